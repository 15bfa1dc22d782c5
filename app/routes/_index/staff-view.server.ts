import type { RoundKey } from "#game/rounds/round-key"
import type { ListedClass } from "#contract/classes/class-parts"
import { workMax } from "#contract/limits"
import { categories, workKinds } from "#contract/words"
import { orNull } from "#app/forms/refusals.server"
import { getDate } from "#app/i18n/dates.server"
import { hasFun } from "#app/play/progress.server"
import { waitingCounter } from "#app/review/list/waiting-questions.server"
import { type OwnSummary, readOwnSummary } from "#app/review/question/own-questions.server"
import { getAge } from "#app/review/question/question-view.server"
import type { AppContext } from "#app/server/context.server"
import { offersFun } from "#app/trial/guard.server"
import type { IconName } from "#app/ui/icon.tsx"
import {
  nextOfList,
  nextOfSchool,
  type School,
  type HomeStep,
  viewSteps,
  type CountedEntry,
} from "./staff-steps.server"
import type { WaitingEntry } from "./to-do"

interface NamedClass {
  readonly to: string
  readonly name: string
  readonly grade: string
  readonly facts: string
  readonly next: { readonly to: string; readonly work: string; readonly text: string }
}

export interface StaffView {
  readonly role: "Teacher" | "Admin" | "User"
  readonly inPlay: RoundKey | null
  readonly toDo: readonly WaitingEntry[] | null
  /** How many of the first steps of a school are done, while there is one that its admins can do. */
  readonly stepsDone: number | null
  readonly own: OwnSummary | null
  readonly classes: readonly NamedClass[] | null
  readonly steps: readonly HomeStep[]
  readonly mayTeach: boolean
  readonly hasFun: boolean
  readonly founding: string | null
}

interface Asked extends Pick<StaffView, "role"> {
  readonly isWaiting: boolean
  readonly reading: Promise<RoundKey | null>
}

export async function viewStaff(
  context: AppContext,
  { role, isWaiting, reading }: Asked,
): Promise<StaffView> {
  const [inPlay, waiting, summary, pages, isFun] = await Promise.all([
    reading,
    readWaiting(context, role),
    role === "Teacher" ? readOwnSummary(context) : null,
    context.offeredPages(),
    role === "User" ? hasFun(context) : offersFun(context),
  ])
  const mayTeach = role === "Teacher" && !isWaiting && pages.has("/classes")
  const isUnmade = role === "User" && !isFun && (await lacksGrades(context))
  const classes = (mayTeach && waiting.classes) || null
  const { school } = waiting
  const setUp = school && nextOfSchool(school, pages, context)
  const listed = waiting.entries ?? []
  const first = role === "Admin" && !setUp ? nextOfList(listed, context.i18n) : null
  const next = (role === "Admin" && setUp?.next) || first
  const steps = viewSteps(context, { role, mayTeach, classes, hasFun: isFun, next })
  const others = (first ? listed.slice(1) : listed).map(({ to, icon, title, oldest }) => ({
    to,
    icon,
    title,
    oldest,
  }))
  const toDo = waiting.entries && (others.length > 0 || !next) ? others : null
  const stepsDone = setUp?.done ?? null
  const asksForChanges = toDo?.some(({ to }) => to === lists.changes.to)
  const founding = isUnmade ? `npm run admin -- ${context.session.person?.email ?? ""}` : null
  const own = asksForChanges ? dropChanges(summary) : summary
  return { role, inPlay, toDo, stepsDone, own, classes, steps, mayTeach, hasFun: isFun, founding }
}

const dropChanges = (own: OwnSummary | null) =>
  own && { ...own, entries: own.entries.filter(({ status }) => status !== "changes") }

export const lacksGrades = async ({ upstream }: AppContext): Promise<boolean> =>
  (await orNull(upstream.catalogue.grades()))?.length === 0

type Kind = (typeof workKinds)[number]

