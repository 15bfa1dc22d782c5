import { useTranslation } from "react-i18next"
import { splitAlternatives } from "#contract/formulas"
import { type CheckProps, CheckResult } from "#app/authoring/preview/check-result.tsx"
import type { PreviewProps } from "#app/authoring/preview/preview-section.tsx"
import { type LiveProps, LivePreview } from "#app/authoring/preview/live-preview.tsx"
import { FoldedTries } from "#app/authoring/try-answers/try-answers.tsx"
import { ItemCard } from "./item-card"
import { UserProse, UserText } from "#app/ui/user-text.tsx"
import { itemScore } from "#game/difficulty/worth.mjs"
import { type DifficultyDraft, difficultyDraft, oneItemDraft } from "./draft"

export function Check(props: CheckProps<DifficultyDraft>) {
  return <CheckResult {...props} Preview={Preview} />
}

export function Live({ box }: LiveProps) {
  return <LivePreview box={box} draftOf={difficultyDraft} Preview={Preview} />
}

export function LiveItem({ box }: LiveProps) {
  return <LivePreview box={box} draftOf={oneItemDraft} Preview={Preview} />
}

function Preview({ draft, tried, isExample }: PreviewProps<DifficultyDraft>) {
  const { t } = useTranslation()
  const orMissing = (text: string) => text || t("make.preview.missing")
  const items = draft.items
    .map((item, index) => ({ ...item, key: index }))
    .filter(({ question }) => !isExample || question !== "")
    .toSorted((one, other) => Number(one.level) - Number(other.level))
  return items.map(({ key, question, answer, exact, summary, level }, index) => (
    <ItemCard
      key={key}
      position={index + 1}
      item={{ question: orMissing(question), score: level === "" ? 0 : itemScore(Number(level)) }}
    >
      <p>
        <span className="text-sm text-soft">{t("play.rightAnswer")}: </span>
        <strong>
          <UserText>{orMissing(splitAlternatives(answer)[0] ?? "")}</UserText>
        </strong>
        {exact ? <span className="block text-sm">{t("make.exact")}</span> : null}
      </p>
      {summary ? (
        <p className="text-soft">
          <UserProse>{summary}</UserProse>
        </p>
      ) : null}
      {tried ? <FoldedTries prefix={`questions[${key}].`} tried={tried} /> : null}
    </ItemCard>
  ))
}
