import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import type { RoundKey } from "#game/rounds/round-key"
import { workMax, dailyGoals } from "#contract/limits"
import { categories, type Role, workKinds } from "#contract/words"
import { countStepsDone } from "#app/admin/first-steps.server"
import { groupDigits } from "#app/classes/digits"
import { Curriculum } from "#app/catalogue/curriculum.server"
import { inPageLanguage } from "#app/play/sources/source-in-language.server"
import { type OwnSummary, readOwnSummary } from "#app/review/question/own-questions.server"
import type { AppContext } from "#app/server/context.server"
import type { Person } from "#app/session/person.server"
import { offersFun, offersTrials, viewTrials } from "#app/trial/guard.server"
import type { TrialsView } from "#app/trial/trial-view"
import { orNull } from "#app/forms/refusals.server"
import { languageNamed } from "#app/i18n/language.server"
import { waitingCounter } from "#app/review/list/waiting-questions.server"
import { getAge } from "#app/review/question/question-view.server"
import { hasFun } from "#app/play/progress.server"
import { readFields } from "#app/forms/read-fields.server"
import { requireRole } from "#app/session/guards.server"
import { viewPupil, type PupilView } from "./pupil-view.server"
import type { ToDoView, WaitingEntry } from "./to-do"

interface StaffView {
  readonly role: "Teacher" | "Admin" | "User"
  readonly inPlay: RoundKey | null
  readonly toDo: ToDoView | null
  readonly own: OwnSummary | null
  readonly mayTeach: boolean
  readonly hasFun: boolean
  readonly isUnmade: boolean
}

interface VisitorView {
  readonly role: "Visitor"
  readonly trials: TrialsView | null
  readonly isUnmade: boolean
}

export type HomeView = VisitorView | PupilView | StaffView

/** Parts that the upstream or the referee cannot supply are left out. */
export async function viewHome(request: Request, context: AppContext): Promise<HomeView> {
  const { person } = context.session
  if (!person) return viewVisitor(context)
  const curriculum = new Curriculum(context, person.grade)
  const reading = newestInPlay(request, context, { person, curriculum })
  if (person.role === "Student") {
    const inPlay = await reading
    // Read again: the points may have changed, and the page agrees with the top bar.
    return viewPupil(request, context, {
      person: context.session.person ?? person,
      curriculum,
      inPlay,
    })
  }
  const [inPlay, toDo, own, pages, isFun] = await Promise.all([
    reading,
    readToDo(context, person.role),
    person.role === "Teacher" ? readOwnSummary(context) : null,
    context.offeredPages(),
    person.role === "User" ? hasFun(context) : offersFun(context),
  ])
  const mayTeach = person.role === "Teacher" && !person.isWaiting && pages.has("/classes")
  const isUnmade = person.role === "User" && !isFun && (await lacksGrades(context))
  return { role: person.role, inPlay, toDo, own, mayTeach, hasFun: isFun, isUnmade }
}

/** Leads a teacher who comes from another device back to the round that is open, and else to the list of rounds. */
export async function viewLive(context: AppContext) {
  const { i18n, session, upstream } = context
  if (!(await context.offeredPages()).has("/live")) return null
  const { person } = session
  if (person?.role !== "Teacher") return { to: "/live", text: i18n.t("live.join") }
  const listed = person.isWaiting ? null : await orNull(upstream.live.list())
  const rooms = listed?.status === 200 ? listed.body.rooms.filter(({ isOver }) => !isOver) : []
  const [room, ...others] = rooms
  if (!room) return { to: "/live", text: i18n.t("live.teach") }
  return others.length > 0 || room.teacher !== person.name
    ? { to: "/live", text: i18n.t("live.openRooms", { number: rooms.length }) }
    : {
        to: `/live/${room.code}/host`,
        text: i18n.t("live.openRoom", { code: groupDigits(room.code) }),
      }
}

async function viewVisitor(context: AppContext): Promise<VisitorView> {
  if (!(await offersTrials(context))) return { role: "Visitor", trials: null, isUnmade: false }
  const visitor = await context.visitor.known()
  const trials = await viewTrials(context, visitor ? await visitor.rounds() : [])
  return { role: "Visitor", trials, isUnmade: trials.isEmpty && (await lacksGrades(context)) }
}

const lacksGrades = async ({ upstream }: AppContext): Promise<boolean> =>
  (await orNull(upstream.catalogue.grades()))?.length === 0

async function newestInPlay(
  request: Request,
  context: AppContext,
  { person, curriculum }: { readonly person: Person; readonly curriculum: Curriculum },
): Promise<RoundKey | null> {
  const open = await context.player.open().catch(() => null)
  const referee = context.refereeOf(person.id)
  const overview = open ?? (await referee.run({ type: "overview" }).catch(() => null))
  const newest = overview?.inPlay[0]
  if (!newest) return null
  return { game: newest.game, source: await inPageLanguage(newest.source, curriculum) }
}

/** The oldest first. `null` if the upstream does not say; for admins questions under review, if any, take the place. */
async function readToDo(context: AppContext, role: Role): Promise<ToDoView | null> {
  if (role !== "Teacher" && role !== "Admin") return null
  const reply = await orNull(context.upstream.admin.waitingWork())
  if (reply?.status !== 200) {
    const entries = role === "Admin" ? await readUnderReview(context) : []
    return entries.length > 0 ? { entries, stepsDone: null } : null
  }
  const now = Date.now()
  const language = languageNamed(context.i18n.language) ?? "en"
  const { waits, school } = reply.body
  return {
    entries: waits.flatMap(({ kind: told, count, since }) => {
      const kind = workKinds.find((each) => each === told)
      if (!kind) return []
      return [{ kind, count: writeCount(kind, count), age: getAge(since, now, language) }]
    }),
    stepsDone: school ? countStepsDone(school, context) : null,
  }
}

const isCountedWhole = (kind: string) => categories.some((category) => category === kind)

const writeCount = (kind: string, count: number) =>
  count >= workMax && !isCountedWhole(kind) ? `${workMax}+` : String(count)

async function readUnderReview(context: AppContext): Promise<readonly WaitingEntry[]> {
  const countOf = await orNull(waitingCounter(context))
  const entries = await Promise.all(
    categories.map(async (kind) => {
      const counts = countOf && (await orNull(countOf(kind)))
      const count = counts && counts.reduce((sum, each) => sum + each.count, 0)
      return count === 0 ? [] : [{ kind, count: count === null ? "" : String(count), age: "" }]
    }),
  )
  return entries.flat()
}

export async function chooseGoal({ request, context }: ActionFunctionArgs) {
  requireRole(request, context, "Student")
  const { toasts, upstream } = context
  const sent = (await readFields(request, ["goal"])).get("goal")
  const goal = dailyGoals.find((each) => String(each) === sent)
  if (!goal) throw new Response("goal is 3, 5 or 10.\n", { status: 400 })
  const reply = await orNull(upstream.progress.chooseDailyGoal({ goal }))
  if (reply?.status === 200) toasts.put("success", "toast.goalSet", String(goal))
  else toasts.put("error", "toast.goalNotSet")
  return redirect("/", 303)
}
