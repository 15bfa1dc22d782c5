import { useActionData, useLoaderData } from "@remix-run/react"
import { fiveHintsRoute } from "#app/games/five-hints/play.server"
import { fiveHintsPlay } from "#app/games/five-hints/play.tsx"
import { PlayPage } from "#app/play/round/play-page.tsx"
import type { RouteNeeds } from "#app/route-needs"

export const handle = { paysFirst: true, checksSession: true } satisfies RouteNeeds

export { pageMeta as meta } from "#app/i18n/title"
export { shouldRevalidate } from "#app/play/play-frame.tsx"
export const loader = fiveHintsRoute.loader
export const action = fiveHintsRoute.action

export default function PlayFiveHints() {
  const view = useLoaderData<typeof loader>()
  return <PlayPage part={fiveHintsPlay} view={view} reply={useActionData<typeof action>()} />
}
