import { useField } from "#app/forms/fields/field-frame.tsx"
import { ErrorText } from "#app/ui/error-text.tsx"

export function ChosenField({ name, label, text }: { name: string; label: string; text: string }) {
  const { field } = useField(name)
  return (
    <div id={field.id} tabIndex={-1} className="grid gap-1.5">
      <p>
        <span className="text-soft">{label}: </span>
        <strong>
          <bdi>{text || field.initialValue}</bdi>
        </strong>
      </p>
      <input type="hidden" name={name} defaultValue={field.initialValue} />
      <ErrorText id={field.errorId} errors={field.errors} />
    </div>
  )
}
