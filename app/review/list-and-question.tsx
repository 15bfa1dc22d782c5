import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "#app/ui/page-states.tsx"
import { DecideTicked } from "./decide-ticked"
import { Filters } from "./filters"
import { OpenedQuestion } from "./opened-question"
import type { ReviewView } from "./review"
import type { ReviewReply, TryReply } from "./replies"
import { ReviewList } from "./review-list"
import { Pages, ShowAll } from "./list-links"

interface Parts {
  review: ReviewView
  reply: ReviewReply | undefined
  trial: TryReply | undefined
  /** Ids that the page's script has decided; the list may still contain them. */
  decided: readonly string[]
}

/** The list beside the opened question. A phone shows the question if the address names it, else the list. */
export function ListAndQuestion({ review, reply, trial, decided }: Parts) {
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

/** The reply, if it names several questions and so belongs to the form of the ticked ones. */
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
