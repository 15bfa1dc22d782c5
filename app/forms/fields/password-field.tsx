import { useState } from "react"
import { FieldFrame, useField, ErrorText } from "./field-frame"
import { PasswordInput, type PasswordInputProps } from "./password-input"
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