const lists: Readonly<Record<Kind, { readonly to: string; readonly icon: IconName }>> = {
  changes: { to: "/my-questions?status=changes", icon: "pen" },
  appeals: { to: "/my-questions/appeals#appealed", icon: "whistle" },
  reports: { to: "/my-questions/appeals#reported", icon: "warning" },
  requests: { to: "/my-questions/appeals#requests", icon: "pause" },
  teachers: { to: "/admin/teachers", icon: "person" },
  education: { to: "/admin/educational-questions", icon: "book" },
  entertainment: { to: "/admin/entertainment-questions", icon: "fun" },
}

interface WaitingView {
  readonly entries: readonly CountedEntry[] | null
  readonly classes: readonly NamedClass[] | null
  readonly school: School | null
}

/** The oldest first. `null` if the upstream does not say; for admins questions under review, if any, take the place. */
async function readWaiting(context: AppContext, role: StaffView["role"]): Promise<WaitingView> {
  const nothing = { entries: null, classes: null, school: null }
  if (role === "User") return nothing
  const reply = await orNull(context.upstream.admin.waitingWork())
  if (reply?.status !== 200) {
    const entries = role === "Admin" ? await readUnderReview(context) : []
    return { ...nothing, entries: entries.length > 0 ? entries : null }
  }
  const { i18n } = context
  const now = Date.now()
  const { language } = i18n
  const { waits, school, classes } = reply.body
  const entries = waits.flatMap(({ kind: told, count, since }) => {
    const kind = workKinds.find((each) => each === told)
    if (!kind) return []
    const age = getAge(since, now, language)
    const oldest = age && i18n.t("toDo.oldest", { age })
    return [{ ...toEntry(kind, count, i18n), oldest }]
  })
  return {
    entries: role === "Teacher" && entries.length === 0 ? null : entries,
    school: school ?? null,
    classes: classes?.map((each) => nameClass(each, context)) ?? null,
  }
}

/** @param count `null` if it could not be counted. */
function toEntry(kind: Kind, count: number | null, { t }: AppContext["i18n"]): CountedEntry {
  const what = t(`toDo.${kind}`)
  const title = count === null ? what : t("toDo.counted", { what, number: writeCount(kind, count) })
  return { ...lists[kind], kind, count: count ?? 0, title, oldest: "" }
}

function nameClass(listed: ListedClass, { i18n }: AppContext): NamedClass {
  const { classId, name, gradeName, pupils, openWorks = 0 } = listed
  const counted = i18n.t("class.pupils", { count: pupils })
  const open = openWorks > 1 ? [i18n.t("work.openCount", { number: String(openWorks) })] : []
  const to = `/classes/${classId}`
  return {
    to,
    name: String(name),
    grade: String(gradeName ?? ""),
    facts: [counted, ...open].join(" · "),
    next: getNext(listed, to, i18n),
  }
}

/** What a class needs next: its pupils, the results of the work that ends first, or work. */
function getNext(
  { pupils, openWork }: ListedClass,
  to: string,
  { t, language }: AppContext["i18n"],
) {
  if (pupils === 0) return { to: `${to}#add`, work: "", text: t("class.add") }
  if (!openWork) return { to: `${to}/work/new`, work: "", text: t("work.set") }
  const { workId, title, finished, until, timeZone } = openWork
  const ends = t("work.untilAt", { until: getDate(until, language, timeZone) })
  const done = t("work.doneOf", { done: finished, total: pupils })
  return { to: `${to}/book/${workId}`, work: String(title), text: `· ${done} · ${ends}` }
}

const isCountedWhole = (kind: string) => categories.some((category) => category === kind)

const writeCount = (kind: string, count: number) =>
  count >= workMax && !isCountedWhole(kind) ? `${workMax}+` : String(count)

async function readUnderReview(context: AppContext): Promise<readonly CountedEntry[]> {
  const countOf = await orNull(waitingCounter(context))
  const entries = await Promise.all(
    categories.map(async (kind) => {
      const counts = countOf && (await orNull(countOf(kind)))
      const count = counts && counts.reduce((sum, { questions }) => sum + questions, 0)
      return count === 0 ? [] : [toEntry(kind, count, context.i18n)]
    }),
  )
  return entries.flat()
}
