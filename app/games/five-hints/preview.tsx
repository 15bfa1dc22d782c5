import { useTranslation } from "react-i18next"
import { splitAlternatives } from "#contract/formulas"
import { hintsWorth } from "#game/five-hints/worth.mjs"
import { type CheckProps, CheckResult } from "#app/authoring/preview/check-result.tsx"
import type { PreviewProps } from "#app/authoring/preview/preview-section.tsx"
import { type LiveProps, LivePreview } from "#app/authoring/preview/live-preview.tsx"
import { TryAnswers } from "#app/authoring/try-answers/try-answers.tsx"
import { Explanation } from "#app/play/round/question-text.tsx"
import { UserText, UserProse } from "#app/ui/user-text.tsx"
import { type FiveHintsDraft, fiveHintsDraft } from "./draft"
import { OpenQuestion } from "./question"
import { HintNumber } from "./hint-number"

export function Check(props: CheckProps<FiveHintsDraft>) {
  return <CheckResult {...props} Preview={Preview} />
}

export function Live({ box }: LiveProps) {
  return <LivePreview box={box} draftOf={fiveHintsDraft} Preview={Preview} />
}

function Preview({ draft, tried }: PreviewProps<FiveHintsDraft>) {
  const { t } = useTranslation()
  const orMissing = (text: string) => text || t("make.preview.missing")
  return (
    <>
      <OpenQuestion
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
          <UserText>{orMissing(splitAlternatives(draft.answer)[0] ?? "")}</UserText>
        </strong>
        {draft.exact ? <span className="block text-sm">{t("make.exact")}</span> : null}
      </p>
      <Explanation summary={draft.summary} />
      <TryAnswers prefix="" tried={tried} />
    </>
  )
}

function HintCards({ hints }: { hints: readonly string[] }) {
  const { t } = useTranslation()
  // The text is no key: hints that are not written yet have the same one.
  const numbered = hints.map((hint, index) => ({ hint, number: index + 1 }))
  return (
    <ol className="grid gap-2" aria-label={t("play.hints")}>
      {numbered.map(({ hint, number }) => (
        <li key={number} className="flex gap-3 rounded border-s-4 border-hint bg-surface p-4">
          <HintNumber>{number}</HintNumber>
          <p className="grow text-lg">
            <UserProse>{hint}</UserProse>
          </p>
        </li>
      ))}
    </ol>
  )
}
