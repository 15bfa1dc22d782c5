import { useActionData, useLoaderData } from "@remix-run/react"
import { difficultyRoute } from "#app/games/difficulty/play.server"
import { difficultyPlay } from "#app/games/difficulty/play.tsx"
import { PlayPage } from "#app/play/round/play-page.tsx"
import type { RouteNeeds } from "#app/route-needs"

export const handle = { paysFirst: true, checksSession: true } satisfies RouteNeeds

export { pageMeta as meta } from "#app/i18n/title"
export { shouldRevalidate } from "#app/play/play-frame.tsx"
export const loader = difficultyRoute.loader
export const action = difficultyRoute.action

export default function PlayDifficulty() {
  const view = useLoaderData<typeof loader>()
  return <PlayPage part={difficultyPlay} view={view} reply={useActionData<typeof action>()} />
}
