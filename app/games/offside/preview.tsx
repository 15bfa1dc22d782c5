import { useTranslation } from "react-i18next"
import { type CheckProps, CheckResult } from "#app/authoring/preview/check-result.tsx"
import { type LiveProps, LivePreview } from "#app/authoring/preview/live-preview.tsx"
import { OffsideBoard, StatementCard, TruePair } from "./board.tsx"
import { Explanation } from "#app/play/round/question-text.tsx"
import { offsideWorth } from "#game/offside/worth.mjs"
import { type OffsideDraft, offsideDraft } from "./draft"

export function Check(props: CheckProps<OffsideDraft>) {
  return <CheckResult {...props} Preview={Preview} />
}

export function Live({ box }: LiveProps) {
  return <LivePreview box={box} draftOf={offsideDraft} Preview={Preview} />
}

function Preview({ draft }: { draft: OffsideDraft }) {
  const { t } = useTranslation()
  const orMissing = (text: string) => text || t("make.preview.missing")
  const { question, statements, summary } = draft
  return (
    <>
      <OffsideBoard
        level="h3"
        board={{ question: orMissing(question), worth: offsideWorth(0) }}
        left={statements.length}
      />
      {statements.map(({ number, text, isTrue }) => (
        <StatementCard key={number} position={number} text={orMissing(text)}>
          <TruePair key={String(isTrue)} chosen={String(isTrue)} />
        </StatementCard>
      ))}
      {summary ? <p className="font-bold">{t("make.preview.after")}</p> : null}
      <Explanation summary={summary} />
    </>
  )
}
