import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { useActionData, useLoaderData, Link } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import { AdminFrame } from "#app/admin/admin-frame.tsx"
import { newFormKey } from "#app/forms/define-form.server"
import { orWithout } from "#app/forms/refusals.server"
import { pageMeta } from "#app/i18n/title"
import type { RouteNeeds } from "#app/route-needs"
import { requireRole } from "#app/session/guards.server"
import { useFreshKey } from "#app/forms/form.tsx"
import { changeStructure } from "#app/structure/change-structure.server"
import { entryForm } from "#app/structure/correct-entry.server"
import { readBefore, viewStructure } from "#app/structure/view.server"
import { AlertBox } from "#app/ui/alert-box.tsx"
import { Changes, SheetPreview } from "./changes"
import { ChosenEntry } from "./chosen-entry"
import { Entries } from "./entries"
import { Sheets } from "./give-sheet"

export const handle = { form: "sheet", ours: "structure" } satisfies RouteNeeds

export const meta = pageMeta

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const { upstream, i18n } = context
  const reply = await orWithout(context, upstream.admin.structure(readBefore(request)), null)
  if (reply && reply.status !== 200) throw new Response(null, { status: 404 })
  const view = viewStructure(reply?.body ?? null, request, i18n.language)
  const typed = await context.savedSubmissions.take()
  return {
    title: i18n.t("structure.title"),
    ...view,
    form: entryForm.view({
      ...view.chosen?.names,
      at: String(view.chosen?.at ?? ""),
      formKey: newFormKey(),
      ...typed,
    }),
    text: String(typed?.["text"] ?? ""),
    isAdding: new URL(request.url).searchParams.has("add"),
  }
}

export const action = changeStructure

export default function Structure() {
  const { t } = useTranslation()
  const { title, form, text, isAdding, isKnown, chosen, events, newest, older, ...view } =
    useLoaderData<typeof loader>()
  const { grades, subjects } = view
  const answer = useActionData<typeof action>()
  const reply = answer && "preview" in answer ? answer : null
  const corrected = answer && "preview" in answer ? undefined : answer
  const key = useFreshKey(answer)
  const hasNone = grades.length + subjects.length === 0
  const hasForms = isAdding || reply !== null || text !== "" || hasNone
  return (
    <AdminFrame title={title} lead={t("structure.lead")}>
      <div className="grid grid-cols-1 items-start gap-8 md:grid-cols-2 md:gap-x-12">
        <div className="grid grid-cols-1 gap-4">
          {reply?.error ? (
            <AlertBox text={t(reply.error.key, { ...reply.error.params })} since={reply} />
          ) : null}
          {reply?.preview ? <SheetPreview preview={reply.preview} /> : null}
          {chosen ? (
            <>
              <ChosenEntry key={key} chosen={chosen} view={form} reply={corrected} />
              <Link to="/admin/structure" className="link justify-self-start">
                {t("structure.all")}
              </Link>
            </>
          ) : hasForms ? (
            <Sheets grades={grades} subjects={subjects} text={reply?.text ?? text} reply={reply} />
          ) : (
            <Link to="?add=1#give" className="button button-quiet sm:justify-self-start">
              {t("structure.add")}
            </Link>
          )}
        </div>
        {isKnown && (chosen || !hasForms || hasNone) ? (
          <Entries
            {...view}
            formKey={String(form.begin.initialValue?.["formKey"] ?? "")}
            current={new URLSearchParams(chosen?.of).toString()}
          />
        ) : null}
        {events.length > 0 || newest ? (
          <Changes events={events} newest={newest} older={older} />
        ) : null}
      </div>
    </AdminFrame>
  )
}
