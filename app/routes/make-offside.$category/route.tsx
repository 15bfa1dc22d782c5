import { useActionData, useLoaderData } from "@remix-run/react"
import { AuthoringPage } from "#app/authoring/authoring-page.tsx"
import { offsideForm } from "#app/games/offside/authoring.tsx"
import { offsideAuthoring } from "#app/games/offside/authoring.server"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"

export const handle = { form: "question" } satisfies RouteNeeds

export const meta = pageMeta

export const loader = offsideAuthoring.loader
export const action = offsideAuthoring.action

export default function MakeOffside() {
  const view = useLoaderData<typeof loader>()
  return (
    <AuthoringPage authoring={offsideForm} view={view} reply={useActionData<typeof action>()} />
  )
}
