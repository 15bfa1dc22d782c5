import { useTranslation } from "react-i18next"
import type { DifficultyDraft } from "#app/make/drafts"
import { ItemCard } from "#app/play/item-card.tsx"
import { UserText } from "#app/ui/user-text.tsx"

/** The questions as a round shows them, easiest first, each with its answer. */
export function ItemsPreview({ draft }: { draft: DifficultyDraft }) {
  const { t } = useTranslation()
  const orMissing = (text: string) => text || t("make.preview.missing")
  const items = draft.items
    .map((item, place) => ({ ...item, place }))
    .toSorted((one, other) => Number(one.level) - Number(other.level))
  return items.map(({ place, question, answer, summary, level }, index) => (
    <ItemCard
      key={place}
      place={index + 1}
      item={{ question: orMissing(question), score: level === "" ? 0 : 5 * (Number(level) + 1) }}
    >
      <p>
        <span className="text-sm text-soft">{t("play.rightAnswer")}: </span>
        <strong>
          <UserText>{orMissing(answer.split("|")[0]?.trim() ?? "")}</UserText>
        </strong>
      </p>
      {summary ? (
        <p className="text-soft">
          <UserText>{summary}</UserText>
        </p>
      ) : null}
    </ItemCard>
  ))
}
