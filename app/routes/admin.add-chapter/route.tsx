import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { forAdmins } from "#app/admin/for-admins.server"
import { refusalOf, refuse } from "#app/forms/refusals.server"
import { titled } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import { ChapterPage } from "./chapter-page"
import { chapterForm } from "./form.server"
import { nextNumber } from "./place"
import { readPlace, wrongPlace } from "./place.server"
import { refusals } from "./refusals.server"

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const [place, kept] = await Promise.all([
    readPlace(request, context),
    context.savedSubmissions.take(),
  ])
  const { grade, subject, chapters } = place
  return {
    title: context.i18n.t("addChapter.title"),
    place,
    form: chapterForm.view(
      kept ?? { grade, subject, chapterNumber: chapters ? nextNumber(chapters) : "" },
    ),
  }
}

const addChapter = chapterForm.action(async (form, { context }) => {
  const { grade, subject, chapterName } = form.value
  const wrong = await wrongPlace(context, form.value)
  if (wrong) return form.rejectField(wrong, `errors.addChapter.${wrong}`)
  const answer = await context.upstream.admin.addChapter(form.value)
  if (answer.status !== 200)
    return refuse(form, refusalOf(answer, refusals, "errors.addChapter.refused"))
  context.toasts.put("success", "toast.chapterAdded", chapterName)
  return redirect(`/admin/add-chapter?${new URLSearchParams({ grade, subject })}`, 303)
})

export const action = forAdmins(addChapter)

export default function AddChapter() {
  const { form, place } = useLoaderData<typeof loader>()
  return <ChapterPage view={form} place={place} reply={useActionData<typeof action>()} />
}
