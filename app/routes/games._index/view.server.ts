import { type Game, gameNames, type Role } from "#contract/words"
import type { Overview } from "#game/referee"
import type { Source } from "#game/sources/source"
import type { AppContext } from "#app/server/context.server"
import { orNull } from "#app/forms/refusals.server"
import { Curriculum } from "#app/catalogue/curriculum.server"
import { hasFun } from "#app/play/progress.server"
import { subjectPicture } from "#app/catalogue/emblems.server"
import { inPageLanguage } from "#app/play/sources/source-in-language.server"
import { orMissing } from "#app/upstream/errors.server"
import { withParts } from "#app/play/page-parts.server"
import { type TakenPack, listTakenPacks } from "#app/play/packs.server"
import type { Person } from "#app/session/person.server"

export interface GamesView {
  readonly role: Role
  readonly goOn: readonly {
    readonly roundId: string
    readonly game: Game
    readonly source: Source
  }[]
  readonly packs: readonly TakenPack[]
  readonly pendingPoints: number
  readonly fresh: readonly FreshSubject[]
  readonly has: { readonly school: boolean; readonly fun: boolean }
}

interface FreshSubject {
  readonly name: string
  readonly image: string
  readonly game: Game
  readonly chapters: readonly string[]
}

const freshMax = 3

export async function viewGames(
  context: AppContext,
  { inPlay, pendingCredit }: Overview,
  person: Person,
): Promise<GamesView> {
  const curriculum = new Curriculum(context, person.grade)
  const isPupil = person.role === "Student"
  const wanted = { entertainment: "true", summary: "true", packs: "true" } as const
  const joined = isPupil ? withParts(context, wanted) : context
  const [school, fun, packs] = await Promise.all([
    isPupil && curriculum.hasQuestions(),
    hasFun(joined),
    isPupil ? listTakenPacks(joined) : [],
  ])
  return {
    role: person.role,
    goOn: await Promise.all(
      inPlay.map(async ({ roundId, game, source }) => {
        return { roundId, game, source: await inPageLanguage(source, curriculum) }
      }),
    ),
    packs,
    pendingPoints: pendingCredit.reduce((sum, { points }) => sum + points, 0),
    fresh: isPupil ? await freshSubjects(joined, curriculum) : [],
    has: { school, fun },
  }
}

/** Empty if the upstream is unavailable, so that the rest of the page is still shown. */
async function freshSubjects(context: AppContext, curriculum: Curriculum): Promise<FreshSubject[]> {
  const answers = await orNull(
    Promise.all([curriculum.subjectsWithOffers(), namesOfPlayed(context)]),
  )
  const [subjects, played] = answers ?? []
  if (!subjects || !played) return []
  const fresh = subjects
    .filter(({ name }) => !played.has(name))
    .flatMap((each) => {
      const game = gameNames.find((one) => each.offer(one) === "here")
      return game ? [{ name: each.name, image: subjectPicture(context, each), game }] : []
    })
    .slice(0, freshMax)
  return Promise.all(
    fresh.map(async (each) => {
      const chapters = await orNull(curriculum.recentChapters(each.name))
      return { ...each, chapters: (chapters ?? []).slice(0, freshMax).map(({ name }) => name) }
    }),
  )
}

/** Reads the summary of the record, which is small, if the upstream has one; else the whole record. */
async function namesOfPlayed({ upstream }: AppContext): Promise<Set<string> | null> {
  const answer =
    (await orMissing(upstream.progress.summary())) ??
    (await upstream.accounts.questionsAnswered({}))
  return answer.status === 200 ? new Set(answer.body.map(({ subject }) => subject)) : null
}
