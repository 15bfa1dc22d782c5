import { redirect } from "@remix-run/cloudflare"
import { type Game, wireGames } from "#contract/words"
import type { ChapterSource } from "#game/sources/chapter"
import { getSourceTraits, type Source } from "#game/sources/source"
import type { AppContext } from "#app/server/context.server"
import { isUnavailable, orNull } from "#app/forms/refusals.server"
import type { PlayersReferee } from "#app/referee/referee.server"
import { Curriculum, chapterNumber } from "#app/catalogue/curriculum.server"
import { findByName } from "#app/catalogue/subject-names.server"

interface Asking {
  readonly request: Request
  readonly context: AppContext
  readonly grade: string
  readonly game: Game
  readonly referee: PlayersReferee
}

/** A source as the upstream lists it. A name that is not listed stays as it was typed, and no round begins there. */
export interface ListedSource {
  readonly source: Source
  readonly isListed: boolean
}

/**
 * The canonical source for every spelling in an address: the subject by its name in the language of the page, the
 * chapter by its number. If it is not listed any more, or the upstream is unavailable, that of a matching round is used,
 * which is in play or on the page.
 */
export async function resolveSource(typed: ChapterSource, asking: Asking): Promise<ListedSource> {
  const curriculum = new Curriculum(asking.context, asking.grade)
  try {
    const found = await lookUp(typed, curriculum, asking.game)
    const begun = found.isListed ? undefined : await findBegun(found.source, asking)
    if (!begun) return found
    const now = await inCurriculum(begun, curriculum)
    return { ...(await lookUp(now, curriculum, asking.game)), isListed: true }
  } catch (error) {
    const begun = isUnavailable(error) ? await findBegun(typed, asking) : undefined
    if (!begun) throw error
    return { source: begun, isListed: true }
  }
}

/** A round may have begun under another name or number. If the upstream is unavailable, they stay. */
export async function inCurriculum(source: ChapterSource, curriculum: Curriculum) {
  const found = await orNull(curriculum.findSubject(source.subject, source.subjectKey))
  if (!found) return source
  const { chapterKey } = source
  const number = chapterKey && (await orNull(curriculum.numberOf(found.name, chapterKey)))
  return { ...source, subject: found.name, ...(number ? { chapter: String(number) } : {}) }
}

async function lookUp(typed: ChapterSource, curriculum: Curriculum, game: Game) {
  const subject = await curriculum.findSubject(typed.subject, typed.subjectKey)
  if (!subject) return { source: typed, isListed: false }
  const source = { ...typed, subject: subject.name, subjectKey: subject.key }
  const chapter = await curriculum.findChapter(subject.name, typed.chapter)
  if (!chapter) return { source, isListed: false }
  const { number, gameKeys } = chapter
  // Without a question of the game it has no key yet, and is none of a round that has one.
  const chapterKey = gameKeys && (gameKeys[wireGames[game]] ?? `none of ${number}`)
  const listed = { ...source, chapter: String(number), ...(chapterKey && { chapterKey }) }
  return { source: listed, isListed: true }
}

async function findBegun(typed: ChapterSource, { request, context, referee, game }: Asking) {
  const roundId = new URL(request.url).searchParams.get("round")
  const settled = context.player.settledRound()
  const answered = settled ?? (roundId && (await referee.run({ type: "getAnswered", roundId })))
  const { inPlay } = await referee.run({ type: "overview" })
  const number = String(chapterNumber(typed.chapter) ?? typed.chapter)
  return [...(answered ? [answered] : []), ...inPlay].flatMap(({ game: its, source }) => {
    if (its !== game || source.category !== "education") return []
    const isSame = source.language === typed.language && source.practice === typed.practice
    const isInSubject = typed.subjectKey
      ? source.subjectKey === typed.subjectKey
      : findByName([{ name: source.subject }], typed.subject) !== null
    return isSame && isInSubject && source.chapter === number ? source : []
  })[0]
}

export function redirectToSubject(request: Request, subject: string): Response | null {
  const url = new URL(request.url)
  if (url.searchParams.get("subject")?.trim() === subject) return null
  url.searchParams.set("subject", subject)
  return redirect(`${url.pathname}?${url.searchParams}`, 303)
}

export function redirectToCanonical(request: Request, source: Source): Response | null {
  const url = new URL(request.url)
  const { searchParams } = url
  const wanted = Object.entries(getSourceTraits(source).toQuery(source))
  const isThere = wanted.every(([name, value]) => {
    const [first, second] = searchParams.getAll(name)
    return first === value && second === undefined
  })
  if (isThere) return null
  for (const [name, value] of wanted) searchParams.set(name, value)
  return redirect(`${url.pathname}?${searchParams}`, 303)
}
