import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import * as z from "zod"
import type { Problem } from "#contract/endpoint"
import { image } from "#contract/limits"
import { forAdmins, curriculumName } from "#app/admin/admin-request.server"
import { type Refusals, refusalOf, refuse } from "#app/forms/refusals.server"
import { orWithout } from "#app/forms/unavailable.server"
import { titled } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import { key } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { formKey, newFormKey } from "#app/forms/form-key.server"
import { readPicture } from "./read-picture.server"
import { SubjectPage } from "./subject-page"
import type { RouteNeeds } from "#app/route-needs"

export const handle = { form: "picture" } satisfies RouteNeeds

const picture = z
  .file({ error: key("errors.picture.missing") })
  .max(image.maxBytes, { error: key("errors.picture.large") })

const subjectForm = defineForm(z.object({ name: curriculumName, image: picture, formKey }), {
  files: ["image"],
})

const refusals: Refusals<"name" | "image"> = [
  { when: 413, key: "errors.picture.large", field: "image" },
  { when: /pixel|4,?096/i, key: "errors.picture.wide", field: "image" },
  { when: 415, key: "errors.picture.type", field: "image" },
  { when: /exist/i, key: "errors.addSubject.there", field: "name" },
]

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const subjects = await orWithout(context, context.upstream.catalogue.subjects(), null)
  return {
    title: context.i18n.t("addSubject.title"),
    form: subjectForm.view({ formKey: newFormKey(), ...(await context.savedSubmissions.take()) }),
    subjects: subjects?.map((name) => ({ name })) ?? null,
  }
}

/** The message of a refusal that is in no table; the specification has one for a refusal without any data. */
const reasonOf = ({ body }: { readonly body: Problem }) =>
  body.message === "" ? "errors.addSubject.unexplained" : "errors.addSubject.refused"

const addSubject = subjectForm.action(async (form, { context }) => {
  const { name, formKey } = form.value
  const image = await readPicture(form.value.image)
  if (!image) return form.rejectField("image", "errors.picture.type")
  const answer = await context.upstream.admin.addSubject({ name, image }, formKey)
  if (answer.status !== 200) return refuse(form, refusalOf(answer, refusals, reasonOf(answer)))
  context.toasts.put("success", "toast.subjectAdded", name)
  return redirect("/admin/add-subject", 303)
})

export const action = forAdmins(addSubject)

export default function AddSubject() {
  const { form, subjects } = useLoaderData<typeof loader>()
  return <SubjectPage view={form} subjects={subjects} reply={useActionData<typeof action>()} />
}
