import { useActionData, useLoaderData } from "@remix-run/react"
import { offsideRoute } from "#app/games/offside/play.server"
import { offsidePlay } from "#app/games/offside/play.tsx"
import { PlayPage } from "#app/play/round/play-page.tsx"
import type { RouteNeeds } from "#app/route-needs"

export const handle = { paysFirst: true, checksSession: true } satisfies RouteNeeds

export { pageMeta as meta } from "#app/i18n/title"
export { shouldRevalidate } from "#app/play/play-frame.tsx"
export const loader = offsideRoute.loader
export const action = offsideRoute.action

export default function PlayOffside() {
  const view = useLoaderData<typeof loader>()
  return <PlayPage part={offsidePlay} view={view} reply={useActionData<typeof action>()} />
}
