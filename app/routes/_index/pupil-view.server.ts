import { redirect } from "@remix-run/cloudflare"
import type { Outcome } from "#contract/play/streak"
import { dailyGoals } from "#contract/limits"
import { gameNames, type Game } from "#contract/words"
import type { RoundKey } from "#game/rounds/round-key"
import { orNull } from "#app/forms/refusals.server"
import type { Curriculum } from "#app/catalogue/curriculum.server"
import { bestOffer, inLanguage, type Offer } from "#app/catalogue/offer.server"
import type { DayView } from "#app/play/end/day.tsx"
import { readDayWithOutcomes } from "#app/play/end/day.server"
import { listTakenPacks, type TakenPack } from "#app/play/packs.server"
import { withParts } from "#app/play/page-parts.server"
import { chapterProgress, hasFun } from "#app/play/progress.server"
import { inPageLanguage } from "#app/play/sources/source-in-language.server"
import { findByName } from "#app/catalogue/subject-names.server"
import type { AppContext } from "#app/server/context.server"
import type { Person } from "#app/session/person.server"
import { ShortMemory } from "#app/catalogue/short-memory.server"
import { type OwnWorkView, readOpenWorks } from "#app/classes/work/own-works.server"
import { offersFun } from "#app/trial/guard.server"
import { mistakesIn, onMap, type MapChapter } from "./pupil-map.server"

export interface PupilView {
  readonly role: "Student"
  readonly isNew: boolean
  /** `goOn`: the round in play; `start`: the pupil's first round. `null` if no question is left to play. */
  readonly next: { readonly kind: "goOn" | "next" | "start"; readonly key: RoundKey } | null
  /** That a new pupil has nothing to play for points. `hasElsewhere`: a subject has questions, in either language. */
  readonly nothing: { readonly hasElsewhere: boolean } | null
  readonly hasFun: boolean
  readonly subjects: readonly string[]
  readonly subject: string
  readonly chapters: readonly MapChapter[]
  readonly mistakes: { readonly count: number; readonly to: string } | null
  readonly standing: Standing | null
  readonly day: DayView | null
  readonly goals: readonly number[]
  readonly outcomes: readonly Outcome[]
  readonly works: readonly OwnWorkView[]
  readonly packs: readonly TakenPack[]
}

interface Asking {
  readonly person: Person
  readonly curriculum: Curriculum
  readonly inPlay: RoundKey | null
}

/** Lists and the standing cost no call while they are remembered; the rest is one call. */
export async function viewPupil(
  request: Request,
  context: AppContext,
  { person, curriculum, inPlay }: Asking,
): Promise<PupilView> {
  const known = await orNull(curriculum.recentSubjects())
  const subjects = (known ?? []).map(({ name }) => name)
  const last = await lastIn(context, curriculum)
  const wanted = new URL(request.url).searchParams.get("subject") ?? getSubject(inPlay ?? last)
  const named = subjects.map((name) => ({ name }))
  const subject = findByName(named, wanted)?.name ?? (await firstOffering(subjects, curriculum))
  const place = subject ? { grade: person.grade, subject } : null
  const joined = withParts(context, {
    ...place,
    streak: "true",
    works: "true",
    packs: "true",
  })
  const [listed, progress, standing, told, works, packs] = await Promise.all([
    subject ? orNull(curriculum.recentChapters(subject)) : null,
    place && chapterProgress(joined, place),
    readStanding(context, person),
    readDayWithOutcomes(joined),
    readOpenWorks(joined),
    listTakenPacks(joined),
  ])
  showPoints(context, told)
  const { language } = context.i18n
  const chapters = (listed ?? []).map((chapter) => onMap(subject, chapter, { progress, language }))
  const games = chapters.flatMap((chapter) => chapter.games)
  const isNew =
    !inPlay && !last && person.points === 0 && !games.some(({ counts }) => counts?.played)
  const isKnown = known !== null && (listed !== null || subject === "")
  const next = nextRound({ subject, chapters }, last)
  const offersNothing = isKnown && chapters.every(({ offer }) => offer === "nothing")
  const isEmpty = isNew && !next && offersNothing && works.length + packs.length === 0
  const isFirst = getSubject(last) === "" && !games.some(({ counts }) => counts?.played)
  return {
    role: "Student",
    isNew,
    next: inPlay
      ? { kind: "goOn", key: inPlay }
      : next && { kind: isFirst && getSubject(next) !== "" ? "start" : "next", key: next },
    nothing: isEmpty ? { hasElsewhere: await curriculum.hasQuestions() } : null,
    hasFun: (await offersFun(context)) && (!isEmpty || (await hasFun(context))),
    subjects,
    subject,
    chapters,
    mistakes: mistakesIn(subject, listed ?? [], progress),
    standing,
    day: told.viewDay(),
    goals: dailyGoals,
    outcomes: told.outcomes,
    works,
    packs,
  }
}

