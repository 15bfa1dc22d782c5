import { useId } from "react"
import { useTranslation } from "react-i18next"
import type { FiveHintsPlaying } from "#game/five-hints/view"
import { QuestionTitle, type TitleLevel } from "#app/play/question-text.tsx"
import { UserText } from "#app/ui/user-text.tsx"

interface Props {
  board: Pick<FiveHintsPlaying, "question" | "hints" | "hintsLeft" | "worth">
  level?: TitleLevel
}

/** What a player of five hints sees before the answer: the question, what it is worth, the cards. */
export function FiveHintsBoard({ board, level }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <QuestionTitle level={level}>{board.question}</QuestionTitle>
      <p className="flex flex-wrap gap-2">
        <span className="chip border-hint">{t("play.worth", { count: board.worth })}</span>
        <span className="chip">{t("play.left", { count: board.hintsLeft })}</span>
      </p>
      <HintCards hints={board.hints} hintsLeft={board.hintsLeft} />
    </>
  )
}

/** The hints as cards: those shown, and as many face down as are left. */
export function HintCards({ hints, hintsLeft }: { hints: readonly string[]; hintsLeft: number }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {t("play.hints")}
      </h2>
      <ol className="grid gap-2" aria-live="polite">
        {hints.map((hint, index) => (
          <li
            key={hint}
            className={`flex gap-3 rounded border-s-4 border-hint bg-surface p-4 ${index === hints.length - 1 ? "card-turns" : ""}`}
          >
            <span
              aria-hidden
              className="grid h-8 w-8 flex-none place-items-center rounded-full bg-hint font-bold tabular-nums text-on-hint"
            >
              {index + 1}
            </span>
            <p className="text-lg">
              <span className="sr-only">{t("play.hint", { number: index + 1 })}: </span>
              <UserText>{hint}</UserText>
            </p>
          </li>
        ))}
      </ol>
      <div aria-hidden className="mt-2 flex gap-2">
        {Array.from({ length: hintsLeft }, (_, index) => (
          <span key={index} className="h-3 grow rounded-full border border-edge bg-raised" />
        ))}
      </div>
    </section>
  )
}
