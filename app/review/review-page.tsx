import { Link, useLocation } from "@remix-run/react"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { EmptyState } from "#app/ui/page-states.tsx"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { Cards } from "./cards"
import { DecideAgain } from "./decide-form"
import { DecideTicked } from "./decide-ticked"
import { Filters } from "./filters"
import type { ReviewReply, ReviewView, TryReply } from "./review"

interface Props {
  review: ReviewView
  /** Why the decision was rejected, or what came of trying answers. */
  reply: ReviewReply | TryReply | undefined
}

/** The waiting questions, page by page. */
export function ReviewPage({ review, reply: given }: Props) {
  const { t } = useTranslation()
  const reply = given && "ids" in given ? given : undefined
  const trial = given && "ids" in given ? undefined : given
  const { category, waiting, found, total } = review
  useFocusOnAnchor()
  // The list could not be read; the decision can be sent again without it.
  if (reply && total === 0 && reply.ids.length > 0)
    return (
      <AdminFrame title={t(`review.${category}.title`)} lead={t("review.lead")}>
        <ReviewError reply={reply} />
        <DecideAgain reply={reply} />
      </AdminFrame>
    )
  return (
    <AdminFrame title={t(`review.${category}.title`)} lead={t("review.lead")}>
      <div className="grid gap-4">
        <ReviewError reply={reply} />
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,38rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
          {total > 0 ? <Filters review={review} /> : null}
          <section aria-labelledby="list" className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <h2 id="list" tabIndex={-1} className="mb-4 text-lg font-bold outline-none">
              {found === total
                ? t("review.waiting", { count: total })
                : t("review.found", { count: found, total })}
            </h2>
            {found < total && found > 0 ? <ShowAll /> : null}
            {waiting.length > 0 ? (
              <Cards review={review} reply={reply} trial={trial} />
            ) : (
              <Nothing isNarrowed={total > 0} />
            )}
          </section>
          {waiting.length > 0 ? <DecideTicked reply={reply} /> : null}
        </div>
        <Pages review={review} />
      </div>
    </AdminFrame>
  )
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useTranslation()
  const what = isNarrowed ? "noMatch" : "empty"
  return (
    <EmptyState
      picture={isNarrowed ? "saffir/thinks" : "saffir/cheers"}
      title={t(`review.${what}.title`)}
    >
      <p className="text-soft">{t(`review.${what}.text`)}</p>
      <Link to={isNarrowed ? "." : "/admin"} className="button button-main" viewTransition>
        {t(`review.${what}.onwards`)}
      </Link>
    </EmptyState>
  )
}

function ShowAll() {
  const { t } = useTranslation()
  return (
    <p className="mb-4">
      <Link to="." className="link inline-flex min-h-[2.75rem] items-center">
        {t("review.noMatch.onwards")}
      </Link>
    </p>
  )
}

/** Moves the focus to the question of the address's hash, as a browser does without a script. */
function useFocusOnAnchor() {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [hash, key])
}

/** Why the decision was rejected. */
function ReviewError({ reply }: { reply: ReviewReply | undefined }) {
  const { t } = useTranslation()
  if (!reply) return null
  const { key, params } = reply.error
  return <AlertBox text={t(key, { ...params })} since={reply} />
}

/** Links to the previous and the next page. */
export function Pages({ review: { filter, pages, ways } }: { review: ReviewView }) {
  const { t } = useTranslation()
  if (pages < 2) return null
  const way = (rel: "prev" | "next") =>
    ways[rel] ? (
      <Link to={ways[rel]} rel={rel} className="button button-quiet">
        {t(`review.${rel}`)}
      </Link>
    ) : null
  return (
    <nav
      aria-label={t("record.pages")}
      className="flex flex-wrap items-center justify-between gap-3"
    >
      {way("prev")}
      <span className="tabular-nums text-soft">
        {t("record.page", { page: filter.page, pages })}
      </span>
      {way("next")}
    </nav>
  )
}
