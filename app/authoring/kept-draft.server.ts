import { wireGames } from "#contract/words"
import { orNull } from "#app/forms/refusals.server"
import { Curriculum } from "#app/catalogue/curriculum.server"
import { orMissing } from "#app/upstream/errors.server"
import type { Author } from "./author.server"

export function readDraftId({ searchParams }: URL): string | null {
  const id = searchParams.get("draft") ?? ""
  return /^\d{1,15}$/.test(id) ? id : null
}

type FieldTexts = Readonly<Record<string, string | readonly string[]>>

export async function fieldsOfDraft({ context, game }: Author, id: string): Promise<FieldTexts> {
  const reply = await context.upstream.authoring.draft(id)
  if (reply.status !== 200 || reply.body.game !== wireGames[game])
    throw new Response(null, { status: 404 })
  const fields: FieldTexts = reply.body.fields
  const [grade = "", subject = ""] = [fields["grade"], fields["subject"]].map((all) => all?.[0])
  const named =
    grade && subject ? await orNull(new Curriculum(context, grade).findSubject(subject)) : null
  return { ...fields, ...(named ? { subject: named.name } : {}) }
}

/**
 * Removes the draft that was sent. If that fails it stays, and sending it again stores nothing
 * twice.
 */
export async function removeSentDraft({ context }: Author, id: string | null): Promise<void> {
  if (id) await orNull(orMissing(context.upstream.authoring.removeDraft(id)))
}
