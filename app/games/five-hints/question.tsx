import { useTranslation } from "react-i18next"
import type { FiveHintsPlaying } from "#game/five-hints/view"
import { QuestionTitle, type TitleLevel } from "#app/play/round/question-text.tsx"

interface Props {
  board: Pick<FiveHintsPlaying, "question" | "hintsLeft" | "worth">
  level?: TitleLevel
}

export function OpenQuestion({ board, level }: Props) {
  const { t } = useTranslation()
  return (
    <div className="asked grid gap-3">
      <QuestionTitle level={level}>{board.question}</QuestionTitle>
      <p className="roomy flex flex-wrap gap-2">
        {board.worth > 0 ? (
          <span className="points chip border-hint">{t("play.worth", { count: board.worth })}</span>
        ) : null}
        {board.hintsLeft > 0 ? (
          <span className="chip">{t("play.left", { count: board.hintsLeft })}</span>
        ) : null}
      </p>
    </div>
  )
}
