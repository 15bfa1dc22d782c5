import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { gameNames } from "#contract/words"
import { exportFormats, readOwn, readSubject, writeQuestions } from "#app/import/export-rows.server"
import { requirePerson, requireRole } from "#app/session/guards.server"

const types = { csv: "text/csv", gift: "text/plain" } as const

/** The person's own questions of one game, or the approved ones of a subject for admins, as a file that can be imported again. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requirePerson(request, context)
  const { searchParams } = new URL(request.url)
  const [grade, subject] = [searchParams.get("grade"), searchParams.get("subject")]
  if (subject) requireRole(request, context, "Admin")
  const game = gameNames.find((name) => name === searchParams.get("game"))
  const format = exportFormats.find((name) => name === (searchParams.get("format") ?? "csv"))
  if (!game || !format) throw new Response(null, { status: 404 })
  const call = subject ? "approved-questions" : "my-questions"
  if (!(await context.capabilities.has(call))) throw new Response(null, { status: 404 })
  const questions = subject
    ? await readSubject(context, { grade: grade ?? "", subject, game })
    : await readOwn(context)
  if (!questions) throw new Response(null, { status: 404 })
  return new Response(writeQuestions({ game, format }, questions, context.i18n.t), {
    headers: {
      "Content-Type": `${types[format]}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="tahaddi-${subject ? "subject" : "my"}-${game}.${format}"`,
      "Cache-Control": "private, no-store",
    },
  })
}
