import { useTranslation } from "react-i18next"
import { UserProse } from "#app/ui/user-text.tsx"
import { HintNumber } from "./hint-number"

/** Hints in full, from the first to the last. */
export function HintCards({ hints }: { hints: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <ol className="grid gap-2" aria-label={t("play.hints")}>
      {hints.map((hint, index) => (
        <li key={hint} className="flex gap-3 rounded border-s-4 border-hint bg-surface p-4">
          <HintNumber>{index + 1}</HintNumber>
          <p className="grow text-lg">
            <UserProse>{hint}</UserProse>
          </p>
        </li>
      ))}
    </ol>
  )
}
