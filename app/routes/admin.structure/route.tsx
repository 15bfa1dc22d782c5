import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { newFormKey } from "#app/forms/define-form.server"
import { languageNamed } from "#app/i18n/language.server"
import { orWithout } from "#app/forms/refusals.server"
import { titled } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { requireRole } from "#app/session/guards.server"
import { changeStructure } from "#app/structure/change-structure.server"
import { viewStructure } from "#app/structure/view.server"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { ChosenEntry } from "./chosen-entry"
import { CopyGrade, GiveSheet, SheetPreview } from "./give-sheet"
import { Changes, Entries } from "./entries"

export const handle = { form: "sheet", ours: "structure" } satisfies RouteNeeds

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const { upstream, i18n } = context
  const reply = await orWithout(context, upstream.admin.structure(), null)
  if (reply && reply.status !== 200) throw new Response(null, { status: 404 })
  return {
    title: i18n.t("structure.title"),
    formKey: newFormKey(),
    ...viewStructure(reply?.body ?? nothing, request, languageNamed(i18n.language) ?? "en"),
  }
}

const nothing = { grades: [], subjects: [], chapters: [], events: [] }

export const action = changeStructure

export default function Structure() {
  const { t } = useTranslation()
  const { title, formKey, chosen, ofGrade, grades, subjects, counts, events } =
    useLoaderData<typeof loader>()
  const reply = useActionData<typeof action>()
  // In one column, what was chosen comes before the form that it has nothing to do with.
  const isChosenFirst = chosen !== null && !reply
  const sheet = (
    <div key="sheet" className="grid grid-cols-1 gap-6">
      {reply?.error ? (
        <AlertBox text={t(reply.error.key, { ...reply.error.params })} since={reply} />
      ) : null}
      {reply?.preview ? <SheetPreview preview={reply.preview} /> : null}
      <GiveSheet text={reply?.text ?? ""} />
      {grades.length > 1 ? <CopyGrade grades={grades} /> : null}
    </div>
  )
  const there = (
    <div key="there" className={`grid grid-cols-1 gap-6 ${isChosenFirst ? "md:order-last" : ""}`}>
      {chosen ? <ChosenEntry key={formKey} chosen={chosen} formKey={formKey} /> : null}
      <Entries
        grades={grades}
        subjects={subjects}
        ofGrade={ofGrade}
        counts={counts}
        of={chosen?.of ?? {}}
      />
      {events.length > 0 ? <Changes events={events} /> : null}
    </div>
  )
  return (
    <AdminFrame title={title} lead={t("structure.lead")}>
      <div className="grid items-start gap-8 md:grid-cols-2">
        {isChosenFirst ? [there, sheet] : [sheet, there]}
      </div>
    </AdminFrame>
  )
}
