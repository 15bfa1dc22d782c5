import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import type { GradeOfPack, StartPack } from "#contract/curriculum/start-pack"
import type { Names } from "#contract/curriculum/structure-parts"
import type { Language } from "#contract/words"
import { forAdmins, readChoice, toQuery } from "#app/admin/admin-request.server"
import { readFields } from "#app/forms/read-fields.server"
import type { TranslationKey } from "#app/i18n/keys"
import type { AppContext } from "#app/server/context.server"
import { orNull } from "#app/forms/refusals.server"
import { toCounts } from "#app/structure/made-counts.server"
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
  const ofSubjects = subjects.map(({ subject, names, grades }) => {
    const own = grades.filter(({ isNew }) => isEmpty || !isNew)
    return {
      subject: String(subject),
      name: nameOf(names),
      chapters: sum(own.map(({ newChapters }) => newChapters)),
      questions: sum(own.map(({ newQuestions }) => newQuestions)),
      isWhole: grades.every(({ newQuestions }) => newQuestions === 0),
      grades: grades.map((each) => viewGrade(each, nameOf(each.names), { isEmpty, ticked })),
    }
  })
  const { newQuestions: questions } = sections
  const ofSections = { chapters: 0, questions, isWhole: questions === 0, grades: [] }
  const parts = [...ofSubjects, { subject: sectionsChoice, name: "", ...ofSections }]
  return { parts, chosen: ofSubjects.find(({ subject }) => subject === chosen) ?? null }
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
  const lists = ["subject", "grades"]
  const fields = await readFields(request, ["of", ...lists], { lists })
  const [subjects, ticked] = [fields.getAll("subject"), fields.getAll("grades")].map((given) =>
    (given ?? []).map(String),
  )
  const again = redirect(`/admin/start-pack?${toQuery(fields)}`, 303)
  const isOne = fields.get("of") === "one"
  if (!subjects?.length || !ticked || (isOne && ticked.length === 0)) {
    toasts.put("error", isOne ? "toast.noGrade" : "toast.noSubject")
    return again
  }
  const isUnknown = (each: string) => each !== sectionsChoice && !idPattern.test(each)
  if ([...subjects, ...ticked].some(isUnknown))
    throw new Response("There is no such choice.\n", { status: 400 })
  const grades = isOne ? ticked.map(Number) : await readOwnGrades(context)
  const all = { grades: 0, subjects: 0, chapters: 0, questions: 0 }
  // One after the other: each changes the structure that the next one is made for.
  for (const subject of subjects) {
    const id = subject === sectionsChoice ? null : Number(subject)
    const asked = { subject: id, grades: id === null ? [] : grades }
    const reply = await orNull(upstream.admin.takeStartPack(asked))
    if (reply?.status !== 200) {
      toasts.put("error", reply ? "toast.notTaken" : "toast.notSent")
      return again
    }
    const { made, questions } = reply.body
    all.grades += made.grades
    all.subjects += made.subjects
    all.chapters += made.chapters
    all.questions += questions.en + questions.ar
  }
  const done = [i18n.t("structure.done"), toCounts(all, i18n)].join(" ")
  toasts.put("success", "toast.sentence", done)
  return redirect(isOne ? "/admin/start-pack" : "/admin#first-steps", 303)
})

async function readOwnGrades({ upstream }: AppContext): Promise<number[]> {
  const reply = await upstream.admin.startPack()
  if (reply.status !== 200) throw new Response(null, { status: 404 })
  const { isEmpty, subjects } = reply.body
  const listed = subjects.flatMap(({ grades }) => grades)
  return [...new Set(listed.flatMap(({ grade, isNew }) => (isEmpty || !isNew ? [grade] : [])))]
}
