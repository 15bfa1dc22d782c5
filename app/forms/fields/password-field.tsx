import { useState } from "react"
import { useNavigation } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { useHydrated } from "#app/ui/hydration"
import { FieldFrame, useField, ErrorText } from "./field-frame"
import { PasswordRules } from "./password-rules"

type Props = { name: string } & Pick<PasswordInputProps, "label" | "autoComplete">

/** A field for an existing password, or for the repetition of a new one. */
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

/** A field for a new password, with its rules. */
export function NewPasswordField({ name, label }: Pick<Props, "name" | "label">) {
  const model = useField(name, "rules")
  const [typed, setTyped] = useState("")
  const { field } = model
  return (
    <FieldFrame field={field} label={label}>
      <PasswordRules id={field.descriptionId} typed={typed} />
      <PasswordInput {...model} label={label} autoComplete="new-password" onType={setTyped} />
      <ErrorText id={field.errorId} errors={field.errors} />
    </FieldFrame>
  )
}

interface PasswordInputProps {
  label: string
  autoComplete: "current-password" | "new-password"
  onType?: (typed: string) => void
}

/** A password input; with scripts, a button shows the text. It is hidden while sent, since browsers remember text. */
function PasswordInput({
  field,
  describedBy,
  label,
  autoComplete,
  onType,
}: PasswordInputProps & ReturnType<typeof useField>) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  const isSending = useNavigation().state !== "idle"
  const verb = t(isShown ? "password.hide" : "password.show")
  return (
    <div className="flex gap-2">
      <input
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
