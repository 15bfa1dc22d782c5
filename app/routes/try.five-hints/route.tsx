import { useActionData, useLoaderData } from "@remix-run/react"
import { fiveHintsTrial } from "#app/games/five-hints/play.server"
import { fiveHintsPlay } from "#app/games/five-hints/play.tsx"
import { TrialPage } from "#app/trial/trial-page.tsx"

export { pageMeta as meta } from "#app/i18n/title"
export { shouldRevalidate } from "#app/play/play-frame.tsx"
export const loader = fiveHintsTrial.loader
export const action = fiveHintsTrial.action

export default function TryFiveHints() {
  const view = useLoaderData<typeof loader>()
  return <TrialPage part={fiveHintsPlay} view={view} reply={useActionData<typeof action>()} />
}
