import { useTranslation } from "react-i18next"
import { Link } from "@remix-run/react"
import type { ReactNode } from "react"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { useLater } from "#app/ui/hydration"
import { DecideForm } from "#app/review/decide/decide-form.tsx"
import { type ReviewReply, decisionsAtOnce, whyError } from "#app/review/decide/decision"
import { UndoForm } from "#app/review/decide/undo-form.tsx"
import { EmptyState } from "#app/ui/page-states.tsx"
import { type ReviewView, type TryReply, tickedForm } from "./review"
import { Filters, Found, ReviewList } from "./review-list"
import { OpenedQuestion } from "./opened-question"

const loadScript = () => import("./review-script")

interface Props {
  review: ReviewView
  reply: ReviewReply | TryReply | undefined
}

export function ReviewListPage({ review, reply: given }: Props) {
  const { t } = useTranslation()
  const reply = given && "ids" in given ? given : undefined
  const trial = given && "ids" in given ? undefined : given
  const { category, total, canUndo } = review
  const script = useLater(loadScript)
  return (
    <AdminFrame title={t(`review.${category}.title`)} lead={t("review.lead")}>
      <div className="grid gap-4">
        {reply ? (
          <AlertBox text={t(reply.error.key, { ...reply.error.params })} since={reply}>
            {reply.error.key === whyError.key ? (
              <a href="#why" className="link">
                {t("review.chooseReason")}
              </a>
            ) : null}
          </AlertBox>
        ) : null}
        {reply && total === 0 && reply.ids.length > 0 ? (
          // The list could not be read; the decision can be sent again without it.
          <DecideForm id="again" isTicked={reply.ids.length > 1} canUndo={canUndo} typed={reply}>
            <input type="hidden" name="questionId" value={reply.ids.join(" ")} />
          </DecideForm>
        ) : (
          <ListAndQuestion
            review={review}
            reply={reply}
            trial={trial}
            tickAll={script && <script.TickAll />}
          />
        )}
      </div>
      {script ? <script.ReviewScript /> : null}
    </AdminFrame>
  )
}

interface Parts {
  review: ReviewView
  reply: ReviewReply | undefined
  trial: TryReply | undefined
  tickAll: ReactNode
}

function ListAndQuestion({ review, reply, trial, tickAll }: Parts) {
  const { t } = useTranslation()
  const { entries, opened, isChosen, found, total, canUndo, undo } = review
  const isOfOpened = reply?.ids.every((id) => opened?.ids.includes(id)) && reply.ids.length > 0
  const others = isOfOpened ? undefined : reply
  const isEmpty = entries.length === 0
  // After a decision, the page is scrolled to what follows: undoing it is the first that can be done there.
  const undoing = undo ? (
    <UndoForm
      minutes={undo.minutes}
      className="undoing flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded border-2 border-hint p-2 ps-3"
    >
      <input type="hidden" name="questionId" value={undo.ids.join(" ")} />
    </UndoForm>
  ) : null
  return (
    <>
      {total > 0 ? <Filters review={review} /> : null}
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] md:gap-x-8">
        <div
          className={`grid gap-4 ${isChosen ? "max-md:hidden" : ""} ${isEmpty ? "md:col-span-2" : ""}`}
        >
          <section {...(total > 0 ? { "aria-labelledby": "list" } : { id: "list", tabIndex: -1 })}>
            {total > 0 ? <Found review={review} /> : null}
            {isChosen ? null : undoing}
            {found < total && found > 0 ? <ShowAll /> : null}
            {isEmpty ? (
              <Nothing isNarrowed={total > 0} />
            ) : (
              <ReviewList review={review} reply={others} />
            )}
          </section>
          {isEmpty ? null : <DecideTicked canUndo={canUndo} reply={others} tickAll={tickAll} />}
          <Pages review={review} />
        </div>
        {opened ? (
          <section
            aria-labelledby="opened"
            className={`grid gap-4 ${isChosen ? "" : "max-md:hidden"}`}
          >
            <h2 id="opened" className="sr-only">
              {t("review.opened")}
            </h2>
            <OpenedQuestion
              key={opened.id}
              opened={opened}
              reply={isOfOpened ? reply : undefined}
              trial={opened.ids.includes(trial?.id ?? "") ? trial : undefined}
              triesMax={review.triesMax}
              canUndo={canUndo}
              undoing={isChosen ? undoing : null}
            />
          </section>
        ) : null}
      </div>
    </>
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

function Pages({ review: { filter, pages, ways } }: { review: ReviewView }) {
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

function DecideTicked({
  canUndo,
  reply,
  tickAll,
}: {
  canUndo: boolean
  reply: ReviewReply | undefined
  tickAll: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="ticked-title" className="ticked card grid gap-3 border-edge">
      <h2 id="ticked-title" className="font-bold">
        {t("review.ticked")}
      </h2>
      <p className="text-sm text-soft">{t("review.tickedHelp", { max: decisionsAtOnce })}</p>
      {tickAll}
      <DecideForm id={tickedForm} isTicked canUndo={canUndo} typed={reply} />
    </section>
  )
}
