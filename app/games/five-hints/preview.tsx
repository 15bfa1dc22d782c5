import { useTranslation } from "react-i18next"
import { type CheckProps, CheckResult } from "#app/authoring/preview/check-result.tsx"
import type { PreviewProps } from "#app/authoring/preview/preview-section.tsx"
import { type LiveProps, LivePreview } from "#app/authoring/preview/live-preview.tsx"
import { TryAnswers } from "#app/authoring/try-answers/try-answers.tsx"
import { Explanation } from "#app/play/round/question-text.tsx"
import { UserText } from "#app/ui/user-text.tsx"
import { hintsWorth } from "#game/five-hints/worth.mjs"
import { type FiveHintsDraft, fiveHintsDraft } from "./draft"
import { HintCards } from "./hint-cards"
import { Question } from "./question"

export function Check(props: CheckProps<FiveHintsDraft>) {
  return <CheckResult {...props} Preview={Preview} />
}

export function Live({ box }: LiveProps) {
  return <LivePreview box={box} draftOf={fiveHintsDraft} Preview={Preview} />
}

/** The question with all hints, the right answer with its explanation, and answers to try. */
function Preview({ draft, tried }: PreviewProps<FiveHintsDraft>) {
  const { t } = useTranslation()
  const orMissing = (text: string) => text || t("make.preview.missing")
  return (
    <>
      <Question
        level="h3"
        board={{
          question: orMissing(draft.question),
          hintsLeft: 0,
          worth: hintsWorth(draft.hints.length),
        }}
      />
      <HintCards hints={draft.hints.map(orMissing)} />
      <p className="font-bold">{t("make.preview.after")}</p>
      <p>
        <span className="block text-sm text-soft">{t("play.rightAnswer")}</span>
        <strong className="text-xl">
          <UserText>{orMissing(draft.answer.split("|")[0]?.trim() ?? "")}</UserText>
        </strong>
      </p>
      <Explanation summary={draft.summary} />
      <TryAnswers prefix="" tried={tried} />
    </>
  )
}
