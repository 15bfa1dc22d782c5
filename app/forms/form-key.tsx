import { useField } from "./fields/field-frame"

export function FormKey() {
  const { field } = useField("formKey")
  return <input type="hidden" name="formKey" defaultValue={field.initialValue} />
}
