import { useField } from "./fields/field-frame"

/** The idempotency key of the form, the same each time that it is sent; see `form-key.server.ts`. */
export function FormKey() {
  const { field } = useField("formKey")
  return <input type="hidden" name="formKey" defaultValue={field.initialValue} />
}
