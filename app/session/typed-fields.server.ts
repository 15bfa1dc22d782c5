import type { TypedFields } from "#game/referee"

/** Fields with such names are never saved. */
const isSecret = (name: string) => /password|token/i.test(name)

/** In characters, names and values together: more than any form of this site has within its limits. */
const mostCharacters = 20_000

/**
 * The fields to save of a form, without secrets and files. They are stored and shown again, so fields
 * beyond what any form holds are left out.
 */
export async function typedFields(posted: Pick<Request, "formData">): Promise<TypedFields> {
  const sent = await posted.formData().catch(() => new FormData())
  const typed = new Map<string, string[]>()
  let left = mostCharacters
  for (const [name, value] of sent) {
    if (isSecret(name) || typeof value !== "string") continue
    // An empty field takes space, too.
    left -= name.length + value.length + 10
    if (left < 0) break
    const values = typed.get(name)
    if (values) values.push(value)
    else typed.set(name, [value])
  }
  return Object.fromEntries(
    Array.from(typed, ([name, values]) => [name, values.length > 1 ? values : (values[0] ?? "")]),
  )
}
