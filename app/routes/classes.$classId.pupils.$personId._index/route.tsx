import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useTranslation } from "react-i18next"
import * as z from "zod"
import { BackToClass } from "#app/classes/back-to-class.tsx"
import { forTeachers, readOwnClass } from "#app/classes/class-request.server"
import { defineForm } from "#app/forms/define-form.server"
import { EraseForm } from "#app/forms/erase-page.tsx"
import { pageMeta } from "#app/i18n/title"
import { KeptLinks } from "#app/people/kept-links.tsx"
import type { RouteNeeds } from "#app/route-needs"
import { PageHeading } from "#app/ui/headings.tsx"

export const handle = { ours: "kept-data" } satisfies RouteNeeds

export const meta = pageMeta

const eraseForm = defineForm(z.object({}))

/** Only the calls know whether a pupil who was taken out was made in a class of the teacher's. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { shown } = await readOwnClass(request, context, params["classId"])
  const own = shown.pupils.filter(({ hasSecret }) => hasSecret)
  const pupil = [...own, ...shown.takenOut].find(({ personID }) => personID === params["personId"])
  if (!pupil) throw new Response(null, { status: 404 })
  const { name, personID } = pupil
  return { title: name, className: shown.name, personID, form: eraseForm.view({}) }
}

export const action = forTeachers(
  eraseForm.action(async (form, { context, params }) => {
    const { classId = "", personId = "" } = params
    const { upstream, endedSessions, toasts } = context
    const answer = await upstream.classes.of(classId).erasePupil(Number(personId) || 0)
    if (answer.status === 404) throw new Response(null, { status: 404 })
    if (answer.status !== 200) return form.reject("errors.erase.refused")
    await endedSessions.eraseVisitor(personId)
    toasts.put("success", "toast.pupilErased")
    return redirect(`/classes/${classId}`, 303)
  }),
)

export default function PupilOfClass() {
  const { t } = useTranslation()
  const { title, className, personID, form } = useLoaderData<typeof loader>()
  return (
    <div className="form-page grid gap-5">
      <PageHeading title={<bdi>{title}</bdi>}>{t("privacy.ofPupil")}</PageHeading>
      <KeptLinks at={`${personID}/data`} />
      <h2 className="font-bold">{t("erase.pupil.of", { name: title })}</h2>
      <EraseForm view={form} reply={useActionData<typeof action>()} labels={{}}>
        {null}
      </EraseForm>
      <BackToClass to="../.." name={className} />
    </div>
  )
}
