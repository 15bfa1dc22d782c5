import { useActionData, useLoaderData } from "@remix-run/react"
import { AuthoringPage } from "#app/authoring/authoring-page.tsx"
import { fiveHintsForm } from "#app/games/five-hints/authoring.tsx"
import { fiveHintsAuthoring } from "#app/games/five-hints/authoring.server"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"

export const handle = { form: "question" } satisfies RouteNeeds

export const meta = pageMeta

export const loader = fiveHintsAuthoring.loader
export const action = fiveHintsAuthoring.action

export default function MakeFiveHints() {
  const view = useLoaderData<typeof loader>()
  return (
    <AuthoringPage authoring={fiveHintsForm} view={view} reply={useActionData<typeof action>()} />
  )
}
