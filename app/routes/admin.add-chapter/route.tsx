import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import * as z from "zod"
import {
  forAdmins,
  curriculumName,
  otherName,
  referenceField,
  sameLanguage,
} from "#app/admin/admin-request.server"
import { type Refusals, toRefusal, refuseForm } from "#app/forms/refusals.server"
import { titled } from "#app/i18n/title"
import { requireRole } from "#app/session/guards.server"
import { key } from "#app/forms/account-fields.server"
import { defineForm, formKey, newFormKey } from "#app/forms/define-form.server"
import { mayAddMore, readKnownEntries } from "#app/structure/known-entries.server"
import { ChapterPage } from "./chapter-page"
import { nextNumber, readPlacement, wrongPlacement } from "./placement.server"

const plainDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

const chapterNumber = z
  .string()
  .trim()
  .overwrite(plainDigits)
  .regex(/^[1-9]\d{0,2}$/, { error: key("errors.addChapter.number") })

const chapterForm = defineForm(
  z.object({
    grade: referenceField,
    subject: referenceField,
    chapterNumber,
    chapterName: curriculumName,
    otherName,
    formKey,
  }),
)

const refusals: Refusals<"grade" | "subject" | "chapterNumber" | "chapterName" | "otherName"> = [
  sameLanguage,
  { when: /number.*exist/i, key: "errors.addChapter.numberThere", field: "chapterNumber" },
  { when: /exist/i, key: "errors.addChapter.nameThere", field: "chapterName" },
  { when: /grade/i, key: "errors.addChapter.grade", field: "grade" },
  { when: /subject/i, key: "errors.addChapter.subject", field: "subject" },
]

export const meta = titled

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRole(request, context, "Admin")
  const [placement, kept, known, hasOther] = await Promise.all([
    readPlacement(request, context),
    context.savedSubmissions.take(),
    readKnownEntries(context),
    mayAddMore(context),
  ])
  const { grade, subject } = placement
  const chapters = placement.chapters && (known?.chaptersOf(grade, subject) ?? placement.chapters)
  return {
    title: context.i18n.t("addChapter.title"),
    placement,
    chapters,
    hasOther,
    form: chapterForm.view({
      formKey: newFormKey(),
      ...(kept ?? { grade, subject, chapterNumber: chapters ? nextNumber(chapters) : "" }),
    }),
  }
}

const addChapter = chapterForm.action(async (form, { context }) => {
  const { formKey, ...chapter } = form.value
  const { grade, subject, chapterName } = chapter
  const wrong = await wrongPlacement(context, form.value)
  if (wrong) return form.rejectField(wrong, `errors.addChapter.${wrong}`)
  const answer = await context.upstream.admin.addChapter(chapter, formKey)
  if (answer.status !== 200)
    return refuseForm(form, toRefusal(answer, refusals, "errors.addChapter.refused"))
  context.toasts.put("success", "toast.chapterAdded", chapterName)
  return redirect(`/admin/add-chapter?${new URLSearchParams({ grade, subject })}`, 303)
})

export const action = forAdmins(addChapter)

export default function AddChapter() {
  const { form, ...page } = useLoaderData<typeof loader>()
  return <ChapterPage view={form} {...page} reply={useActionData<typeof action>()} />
}
