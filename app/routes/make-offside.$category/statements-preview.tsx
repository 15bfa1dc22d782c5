import { useTranslation } from "react-i18next"
import type { OffsideDraft } from "#app/make/drafts"
import { OffsideBoard } from "#app/play/offside-board.tsx"
import { StatementCard, TruePair } from "#app/play/statement-card.tsx"
import { Why } from "#app/play/why.tsx"

/** The question with its statements, judged as the writer judges them. */
export function StatementsPreview({ draft }: { draft: OffsideDraft }) {
  const { t } = useTranslation()
  const orMissing = (text: string) => text || t("make.preview.missing")
  const { question, statements, summary } = draft
  return (
    <>
      <OffsideBoard
        level="h3"
        board={{ question: orMissing(question), worth: 50 }}
        left={statements.length}
      />
      {statements.map(({ place, text, isTrue }) => (
        <StatementCard key={place} place={place} text={orMissing(text)}>
          <TruePair key={String(isTrue)} chosen={String(isTrue)} />
        </StatementCard>
      ))}
      {summary ? <p className="font-bold">{t("make.preview.after")}</p> : null}
      <Why summary={summary} />
    </>
  )
}
