import { useActionData, useLoaderData } from "@remix-run/react"
import { offsideTrial } from "#app/games/offside/play.server"
import { offsidePlay } from "#app/games/offside/play.tsx"
import { TrialPage } from "#app/trial/trial-page.tsx"

export { pageMeta as meta } from "#app/i18n/title"
export { shouldRevalidate } from "#app/play/play-frame.tsx"
export const loader = offsideTrial.loader
export const action = offsideTrial.action

export default function TryOffside() {
  const view = useLoaderData<typeof loader>()
  return <TrialPage part={offsidePlay} view={view} reply={useActionData<typeof action>()} />
}
