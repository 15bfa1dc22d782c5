import type { TypedFields } from "#game/kept-forms"

/** Never kept, whatever the form. */
const isSecret = (name: string) => /password|token/i.test(name)

/** What was typed into a form that came too late, without its secrets. */
export async function typedFields(posted: Pick<Request, "formData">): Promise<TypedFields> {
  const sent = await posted.formData().catch(() => new FormData())
  const names = new Set([...sent.keys()].filter((name) => !isSecret(name)))
  const typed = Array.from(names, (name): [string, string | string[]] => {
    const values = sent.getAll(name).filter((value) => typeof value === "string")
    return [name, values.length > 1 ? values : (values[0] ?? "")]
  })
  return Object.fromEntries(typed)
}
