import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { titled } from "#app/i18n/title"
import { gameNames } from "#contract/words"
import { games } from "#game/games"
import { numberedSections } from "#app/play/addresses"
import { noteOf, sectionProgress } from "#app/play/progress.server"
import { readCategory } from "#app/play/sources/read-source.server"
import { requirePerson, requireRole } from "#app/session/guards.server"
import { choicesOf } from "./choices.server"
import { ChoosePage } from "./choose-page"
import type { RouteNeeds } from "#app/route-needs"

export const handle = { paysFirst: true } satisfies RouteNeeds

export const meta = titled

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const category = readCategory(params.categoryGame)
  const game = gameNames.find((known) => known === params.gameType)
  if (!game) throw new Response(null, { status: 404 })
  const title = context.i18n.t(`game.${game}.title`)
  const { points } = games[game]
  if (category === "entertainment") {
    requirePerson(request, context)
    const progress = await sectionProgress(context)
    const notes = numberedSections.map(({ number }) => noteOf(context, progress?.(number, game)))
    return { title, game, points, choices: null, notes }
  }
  const person = requireRole(request, context, "Student")
  const choices = await choicesOf(request, context, person, game)
  return { title, game, points, choices, notes: [] }
}

export default function Choose() {
  const { game, points, choices, notes } = useLoaderData<typeof loader>()
  return <ChoosePage game={game} points={points} choices={choices} notes={notes} />
}
