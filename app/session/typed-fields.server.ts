import type { TypedFields } from "#game/kept-forms"

/** Never kept, whatever the form. */
const isSecret = (name: string) => /password|token/i.test(name)

/** What was typed into a form that came too late, without its secrets. */
export async function typedFields(posted: Pick<Request, "formData">): Promise<TypedFields> {
  const sent = await posted.formData().catch(() => new FormData())
  const texts = [...sent].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" && !isSecret(name) ? [[name, value]] : [],
  )
  return Object.fromEntries(texts)
}
