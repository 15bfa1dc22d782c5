/** A path in a body. */
export type Place = readonly (string | number)[]

export function changedAt(body: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(body))
    return body.map((each, at) => (at === name ? changedAt(each, rest, value) : each))
  const fields = Object.entries(body ?? {})
  return Object.fromEntries(
    fields.map(([each, old]) => [each, each === name ? changedAt(old, rest, value) : old]),
  )
}
