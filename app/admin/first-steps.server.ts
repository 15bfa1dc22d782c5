import type { WaitingWork } from "#contract/review/to-do"
import type { AppContext } from "#app/server/context.server"
import type { FirstStep } from "./first-steps"

type School = NonNullable<WaitingWork["school"]>

export function toSteps(
  school: School,
  { hasAddressAndMail }: AppContext,
  pages: ReadonlySet<string>,
): readonly FirstStep[] | null {
  const pick = <Value>(page: string, offered: Value, otherwise: Value) =>
    pages.has(page) ? offered : otherwise
  const ifOffered = (to: string, otherwise = "") => pick(to, to, otherwise)
  const { hasChapters, hasTeachers, hasQuestions, hasPupils } = school
  const steps: readonly FirstStep[] = [
    {
      name: "structure",
      isDone: hasChapters,
      to: ifOffered("/admin/structure", "/admin/add-grade"),
      text: pick("/admin/structure", "firstSteps.structure.text", "firstSteps.structure.single"),
    },
    {
      name: "teachers",
      isDone: hasTeachers,
      to: ifOffered("/admin/teachers"),
      text: pick("/admin/teachers", "firstSteps.teachers.text", "firstSteps.teachers.unasked"),
    },
    {
      name: "questions",
      isDone: hasQuestions,
      to: ifOffered("/admin/start-pack", hasChapters ? "/make-five-hints/education" : ""),
      text: pick("/admin/start-pack", "firstSteps.questions.pack", "firstSteps.questions.text"),
    },
    {
      name: "pupils",
      isDone: hasPupils,
      to: ifOffered("/admin/classes"),
      text: pick("/admin/classes", "firstSteps.pupils.text", "firstSteps.pupils.single"),
    },
    {
      name: "address",
      isDone: hasAddressAndMail,
      to: "",
      text: hasAddressAndMail ? "firstSteps.address.there" : "firstSteps.address.text",
    },
  ]
  return steps.every(({ isDone }) => isDone) ? null : steps
}

export const schoolWithoutGrades: School = {
  hasChapters: false,
  hasTeachers: false,
  hasQuestions: false,
  hasPupils: false,
}
