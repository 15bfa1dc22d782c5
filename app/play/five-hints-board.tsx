import { useTranslation } from "react-i18next"
import type { FiveHintsPlaying } from "#game/rounds/five-hints"
import { HintCards } from "./hint-cards"
import { QuestionTitle, type TitleLevel } from "./question-title"

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
