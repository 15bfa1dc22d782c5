import { useTranslation } from "react-i18next"
import type { FiveHintsDraft } from "#app/make/drafts"
import { FiveHintsBoard } from "#app/play/five-hints-board.tsx"
import { Why } from "#app/play/why.tsx"
import { UserText } from "#app/ui/user-text.tsx"

/** The question with every hint turned over, and what the answer brings. */
export function HintsPreview({ draft }: { draft: FiveHintsDraft }) {
  const { t } = useTranslation()
  const orMissing = (text: string) => text || t("make.preview.missing")
  return (
    <>
      <FiveHintsBoard
        level="h3"
        board={{
          question: orMissing(draft.question),
          hints: draft.hints.map(orMissing),
          hintsLeft: 0,
          worth: 10,
        }}
      />
      <p className="font-bold">{t("make.preview.after")}</p>
      <p>
        <span className="block text-sm text-soft">{t("play.rightAnswer")}</span>
        <strong className="text-xl">
          <UserText>{orMissing(draft.answer.split("|")[0]?.trim() ?? "")}</UserText>
        </strong>
      </p>
      <Why summary={draft.summary} />
    </>
  )
}
