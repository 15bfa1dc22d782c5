import { Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import type { TranslationKey } from "#app/i18n/keys"
import { TitledSection } from "#app/ui/headings.tsx"
import { Icon } from "#app/ui/icon.tsx"

export interface FirstStep {
  readonly name: "structure" | "teachers" | "questions" | "pupils" | "address"
  readonly isDone: boolean
  readonly to: string
  readonly text: TranslationKey
}

export function FirstSteps({ steps, signUp }: { steps: readonly FirstStep[]; signUp: string }) {
  const { t } = useTranslation()
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <TitledSection id="first-steps" title={t("firstSteps.title", { done })}>
      <ol className="grid gap-3">
        {steps.map(({ name, isDone, to, text }, index) => (
          <li key={name} className={`card flex gap-4 !p-4 ${isDone ? "text-soft" : "border-hint"}`}>
            {isDone ? (
              <Icon
                name="check"
                label={t("firstSteps.done")}
                className="w-6 flex-none text-2xl text-action"
              />
            ) : (
              <span aria-hidden className="w-6 flex-none text-center text-xl font-bold">
                {index + 1}
              </span>
            )}
            <div className="min-w-0 grow [overflow-wrap:anywhere]">
              <h3 className="font-bold">
                {to && !isDone ? (
                  <Link to={to} className="link" viewTransition>
                    {t(`firstSteps.${name}.title`)}
                  </Link>
                ) : (
                  t(`firstSteps.${name}.title`)
                )}
              </h3>
              {isDone ? null : (
                <p className="text-soft">
                  {name === "pupils" && signUp
                    ? t("firstSteps.pupilsAt", { address: signUp })
                    : t(text)}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}
