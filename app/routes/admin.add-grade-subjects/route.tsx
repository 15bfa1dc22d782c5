import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { forAdmins } from "#app/admin/for-admins.server"
import { refusalOf, refuse } from "#app/forms/refusals.server"
import { titled } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import { linksForm } from "./form.server"
import { readLinks } from "./links.server"
import { LinksPage } from "./links-page"
import { refusals } from "./refusals.server"

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
