import type { WaitingWork } from "#contract/review/to-do"
import { workMax } from "#contract/limits"
import type { workKinds } from "#contract/words"
import { toSteps } from "#app/admin/first-steps.server"
import type { AppContext } from "#app/server/context.server"
import { getNextStep } from "#app/shell/navigation"
import type { IconName } from "#app/ui/icon.tsx"
import type { WaitingEntry } from "./to-do"

export interface HomeStep {
  readonly to: string
  readonly icon: IconName
  readonly text: string
  readonly isMain: boolean
}

type Next = Pick<HomeStep, "to" | "text">

export interface CountedEntry extends WaitingEntry {
  readonly kind: (typeof workKinds)[number]
  readonly count: number
}

export type School = NonNullable<WaitingWork["school"]>

/** The first step of a school that its admins can do and that is open; address and mail may be chosen. */
export function nextOfSchool(
  school: School,
  pages: ReadonlySet<string>,
  context: AppContext,
): { readonly done: number; readonly next: Next } | null {
  const steps = toSteps(school, context, pages) ?? []
  const open = steps.find(({ isDone, name }) => !isDone && name !== "address")
  if (!open) return null
  const { t } = context.i18n
  const title = t(`firstSteps.${open.name}.title`)
  const step = String(steps.indexOf(open) + 1)
  return {
    done: steps.filter(({ isDone }) => isDone).length,
    next: { to: open.to || "/admin", text: t("firstSteps.goOn", { step, title }) },
  }
}

/** What is first in the list, said as what to do; the list goes without it. */
export function nextOfList([first]: readonly CountedEntry[], { t }: AppContext["i18n"]) {
  if (!first) return null
  const { kind, count, to, title } = first
  const isNamed =
    kind === "education" || kind === "entertainment" || (kind === "teachers" && count < workMax)
  return { to, text: isNamed && count > 0 ? t(`toDo.do.${kind}`, { count }) : title }
}

const tryGame = { to: "/entertainment-sections", icon: "games", label: "home.try" } as const
const tries = {
  Teacher: tryGame,
  Admin: tryGame,
  User: { ...tryGame, to: "/games/entertainment", label: "home.allGames" },
} as const

interface Choices {
  readonly role: "Teacher" | "Admin" | "User"
  readonly mayTeach: boolean
  readonly classes: readonly unknown[] | null
  readonly hasFun: boolean
  readonly next: Next | null
}

/** A teacher whose classes are on the page needs no step to them: the first is to all of them, or to making one. */
export function viewSteps(
  { i18n: { t } }: AppContext,
  { role, mayTeach, classes, hasFun, next: waiting }: Choices,
): readonly HomeStep[] {
  const next = getNextStep({ role, hasClasses: mayTeach })
  const hasClasses = (classes?.length ?? 0) > 0
  const toMake = { to: "/classes/new", icon: next.icon, label: "class.make" } as const
  const toAll = { to: next.to, icon: next.icon, label: "class.school.all" } as const
  const first = hasClasses ? toAll : classes ? toMake : next
  const main = waiting ? [{ ...waiting, icon: "check", isMain: true } as const] : []
  const others = [
    { ...first, isMain: !hasClasses && !waiting },
    ...(hasFun && !hasClasses ? [{ ...tries[role], isMain: false }] : []),
    ...(mayTeach ? [{ ...getNextStep({ role }), isMain: false }] : []),
  ].map(({ to, icon, label, isMain }) => ({ to, icon, text: t(label), isMain }))
  return [...main, ...others.filter(({ to }) => to !== waiting?.to)]
}
