import type { WaitingWork } from "#contract/review/to-do"
import type { AppContext } from "#app/server/context.server"
import type { FirstStep } from "./first-steps"

type School = NonNullable<WaitingWork["school"]>

export function toSteps(
  school: School,
  { hasAddressAndMail }: AppContext,
  pages: ReadonlySet<string>,
): readonly FirstStep[] | null {
  const ifOffered = (to: string, otherwise = "") => (pages.has(to) ? to : otherwise)
  const { hasChapters, hasTeachers, hasQuestions, hasPupils } = school
  const steps: readonly FirstStep[] = [
    {
      name: "structure",
      isDone: hasChapters,
      to: ifOffered("/admin/structure", "/admin/add-grade"),
    },
    { name: "teachers", isDone: hasTeachers, to: ifOffered("/admin/teachers") },
    {
      name: "questions",
      isDone: hasQuestions,
      to: ifOffered("/admin/start-pack", hasChapters ? "/make-five-hints/education" : ""),
    },
    { name: "pupils", isDone: hasPupils, to: "" },
    { name: "address", isDone: hasAddressAndMail, to: "" },
  ]
  return steps.every(({ isDone }) => isDone) ? null : steps
}

/** `null` once the school itself is complete: address and mail may be chosen. */
export const countStepsDone = (school: School, context: AppContext): number | null =>
  Object.values(school).includes(false)
    ? (toSteps(school, context, new Set())?.filter(({ isDone }) => isDone).length ?? null)
    : null
