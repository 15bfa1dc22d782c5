import type { MouseEvent } from "react"

interface Props {
  fieldId: string
  signs: string
}

/** Keys that type into the field at its caret. Pressed, they leave the focus there, so that a phone keeps its keyboard. */
export const SignKeys = ({ fieldId, signs }: Props) =>
  [...signs].map((sign) => (
    <button
      key={sign}
      type="button"
      // Otherwise ≤ looks like ≥ on an Arabic page.
      dir="ltr"
      className="button button-quiet min-w-[2.75rem] shrink-0 !px-2"
      onMouseDown={keepFocus}
      onClick={() => insert(fieldId, sign)}
    >
      {sign}
    </button>
  ))

const keepFocus = (event: MouseEvent) => event.preventDefault()

function insert(fieldId: string, sign: string) {
  const field = document.getElementById(fieldId)
  if (!(field instanceof HTMLInputElement)) return
  const { value, selectionEnd } = field
  // A field that never had the focus has its caret before what it holds.
  const isUntouched = field !== document.activeElement && !selectionEnd
  const end = isUntouched ? value.length : (selectionEnd ?? 0)
  field.setRangeText(sign, isUntouched ? end : (field.selectionStart ?? end), end, "end")
  field.dispatchEvent(new Event("input", { bubbles: true }))
}
