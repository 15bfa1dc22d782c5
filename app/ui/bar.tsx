/** A share as a bar; the text beside it says the same. */
export function Bar({ value, max }: { value: number; max: number }) {
  return <progress aria-hidden value={Math.min(value, max)} max={max} className="bar" />
}