async function firstOffering(subjects: readonly string[], curriculum: Curriculum): Promise<string> {
  let inOther: string | undefined
  for (const subject of subjects) {
    const best = bestOffer(gameNames.map(await curriculum.offersOf(subject)))
    if (best === "here") return subject
    if (best !== "nothing") inOther ??= subject
  }
  return inOther ?? subjects[0] ?? ""
}

/** If an outcome brought points, stores the new total and redirects, so that the top bar shows it. */
function showPoints(
  { session }: AppContext,
  { outcomes, totalpoints }: Awaited<ReturnType<typeof readDayWithOutcomes>>,
): void {
  if (totalpoints === null || totalpoints <= (session.person?.points ?? 0)) return
  if (!outcomes.some(({ points }) => points > 0)) return
  session.raisePoints(totalpoints)
  throw redirect("/", 303)
}

/** Work is left out, which Home lists by itself, and a subject that is not taught any more. */
async function lastIn({ session }: AppContext, curriculum: Curriculum): Promise<RoundKey | null> {
  const last = session.lastPlayed
  if (!last || last.source.category === "work") return null
  const key = { game: last.game, source: await inPageLanguage(last.source, curriculum) }
  const subject = getSubject(key)
  return !subject || (await curriculum.findSubject(subject).catch(() => true)) ? key : null
}

const getSubject = (key: RoundKey | null): string =>
  key?.source.category === "education" ? key.source.subject : ""

interface Standing {
  readonly rank: number
  readonly next: { readonly points: number; readonly rank: number } | null
}

const standingForMs = 60_000
/** Keyed by player and points. Points that others win meanwhile show within a minute. */
const standings = new ShortMemory<Standing | null>()

async function readStanding({ upstream, upstreamHost }: AppContext, { id, points }: Person) {
  if (points === 0) return null
  const key = `${upstreamHost} ${id} ${points}`
  const asked = standings.recall(key, standingForMs, async () => {
    const answer = await upstream.accounts.standing()
    if (answer.status !== 200 || !answer.body.own) return null
    return { rank: answer.body.me, next: answer.body.own.next }
  })
  return orNull(asked)
}

interface Open {
  readonly game: Game
  readonly chapter: string
  readonly offer: Offer
}

/**
 * The round that a pupil plays next: the last chapter and game again; if no question is left there, the same game in a
 * later chapter, another game of the chapter, or the first game that has a question left. Games without counts are
 * assumed to have questions left. After a round for fun it is one of school, if there is one.
 */
function nextRound(
  { subject, chapters }: Pick<PupilView, "subject" | "chapters">,
  last: RoundKey | null,
): RoundKey | null {
  const from = last?.source
  const isForFun = from?.category === "entertainment"
  if (last && !isForFun && getSubject(last) !== subject) return last
  const inAny = chapters.flatMap(({ number, offer, games }) =>
    games
      .filter(({ counts, isPacked }) => !isPacked && (!counts || counts.played < counts.total))
      .map(({ game }): Open => ({ game, chapter: number, offer })),
  )
  const inOwn = inAny.filter(({ offer }) => offer === "here")
  const open = inOwn.length > 0 ? inOwn : inAny
  const found =
    (last && from?.category === "education" && near(open, last.game, from.chapter)) || open[0]
  if (!found) return isForFun ? last : null
  const { game, chapter, offer } = found
  return { game, source: { category: "education", subject, chapter, ...inLanguage(offer) } }
}

function near(open: readonly Open[], lastGame: Game, lastChapter: string): Open | undefined {
  const here = open.filter(({ chapter }) => chapter === lastChapter)
  return (
    here.find(({ game }) => game === lastGame) ??
    open.find(({ game, chapter }) => game === lastGame && Number(chapter) > Number(lastChapter)) ??
    here[0]
  )
}
