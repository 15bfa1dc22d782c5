import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { orNull } from "#app/forms/unavailable.server"
import { Curriculum } from "#app/play/curriculum.server"
import { redirectToSubject } from "#app/play/resolve-source.server"
import type { AppContext } from "#app/server/context.server"
import type { PlacementChoice, PlacementOptions } from "./placement/placement"

/** A teacher's subject by its name in the page's language, as a grade that has it calls it. */
export async function ownSubject(context: AppContext, subject: string, grade: string | undefined) {
  if (!subject || !grade) return subject
  const found = await orNull(new Curriculum(context, grade).findSubject(subject))
  return found?.name ?? subject
}

/** A subject that the grade has not under this name; it may have it in another language. */
export const isUnknownSubject = (
  { grade, subject }: PlacementChoice,
  options: PlacementOptions | null,
) =>
  grade !== "" &&
  subject !== "" &&
  options?.subjects?.some(({ value }) => value === subject) === false

/** An address that names the subject in another language redirects to the one of the page's language. */
export async function redirectToOwnName(
  { request, context }: LoaderFunctionArgs,
  { grade, subject }: PlacementChoice,
): Promise<void> {
  const isInAddress = new URL(request.url).searchParams.get("subject")?.trim() === subject
  const found = isInAddress && (await orNull(new Curriculum(context, grade).findSubject(subject)))
  const elsewhere = found && redirectToSubject(request, found.name)
  if (elsewhere) throw elsewhere
}
