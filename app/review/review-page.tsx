import { Link, useLocation } from "@remix-run/react"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { EmptyState } from "#app/ui/page-states.tsx"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { useLater } from "#app/ui/hydration"
import { DecideAgain } from "./decide-form"
import { DecideTicked } from "./decide-ticked"
import { Filters } from "./filters"
import { OpenedQuestion } from "./opened-question"
import { type ReviewView, decisionsAtOnce } from "./review"
import type { ReviewReply, TryReply } from "./replies"
import { ReviewList, useQuestionAddress } from "./review-list"

const loadScript = () => import("./review-script")

interface Props {
  review: ReviewView
  /** Why the decision was rejected, or what came of trying answers. */
  reply: ReviewReply | TryReply | undefined
}

/** The waiting questions: a list, page by page, and beside it the question that is read. */
export function ReviewPage({ review, reply: given }: Props) {
  const { t } = useTranslation()
  const reply = given && "ids" in given ? given : undefined
  const trial = given && "ids" in given ? undefined : given
  const { category, total } = review
  const box = useRef<HTMLDivElement>(null)
  const [decided, setDecided] = useState<readonly string[]>([])
  const addressOf = useQuestionAddress()
  const script = useLater(loadScript)
  useFocusOnAnchor()
  return (
    <AdminFrame title={t(`review.${category}.title`)} lead={t("review.lead")}>
      <div ref={box} className="grid gap-4">
        <ReviewError reply={reply} />
        {reply && total === 0 && reply.ids.length > 0 ? (
          // The list could not be read; the decision can be sent again without it.
          <DecideAgain reply={reply} />
        ) : (
          <ListAndQuestion review={review} reply={reply} trial={trial} decided={decided} />
        )}
      </div>
      {script ? (
        <script.ReviewScript
          review={review}
          box={box}
          addressOf={addressOf}
          atOnce={decisionsAtOnce}
          onDecided={setDecided}
        />
      ) : null}
    </AdminFrame>
  )
}

interface Parts {
  review: ReviewView
  reply: ReviewReply | undefined
  trial: TryReply | undefined
  /** Decided a moment ago. */
  decided: readonly string[]
}

/** On a phone one of the two: the list, or the question that the address names. */
function ListAndQuestion({ review, reply, trial, decided }: Parts) {
  const { t } = useTranslation()
  const { entries, opened, isChosen, found, total } = review
  const isOfOpened = reply?.ids.every((id) => opened?.ids.includes(id)) && reply.ids.length > 0
  const shown = opened && !opened.ids.every((id) => decided.includes(id)) ? opened : null
  const isEmpty = entries.every(({ ids }) => ids.every((id) => decided.includes(id)))
  return (
    <>
      {total > 0 ? <Filters review={review} /> : null}
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] md:gap-x-8">
        <div
          className={`grid gap-4 md:sticky md:top-20 md:max-h-[calc(100vh-6rem)] md:overflow-y-auto ${isChosen ? "max-md:hidden" : ""} ${isEmpty ? "md:col-span-2" : ""}`}
        >
          <section aria-labelledby="list">
            <h2 id="list" tabIndex={-1} className="mb-4 text-lg font-bold outline-none">
              {found === total
                ? t("review.waiting", { count: total - decided.length })
                : t("review.found", { count: found - decided.length, total })}
            </h2>
            {found < total && found > 0 ? <ShowAll /> : null}
            {isEmpty ? (
              <Nothing isNarrowed={total > decided.length} />
            ) : (
              <ReviewList review={review} reply={isOfOpened ? undefined : reply} held={decided} />
            )}
          </section>
          {isEmpty ? null : <DecideTicked reply={isOfOpened ? undefined : ticked(reply)} />}
          <Pages review={review} />
        </div>
        {shown ? (
          <section
            aria-labelledby="opened"
            className={`grid gap-4 ${isChosen ? "" : "max-md:hidden"}`}
          >
            <h2 id="opened" className="sr-only">
              {t("review.opened")}
            </h2>
            <OpenedQuestion
              key={shown.id}
              opened={shown}
              reply={isOfOpened ? reply : undefined}
              trial={shown.ids.includes(trial?.id ?? "") ? trial : undefined}
              triesMax={review.triesMax}
            />
          </section>
        ) : null}
      </div>
    </>
  )
}

/** A reply to the form of the ticked questions, not one that came before any was chosen. */
const ticked = (reply: ReviewReply | undefined) =>
  reply && reply.ids.length > 1 ? reply : undefined

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
