import { useActionData, useLoaderData } from "@remix-run/react"
import { AuthoringPage } from "#app/authoring/authoring-page.tsx"
import { difficultyForm } from "#app/games/difficulty/authoring.tsx"
import { difficultyAuthoring } from "#app/games/difficulty/authoring.server"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"

export const handle = { form: "question" } satisfies RouteNeeds

export const meta = pageMeta

export const loader = difficultyAuthoring.loader
export const action = difficultyAuthoring.action

export default function MakeDifficulty() {
  const view = useLoaderData<typeof loader>()
  return (
    <AuthoringPage authoring={difficultyForm} view={view} reply={useActionData<typeof action>()} />
  )
}
