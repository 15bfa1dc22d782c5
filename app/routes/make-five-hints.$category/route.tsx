import { useActionData, useLoaderData } from "@remix-run/react"
import { titled } from "#app/i18n/title"
import { MakePage } from "#app/make/make-page.tsx"
import { HintsForm } from "./hints-form"
import { writing } from "./write.server"

export const meta = titled

export const loader = writing.loader
export const action = writing.action

export default function MakeFiveHints() {
  const view = useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  return (
    <MakePage game="five-hints" view={view}>
      {(form) => <HintsForm view={view} form={form} reply={reply} />}
    </MakePage>
  )
}
