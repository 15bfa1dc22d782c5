import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import * as z from "zod"
import { forAdmins, reference } from "#app/admin/admin-request.server"
import { type Refusals, refusalOf, refuse } from "#app/forms/refusals.server"
import { titled } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import { key } from "#app/forms/account-fields.server"
import { defineForm } from "#app/forms/define-form.server"
import { readLinks } from "./links.server"
import { LinksPage } from "./links-page"

const several = { error: key("errors.addLinks.some") }

const linksForm = defineForm(
  z.object({
    grade: reference,
    subjectNames: z.array(reference).min(1, several).max(100, several),
  }),
  { lists: ["subjectNames"] },
)

const refusals: Refusals<"grade" | "subjectNames"> = [
  { when: /grade/i, key: "errors.addLinks.grade", field: "grade" },
  { when: /subject/i, key: "errors.addLinks.subject", field: "subjectNames" },
]

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const links = await readLinks(request, context)
  return {
    title: context.i18n.t("addLinks.title"),
    links,
    form: linksForm.view((await context.savedSubmissions.take()) ?? { grade: links.grade }),
  }
}

const addLinks = linksForm.action(async (form, { context }) => {
  const { grade, subjectNames } = form.value
  const answer = await context.upstream.admin.addGradeSubjects({ grade, subjectNames })
  if (answer.status !== 200)
    return refuse(form, refusalOf(answer, refusals, "errors.addLinks.refused"))
  context.toasts.put("success", "toast.subjectsLinked", subjectNames.join(" · "))
  return redirect(`/admin/add-grade-subjects?${new URLSearchParams({ grade })}`, 303)
})

export const action = forAdmins(addLinks)

export default function AddGradeSubjects() {
  const { form, links } = useLoaderData<typeof loader>()
  return <LinksPage view={form} links={links} reply={useActionData<typeof action>()} />
}
