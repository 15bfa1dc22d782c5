import type { RoundKey } from "#game/rounds/round-key"
import { Curriculum } from "#app/catalogue/curriculum.server"
import { inPageLanguage } from "#app/play/sources/source-in-language.server"
import { type OwnSummary, readOwnSummary } from "#app/review/question/own-questions.server"
import type { AppContext } from "#app/server/context.server"
import type { Person } from "#app/session/person.server"
import { offersTrials, viewTrials } from "#app/trial/guard.server"
import type { TrialsView } from "#app/trial/trial-view"
import { viewPupil, type PupilView } from "./pupil-view.server"
import { readToDo } from "./to-do.server"
import type { WaitingEntry } from "./to-do"

interface StaffView {
  readonly role: "Teacher" | "Admin" | "User"
  readonly inPlay: RoundKey | null
  /** `null` if it is not known. Teachers and admins only. */
  readonly toDo: readonly WaitingEntry[] | null
  /** `null` if the decisions are not known. Teachers only. */
  readonly own: OwnSummary | null
  readonly hasClasses: boolean
}

interface VisitorView {
  readonly role: "Visitor"
  /** `null` if no trials are offered. */
  readonly trials: TrialsView | null
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
  const [inPlay, toDo, own, pages] = await Promise.all([
    reading,
    readToDo(context, person.role),
    person.role === "Teacher" ? readOwnSummary(context) : null,
    context.offeredPages(),
  ])
  const hasClasses = person.role === "Teacher" && !person.isWaiting && pages.has("/classes")
  return { role: person.role, inPlay, toDo, own, hasClasses }
}

async function viewVisitor(context: AppContext): Promise<VisitorView> {
  if (!(await offersTrials(context))) return { role: "Visitor", trials: null }
  const visitor = await context.visitor.known()
  return { role: "Visitor", trials: viewTrials(visitor ? await visitor.rounds() : []) }
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
