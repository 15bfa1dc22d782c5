type Place = readonly (string | number)[]

/**
 * Fields that identify an existing entry or are never taken as proof of identity: other tests cover them.
 */
const references = new Set(["userId", "grade", "chapter", "subject", "subjectNames", "game"])

/** The paths of the texts in a body that people type. */
export function textsIn(body: unknown, place: Place = []): readonly Place[] {
  if (typeof body === "string") return [place]
  if (typeof body !== "object" || body === null) return []
  return Object.entries(body).flatMap(([name, value]) =>
    references.has(name)
      ? []
      : textsIn(value, [...place, Array.isArray(body) ? Number(name) : name]),
  )
}

/** A copy of the body with another value at one path. */
export function changedAt(body: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(body))
    return body.map((each, at) => (at === name ? changedAt(each, rest, value) : each))
  const fields = Object.entries(body ?? {})
  return Object.fromEntries(
    fields.map(([each, old]) => [each, each === name ? changedAt(old, rest, value) : old]),
  )
}

/** Invalid bodies: empty ones, other types of values, and the body without each of its fields. */
export function outlinesOf(body: object): readonly unknown[] {
  const fields = Object.keys(body).filter((name) => name !== "userId")
  const without = fields.map((name) => changedAt(body, [name], undefined))
  return ["", 7, null, [], [body], {}, JSON.stringify(body), ...without]
}
