import { Form, Link } from "@remix-run/react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { gameCards } from "#app/games/game-cards.tsx"
import { GameLabel } from "#app/games/game-label.tsx"
import { DecideForm } from "#app/review/decide/decide-form.tsx"
import type { ReviewReply } from "#app/review/decide/decision"
import type { WaitingQuestion } from "#app/review/question/entry"
import { QuestionPreview } from "#app/review/question/question-preview.tsx"
import { type OpenedEntry, type TryReply, toAnchor } from "./review"
import { useQuestionAddress } from "./review-list"
import { TryInReview } from "./try-in-review"

interface Props {
  opened: OpenedEntry
  reply: ReviewReply | undefined
  trial: TryReply | undefined
  triesMax: number | null
  canUndo: boolean
  undoing: ReactNode
}

export function OpenedQuestion({ opened, reply, trial, triesMax, canUndo, undoing }: Props) {
  const { id, items, game, next } = opened
  const isSet = items.length > 1
  const [action] = useQuestionAddress()(id).split("#")
  const canTry = triesMax !== null && game !== null && gameCards[game].hasAnswerText
  const getTrial = (item: WaitingQuestion) => (trial?.id === item.id ? trial : undefined)
  return (
    <article
      id={toAnchor(id)}
      tabIndex={-1}
      className="grid gap-2 rounded-lg border-2 border-edge p-4 outline-none [overflow-wrap:anywhere]"
    >
      {undoing}
      <header className="flex flex-wrap items-center gap-x-4 text-sm text-soft">
        <Origin opened={opened} />
        <Neighbours opened={opened} />
      </header>
      {items.map((item) =>
        isSet ? (
          <SetItem key={item.id} item={item} setId={id}>
            {canTry ? (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="questionId" value={item.id} />
                <TryInReview id={item.id} opened={id} max={triesMax} trial={getTrial(item)} />
              </Form>
            ) : null}
          </SetItem>
        ) : (
          <Question key={item.id} item={item} />
        ),
      )}
      {canTry && !isSet ? (
        <TryInReview id={id} opened={id} max={triesMax} trial={trial} form={toDecideForm(id)} />
      ) : null}
      <div className="decide sticky">
        <DecideForm
          id={toDecideForm(id)}
          action={action}
          canUndo={canUndo}
          hasKeys
          typed={reply ?? trial}
        >
          {isSet ? null : <input type="hidden" name="questionId" value={id} />}
          {canUndo ? null : <input type="hidden" name="language" value={opened.language} />}
          <input type="hidden" name="next" value={next} />
        </DecideForm>
      </div>
    </article>
  )
}

const toDecideForm = (id: string) => `decide-${id}`

function SetItem({
  item,
  setId,
  children,
}: {
  item: WaitingQuestion
  setId: string
  children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <Question item={item} />
      <label className="flex min-h-[2.75rem] items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="questionId"
          value={item.id}
          form={toDecideForm(setId)}
          defaultChecked
          className="tick-box"
        />
        {t("review.decideThis")}
      </label>
      {children}
    </section>
  )
}

function Question({ item }: { item: WaitingQuestion }) {
  return (
    <>
      <QuestionPreview item={item} />
      {item.correct && (
        <Link
          to={`/admin/correct/${item.id}`}
          className="print:hidden link inline-flex min-h-[2.75rem] items-center justify-self-start text-sm"
        >
          {item.correct}
        </Link>
      )}
    </>
  )
}

function Neighbours({ opened: { prev, next } }: { opened: OpenedEntry }) {
  const { t } = useTranslation()
  const addressOf = useQuestionAddress()
  const link = (id: string, label: string, key?: "J" | "K") =>
    id || !key ? (
      <Link
        to={addressOf(id)}
        preventScrollReset
        aria-keyshortcuts={key}
        className={`link inline-flex min-h-[2.75rem] items-center ${key ? "" : "md:hidden"}`}
      >
        {label}
      </Link>
    ) : null
  return (
    <nav aria-label={t("review.neighbours")} className="flex flex-wrap gap-x-6 md:ms-auto">
      {link("", t("review.toList"))}
      {link(prev, t("review.prevQuestion"), "K")}
      {link(next, t("review.nextQuestion"), "J")}
    </nav>
  )
}

function Origin({ opened: { id, game, origin, author, age, discuss } }: { opened: OpenedEntry }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-1">
        <GameLabel game={game} /> {origin ? "·" : ""} <bdi>{origin}</bdi>
      </p>
      <p className="flex flex-wrap items-center gap-x-4">
        <span>
          <bdi className="font-semibold text-text">{author}</bdi> {author && age ? "·" : ""}{" "}
          <bdi>{age}</bdi>
        </span>
        {discuss && (
          <Link to={`/admin/questions/${id}`} className="link">
            {discuss}
          </Link>
        )}
      </p>
    </>
  )
}
