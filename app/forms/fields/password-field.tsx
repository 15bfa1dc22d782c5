import { useState } from "react"
import { useNavigation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { lengths, passwordRules } from "#contract/limits"
import { Icon } from "#app/ui/icon.tsx"
import { useHydrated } from "#app/ui/hydration"
import { FieldFrame, useField } from "./field-frame"
import { ErrorText } from "#app/ui/error-text.tsx"

type Props = { name: string } & Pick<PasswordInputProps, "label" | "autoComplete" | "begin">

export function PasswordField({ name, ...props }: Props) {
  const model = useField(name)
  const { field } = model
  return (
    <FieldFrame field={field} label={props.label}>
      <PasswordInput {...model} {...props} />
      <ErrorText id={field.errorId} errors={field.errors} />
    </FieldFrame>
  )
}

export const NewPasswordFields = ({
  confirm,
  ...field
}: NewPasswordProps & { confirm: string }) => (
  <>
    <NewPasswordField {...field} />
    <PasswordField name="confirmPassword" label={confirm} autoComplete="new-password" />
  </>
)

type NewPasswordProps = Pick<Props, "name" | "label">

function NewPasswordField({ name, label }: NewPasswordProps) {
  const { t } = useTranslation()
  const { errors } = useField(name).field
  const saysNeeds = !errors?.some(({ key }) => key !== "errors.required")
  const help = saysNeeds ? t("password.needs", { min: lengths.password.min }) : ""
  const model = useField(name, help)
  const [typed, setTyped] = useState("")
  const { field } = model
  return (
    <FieldFrame field={field} label={label} help={help}>
      <PasswordInput {...model} label={label} autoComplete="new-password" onType={setTyped} />
      {typed ? <PasswordRules typed={typed} /> : null}
      <ErrorText id={field.errorId} errors={field.errors} />
    </FieldFrame>
  )
}

interface PasswordInputProps {
  label: string
  autoComplete: "current-password" | "new-password" | "one-time-code"
  onType?: (typed: string) => void
  begin?: string
}

/** With scripts, a button shows the text. It is hidden while sent, since browsers remember text. */
function PasswordInput({
  field,
  describedBy,
  label,
  autoComplete,
  onType,
  begin,
}: PasswordInputProps & ReturnType<typeof useField>) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  const isSending = useNavigation().state !== "idle"
  const verb = t(isShown ? "password.hide" : "password.show")
  return (
    <div className="flex gap-2">
      <input
        ref={(input) => input && onType?.(input.value)}
        id={field.id}
        name={field.name}
        type={isShown && !isSending ? "text" : "password"}
        required={field.required}
        minLength={field.minLength}
        maxLength={field.maxLength}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        defaultValue={begin}
        aria-invalid={field.errors ? true : undefined}
        aria-describedby={describedBy}
        onInput={(event) => onType?.(event.currentTarget.value)}
        className="control min-w-0"
      />
      {useHydrated() ? (
        <button
          type="button"
          aria-label={`${verb}: ${label}`}
          onClick={() => setIsShown(!isShown)}
          className="button button-quiet !px-3"
        >
          {verb}
        </button>
      ) : null}
    </div>
  )
}

export const passwordDemands = [
  { name: "length", isMetBy: (typed: string) => typed.length >= lengths.password.min },
  ...passwordRules.map(({ rule, pattern }) => ({
    name: rule,
    isMetBy: (typed: string) => pattern.test(typed),
  })),
] as const

function PasswordRules({ typed }: { typed: string }) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-x-4 gap-y-1 text-sm text-soft sm:grid-cols-2">
      {passwordDemands.map(({ name, isMetBy }) => {
        const isMet = isMetBy(typed)
        return (
          <li key={name} className={`flex items-center gap-2 ${isMet ? "text-action" : ""}`}>
            <span aria-hidden className="grid w-5 justify-items-center">
              {isMet ? <Icon name="check" /> : <span className="h-1.5 w-1.5 rounded bg-edge" />}
            </span>
            {t(`password.rule.${name}`, { min: lengths.password.min })}
            {isMet ? <span className="sr-only">{t("password.met")}</span> : null}
          </li>
        )
      })}
    </ul>
  )
}
