import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { gameNames } from "#contract/words"
import {
  exportFormats,
  writeQuestions,
  readOwn,
  readSubject,
} from "#app/import/export/exported-questions.server"
import { separatorFor } from "#app/forms/csv.server"
import { requirePerson, requireRole } from "#app/session/guards.server"
import { replyWithFile } from "#app/forms/file-reply.server"

const types = { csv: "text/csv", gift: "text/plain" } as const

/**
 * The person's own questions of one game, or for admins the approved ones of a subject, as a file that can be imported
 * again. All questions are read before any is sent, because a truncated file looks complete.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requirePerson(request, context)
  const { searchParams } = new URL(request.url)
  const [grade, subject] = [searchParams.get("grade") ?? "", searchParams.get("subject")]
  if (subject) requireRole(request, context, "Admin")
  const game = gameNames.find((name) => name === searchParams.get("game"))
  const format = exportFormats.find((name) => name === (searchParams.get("format") ?? "csv"))
  if (!game || !format) throw new Response(null, { status: 404 })
  const pages = subject ? readSubject(context, { grade, subject, game }) : readOwn(context, game)
  const parts: string[] = []
  const { t, language } = context.i18n
  const file = { game, format, separator: separatorFor(language) }
  for await (const part of writeQuestions(file, pages, t)) parts.push(part)
  const name = `tahaddi-${subject ? "subject" : "my"}-${game}.${format}`
  return replyWithFile(name, types[format], parts.join(""))
}
