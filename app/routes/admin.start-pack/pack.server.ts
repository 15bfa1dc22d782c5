import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import type { GradeOfPack, StartPack } from "#contract/curriculum/start-pack"
import type { Names } from "#contract/curriculum/structure-parts"
import type { Language } from "#contract/words"
import { forAdmins, readChoice, toQuery } from "#app/admin/admin-request.server"
import { readFields } from "#app/forms/read-fields.server"
import type { TranslationKey } from "#app/i18n/keys"
import { orNull } from "#app/forms/refusals.server"
import { idPattern } from "#contract/limits"

/** How the sections are named in the address, which have no subject. */
const sectionsChoice = "sections"

const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0)

export function viewStartPack(
  { isEmpty, subjects, sections }: StartPack,
  request: Request,
  language: Language,
) {
  const chosen = readChoice(request, "subject")
  const nameOf = (names: Names) => names[language] ?? Object.values(names)[0] ?? ""
  const ticked = new URL(request.url).searchParams.getAll("grades")
  const ofSubjects = subjects.map(({ subject, names, grades }) => ({
    subject: String(subject),
    name: nameOf(names),
    chapters: sum(grades.map((each) => each.chapters)),
    ar: sum(grades.map(({ questions }) => questions.ar)),
    en: sum(grades.map(({ questions }) => questions.en)),
    left: sum(grades.map(({ newQuestions }) => newQuestions)),
    grades: grades.map((each) => viewGrade(each, nameOf(each.names), { isEmpty, ticked })),
  }))
  const ofSections = { chapters: 0, ...sections.questions, left: sections.newQuestions }
  const parts = [...ofSubjects, { subject: sectionsChoice, name: "", ...ofSections, grades: [] }]
  return { parts, chosen: parts.find(({ subject }) => subject === chosen) ?? null }
}

const reasons: Readonly<Record<string, TranslationKey>> = {
  "name taken": "errors.structure.nameTaken",
  "no number": "errors.structure.noNumber",
}

interface Ticks {
  readonly isEmpty: boolean
  readonly ticked: readonly string[]
}

function viewGrade(
  { grade, isNew, newChapters, newQuestions, why }: GradeOfPack,
  name: string,
  { isEmpty, ticked }: Ticks,
) {
  return {
    grade,
    name,
    isNew,
    newChapters,
    newQuestions,
    why: why ? (reasons[why] ?? "errors.structure.twoEntries") : null,
    // A school chooses itself which of the pack's grades it gets besides its own.
    isTicked:
      newQuestions > 0 && (ticked.length > 0 ? ticked.includes(String(grade)) : isEmpty || !isNew),
  }
}

export const takePack = forAdmins(async ({ request, context }: ActionFunctionArgs) => {
  const { upstream, toasts, i18n } = context
  const fields = await readFields(request, ["subject", "grades"], { lists: ["grades"] })
  const subject = String(fields.get("subject") ?? "")
  const isSections = subject === sectionsChoice
  const numbers = [...fields.getAll("grades"), ...(isSections ? [] : [subject])].map(String)
  if (numbers.some((each) => !idPattern.test(each)))
    throw new Response("There is no such choice.\n", { status: 400 })
  const grades = fields.getAll("grades").map(Number)
  const again = redirect(`/admin/start-pack?${toQuery(fields)}`, 303)
  if (!isSections && grades.length === 0) {
    toasts.put("error", "toast.noGrade")
    return again
  }
  const asked = { subject: isSections ? null : Number(subject), grades }
  const reply = await orNull(upstream.admin.takeStartPack(asked))
  if (reply?.status !== 200) {
    toasts.put("error", reply ? "toast.notTaken" : "toast.notSent")
    return again
  }
  const { made, questions } = reply.body
  toasts.put("success", "toast.sentence", i18n.t("startPack.done", { ...made, ...questions }))
  return redirect(`/admin/start-pack?${new URLSearchParams({ subject })}`, 303)
})
