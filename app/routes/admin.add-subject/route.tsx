import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { forAdmins } from "#app/admin/for-admins.server"
import { refusalOf, refuse } from "#app/forms/refusals.server"
import { orWithout } from "#app/forms/unavailable.server"
import { titled } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import { subjectForm } from "./form.server"
import { readPicture } from "./read-picture.server"
import { refusals } from "./refusals.server"
import { SubjectPage } from "./subject-page"

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const subjects = await orWithout(context, context.upstream.catalogue.subjects(), null)
  return {
    title: context.i18n.t("addSubject.title"),
    form: subjectForm.view((await context.savedSubmissions.take()) ?? {}),
    subjects: subjects?.map((name) => ({ name })) ?? null,
  }
}

const addSubject = subjectForm.action(async (form, { context }) => {
  const { name } = form.value
  const image = await readPicture(form.value.image)
  if (!image) return form.rejectField("image", "errors.picture.type")
  const answer = await context.upstream.admin.addSubject({ name, image })
  if (answer.status !== 200)
    return refuse(form, refusalOf(answer, refusals, "errors.addSubject.refused"))
  context.toasts.put("success", "toast.subjectAdded", name)
  return redirect("/admin/add-subject", 303)
})

export const action = forAdmins(addSubject)

export default function AddSubject() {
  const { form, subjects } = useLoaderData<typeof loader>()
  return <SubjectPage view={form} subjects={subjects} reply={useActionData<typeof action>()} />
}
