import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { orNull } from "#app/forms/unavailable.server"
import { Curriculum } from "#app/catalogue/curriculum.server"
import { redirectToSubject } from "#app/play/sources/resolve-source.server"
import type { AppContext } from "#app/server/context.server"
import type { PlacementChoice, PlacementOptions } from "./placement/placement"

/** The name of a teacher's subject in the page's language, as the grade lists it; else the given name. */
export async function ownSubject(context: AppContext, subject: string, grade: string | undefined) {
  if (!subject || !grade) return subject
  const found = await orNull(new Curriculum(context, grade).findSubject(subject))
  return found?.name ?? subject
}

/** Whether the grade lists no subject of this name; it may list it under a name in another language. */
export const isUnknownSubject = (
  { grade, subject }: PlacementChoice,
  options: PlacementOptions | null,
) =>
  grade !== "" &&
  subject !== "" &&
  options?.subjects?.some(({ value }) => value === subject) === false

/** Throws a redirect to the subject's name in the page's language if the address has it in another language. */
export async function redirectToOwnName(
  { request, context }: LoaderFunctionArgs,
  { grade, subject }: PlacementChoice,
): Promise<void> {
  const isInAddress = new URL(request.url).searchParams.get("subject")?.trim() === subject
  const found = isInAddress && (await orNull(new Curriculum(context, grade).findSubject(subject)))
  const elsewhere = found && redirectToSubject(request, found.name)
  if (elsewhere) throw elsewhere
}
