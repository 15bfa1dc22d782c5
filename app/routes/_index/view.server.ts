import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import type { RoundKey } from "#game/rounds/round-key"
import { dailyGoals } from "#contract/limits"
import { groupDigits } from "#app/classes/digits"
import { Curriculum } from "#app/catalogue/curriculum.server"
import { inPageLanguage } from "#app/play/sources/source-in-language.server"
import type { AppContext } from "#app/server/context.server"
import type { Person } from "#app/session/person.server"
import { offersTrials, viewTrials } from "#app/trial/guard.server"
import type { TrialsView } from "#app/trial/trial-view"
import { orNull } from "#app/forms/refusals.server"
import { readFields } from "#app/forms/read-fields.server"
import { requireRole } from "#app/session/guards.server"
import { viewPupil, type PupilView } from "./pupil-view.server"
import { lacksGrades, viewStaff, type StaffView } from "./staff-view.server"

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
  return viewStaff(context, { role: person.role, isWaiting: person.isWaiting, reading })
}

/** Leads a teacher who comes from another device back to the round that is open, and else to the list of rounds. */
export async function viewLive(context: AppContext) {
  const { i18n, session, upstream } = context
  if (!(await context.offeredPages()).has("/live")) return null
  const { person } = session
  if (person?.role !== "Teacher" || person.isWaiting)
    return { to: "/live", text: i18n.t("live.join"), isOpen: false }
  const listed = await orNull(upstream.live.list())
  const rooms = listed?.status === 200 ? listed.body.rooms.filter(({ isOver }) => !isOver) : []
  const [room, ...others] = rooms
  if (!room) return { to: "/live/new", text: i18n.t("live.new"), isOpen: false }
  return others.length > 0 || room.teacher !== person.name
    ? { to: "/live", text: i18n.t("live.openRooms", { number: rooms.length }), isOpen: true }
    : {
        to: `/live/${room.code}/host`,
        text: i18n.t("live.openRoom", { code: groupDigits(room.code) }),
        isOpen: true,
      }
}

async function viewVisitor(context: AppContext): Promise<VisitorView> {
  if (!(await offersTrials(context))) return { role: "Visitor", trials: null, isUnmade: false }
  const visitor = await context.visitor.known()
  const trials = await viewTrials(context, visitor ? await visitor.rounds() : [])
  return { role: "Visitor", trials, isUnmade: trials.isEmpty && (await lacksGrades(context)) }
}

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
