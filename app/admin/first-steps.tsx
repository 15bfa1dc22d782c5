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
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <TitledSection id="first-steps" title={t("firstSteps.title", { done })}>
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          <li
            key={step.name}
            className={`card flex items-start gap-4 !p-4 ${step === next ? "border-action" : ""}`}
          >
            {step.isDone ? (
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
            <Step step={step} isNext={step === next} signUp={signUp} />
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

interface StepProps {
  step: FirstStep
  isNext: boolean
  signUp: string
}

function Step({ step: { name, isDone, to, text }, isNext, signUp }: StepProps) {
  const { t } = useTranslation()
  const title = t(`firstSteps.${name}.title`)
  return (
    <div className="grid min-w-0 grow gap-2 [overflow-wrap:anywhere]">
      <h3 className="font-bold">
        {to && !isNext ? (
          <Link to={to} className="link" viewTransition>
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      {isDone && to ? null : <p className="text-soft">{t(text)}</p>}
      {name === "pupils" && signUp && !isDone ? (
        <p className="text-soft">
          {t("firstSteps.signUpAt")} <code>{signUp}</code>
        </p>
      ) : null}
      {to && isNext && name !== "address" ? (
        <Link to={to} className="button button-main sm:justify-self-start" viewTransition>
          {t(`firstSteps.${name}.action`)}
          <Icon name="arrow-next" />
        </Link>
      ) : null}
    </div>
  )
}
