import { useTranslation } from "react-i18next"
import type { OffsidePlaying } from "#game/rounds/offside"
import { QuestionTitle, type TitleLevel } from "./question-title"

interface Props {
  board: Pick<OffsidePlaying, "question" | "worth">
  /** Statements that are not judged yet. */
  left: number
  level?: TitleLevel
}

/** What stands above the statements of offside: the question, and what it is worth. */
export function OffsideBoard({ board, left, level }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <QuestionTitle level={level}>{board.question}</QuestionTitle>
      <p aria-live="polite" className="flex flex-wrap gap-2">
        <span className="chip border-hint">{t("play.worth", { count: board.worth })}</span>
        <span className="chip">{t("offside.left", { count: left })}</span>
      </p>
    </>
  )
}
