import type { Game, Role } from "#contract/words"
import type { Source } from "#game/rounds/round-key"
import type { AppContext } from "#app/server/context.server"
import { orNull } from "#app/forms/unavailable.server"
import type { PlayersReferee } from "#app/referee/referee.server"
import type { Person } from "#app/session/person.server"

/** What /games offers one person. */
export interface GamesView {
  readonly role: Role
  /** Rounds in play, newest first. */
  readonly goOn: readonly {
    readonly roundId: string
    readonly game: Game
    readonly source: Source
  }[]
  /** Points won that the API has not credited yet. */
  readonly pendingPoints: number
  /** Subjects of the pupil's grade that the record knows nothing of. */
  readonly fresh: readonly string[]
}

const freshMax = 3

/** Where a person was, which points are not credited yet, and what is new to them. */
export async function viewGames(
  context: AppContext,
  referee: PlayersReferee,
  person: Person,
): Promise<GamesView> {
  const [rounds, pending, fresh] = await Promise.all([
    referee.inPlay(),
    referee.pendingCredit(),
    person.role === "Student" ? freshSubjects(context, person) : [],
  ])
  return {
    role: person.role,
    goOn: rounds.map(({ roundId, game, source }) => ({ roundId, game, source })),
    pendingPoints: pending.reduce((sum, { points }) => sum + points, 0),
    fresh,
  }
}

/** An upstream that cannot say takes nothing from the page but this. */
async function freshSubjects({ upstream }: AppContext, { grade }: Person): Promise<string[]> {
  const answers = await orNull(
    Promise.all([
      upstream.catalogue.subjectsOfGrade(grade),
      upstream.accounts.questionsAnswered({}),
    ]),
  )
  if (!answers) return []
  const [subjects, answered] = answers
  if (subjects.status !== 200 || answered.status !== 200) return []
  const played = new Set(answered.body.map(({ subject }) => subject))
  return subjects.body.subjects
    .map(({ subjectName }) => subjectName)
    .filter((name) => !played.has(name))
    .slice(0, freshMax)
}
