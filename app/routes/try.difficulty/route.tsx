import { useActionData, useLoaderData } from "@remix-run/react"
import { difficultyTrial } from "#app/games/difficulty/play.server"
import { difficultyPlay } from "#app/games/difficulty/play.tsx"
import { TrialPage } from "#app/trial/trial-page.tsx"

export { pageMeta as meta } from "#app/i18n/title"
export { shouldRevalidate } from "#app/play/play-frame.tsx"
export const loader = difficultyTrial.loader
export const action = difficultyTrial.action

export default function TryDifficulty() {
  const view = useLoaderData<typeof loader>()
  return <TrialPage part={difficultyPlay} view={view} reply={useActionData<typeof action>()} />
}
