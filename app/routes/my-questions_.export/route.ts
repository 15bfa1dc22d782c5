import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { gameNames } from "#contract/words"
import { exportFormats, readOwn, writeQuestions } from "#app/import/export-rows.server"
import { requirePerson } from "#app/session/guards.server"

const types = { csv: "text/csv", gift: "text/plain" } as const

/** The person's own questions of one game, as a file that can be imported again. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requirePerson(request, context)
  const { searchParams } = new URL(request.url)
  const game = gameNames.find((name) => name === searchParams.get("game"))
  const format = exportFormats.find((name) => name === (searchParams.get("format") ?? "csv"))
  const has = game && format && (await context.capabilities.has("my-questions"))
  const questions = has ? await readOwn(context) : null
  if (!game || !format || !questions) throw new Response(null, { status: 404 })
  return new Response(writeQuestions({ game, format }, questions, context.i18n.t), {
    headers: {
      "Content-Type": `${types[format]}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="tahaddi-my-${game}.${format}"`,
      "Cache-Control": "private, no-store",
    },
  })
}
