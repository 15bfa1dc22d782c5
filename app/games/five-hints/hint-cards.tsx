import { useTranslation } from "react-i18next"
import { UserProse } from "#app/ui/user-text.tsx"
import { HintNumber } from "./hint-number"

/** Hints in full, from the first to the last. */
export function HintCards({ hints }: { hints: readonly string[] }) {
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
