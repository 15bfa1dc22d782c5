import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import type { GradeOfPack, StartPack } from "#contract/curriculum/start-pack"
import type { Language } from "#contract/words"
import { forAdmins, readChoice, toQuery } from "#app/admin/admin-request.server"
import { readFields } from "#app/forms/read-fields.server"
import type { TranslationKey } from "#app/i18n/keys"
import type { AppContext } from "#app/server/context.server"
import { orNull } from "#app/forms/refusals.server"
import { toCounts } from "#app/structure/made-counts.server"
import { nameIn } from "#app/structure/view.server"
import { idPattern } from "#contract/limits"

/** How the sections are named in the address, which have no subject. */
const sectionsChoice = "sections"

const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0)

type Subject = StartPack["subjects"][number]

/** The grades that a school without any gets, and otherwise those that it has. */
const ownGrades = (isEmpty: boolean, { grades }: Subject) =>
  grades.filter(({ isNew }) => isEmpty || !isNew)

/** All subjects and the sections, or the grades of one subject. */
export function viewStartPack(pack: StartPack, request: Request, language: Language) {
  const wanted = readChoice(request, "subject")
  const { searchParams } = new URL(request.url)
  const chosen = pack.subjects.find(({ subject }) => String(subject) === wanted)
  if (chosen) {
    const { subject, names, grades } = chosen
    const ticks = { isEmpty: pack.isEmpty, ticked: searchParams.getAll("grades") }
    return {
      parts: [],
      chosen: {
        subject: String(subject),
        name: nameIn(names, language),
        grades: grades.map((each) => viewGrade(each, nameIn(each.names, language), ticks)),
      },
    }
  }
  const ticked = searchParams.getAll("subjects")
  const { newQuestions: questions } = pack.sections
  const ofSections = { chapters: 0, questions, isWhole: questions === 0, hasGrades: false }
  const parts = [
    ...pack.subjects.map((each) => viewSubject(each, pack.isEmpty, language)),
    { subject: sectionsChoice, name: "", why: null, ...ofSections },
  ]
  return {
    parts: parts.map((part) => ({ ...part, isTicked: ticked.includes(part.subject) })),
    chosen: null,
  }
}

function viewSubject(of: Subject, isEmpty: boolean, language: Language) {
  const { subject, names, grades } = of
  const own = ownGrades(isEmpty, of)
  const why = grades.find((each) => each.why)?.why
  return {
    subject: String(subject),
    name: nameIn(names, language),
    chapters: sum(own.map(({ newChapters }) => newChapters)),
    questions: sum(own.map(({ newQuestions }) => newQuestions)),
    isWhole: !why && grades.every(({ newQuestions }) => newQuestions === 0),
    why: why ? toReason(why) : null,
    hasGrades: grades.length > 0,
  }
}

const reasons: Readonly<Record<string, TranslationKey>> = {
  "name taken": "errors.structure.nameTaken",
  "no number": "errors.structure.noNumber",
}

const toReason = (why: string): TranslationKey => reasons[why] ?? "errors.structure.twoEntries"

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
    why: why ? toReason(why) : null,
    // A school chooses itself which of the pack's grades it gets besides its own.
    isTicked:
      newQuestions > 0 && (ticked.length > 0 ? ticked.includes(String(grade)) : isEmpty || !isNew),
  }
}

export const takePack = forAdmins(async ({ request, context }: ActionFunctionArgs) => {
  const { upstream, toasts, i18n } = context
  const lists = ["subjects", "grades"]
  const fields = await readFields(request, ["subject", ...lists], { lists })
  const textsOf = (name: string) => fields.getAll(name).map(String)
  const again = redirect(`/admin/start-pack?${toQuery(fields)}`, 303)
  const [isOne, ticked] = [fields.has("subject"), textsOf("grades")]
  const subjects = textsOf(isOne ? "subject" : "subjects")
  if (subjects.length === 0 || (isOne && ticked.length === 0)) {
    toasts.put("error", isOne ? "toast.noGrade" : "toast.noSubject")
    return again
  }
  const isUnknown = (each: string) => each !== sectionsChoice && !idPattern.test(each)
  if ([...subjects, ...ticked].some(isUnknown))
    throw new Response("There is no such choice.\n", { status: 400 })
  const gradesOf = isOne ? () => ticked.map(Number) : await readOwnGrades(context)
  const all = { grades: 0, subjects: 0, chapters: 0, questions: 0 }
  // One after the other: each changes the structure that the next one is made for.
  for (const subject of subjects) {
    const id = subject === sectionsChoice ? null : Number(subject)
    const asked = gradesOf && { subject: id, grades: id === null ? [] : gradesOf(id) }
    const reply = asked && (await orNull(upstream.admin.takeStartPack(asked)))
    if (reply?.status !== 200) {
      if (all.questions > 0) toasts.put("error", "toast.notAllTaken", toCounts(all, i18n))
      else toasts.put("error", reply ? "toast.notTaken" : "toast.notSent")
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

/** Read once, because a school has grades after the first subject. `null` if the upstream does not answer. */
async function readOwnGrades({ upstream }: AppContext) {
  const reply = await orNull(upstream.admin.startPack())
  if (reply?.status !== 200) return null
  const { isEmpty, subjects } = reply.body
  return (id: number): number[] =>
    subjects
      .filter(({ subject }) => subject === id)
      .flatMap((each) => ownGrades(isEmpty, each).map(({ grade }) => grade))
}
