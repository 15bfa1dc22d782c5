import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { gameNames } from "#contract/words"
import { readOwn, writeQuestions } from "#app/import/export-rows.server"
import { requirePerson } from "#app/session/guards.server"

/** The person's own questions of one game, as a sheet that can be imported again. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requirePerson(request, context)
  const wanted = new URL(request.url).searchParams.get("game")
  const game = gameNames.find((name) => name === wanted)
  const has = game && (await context.capabilities.has("my-questions"))
  const questions = has ? await readOwn(context) : null
  if (!game || !questions) throw new Response(null, { status: 404 })
  return new Response(writeQuestions(game, questions, context.i18n.t), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="tahaddi-my-${game}.csv"`,
      "Cache-Control": "private, no-store",
    },
  })
}
