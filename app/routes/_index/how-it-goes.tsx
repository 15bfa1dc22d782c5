import { useTranslation } from "react-i18next"
import { hintsPoints } from "#game/five-hints/worth.mjs"
import { Icon } from "#app/ui/icon.tsx"
import { TitledSection } from "#app/ui/headings.tsx"

export function HowItGoes({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation()
  if (isOpen)
    return (
      <TitledSection id="how" title={t("home.how.title")}>
        <Steps />
      </TitledSection>
    )
  return (
    <details className="rounded-lg border border-line px-4">
      <summary className="flex min-h-[2.75rem] items-center gap-3 font-bold">
        {t("home.how.title")}
      </summary>
      <div className="pb-4 pt-2">
        <Steps />
      </div>
    </details>
  )
}

const steps = [
  { name: "choose", icon: "book" },
  { name: "guess", icon: "five-hints" },
  { name: "climb", icon: "trophy" },
] as const

function Steps() {
  const { t } = useTranslation()
  return (
    <ol className="grid gap-4 sm:grid-cols-3">
      {steps.map(({ name, icon }) => (
        <li key={name} className="card grid content-start gap-2">
          <Icon name={icon} className="text-2xl text-action" />
          <h3 className="text-lg font-bold">{t(`home.how.${name}.title`)}</h3>
          <p className="text-soft">{t(`home.how.${name}.text`, hintsPoints)}</p>
        </li>
      ))}
    </ol>
  )
}
