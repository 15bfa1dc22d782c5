import { redirect } from "@remix-run/cloudflare"
import type { Game, Place } from "#game/rounds/place"
import type { AppContext } from "#app/server/context.server"
import { isUnavailable } from "#app/forms/unavailable.server"
import type { PlayersReferee } from "#app/referee/referee.server"
import { chapterNumber } from "./chapter-numbers.server"
import { Curriculum } from "./curriculum.server"
import { called } from "./subject-names.server"

export type InChapter = Extract<Place, { category: "education" }>

interface Asking {
  readonly context: AppContext
  readonly grade: string
  readonly game: Game
  readonly referee: PlayersReferee
}

/** A place as the upstream lists it; one that it does not list is as it was typed, and has no round. */
export interface ListedPlace {
  readonly place: Place
  readonly isListed: boolean
}

/**
 * The one place that an address means, in whatever spelling: its subject by the name in the page's
 * language, its chapter by number. Where the upstream cannot say, a round in play goes on.
 */
export async function listedPlace(typed: InChapter, asking: Asking): Promise<ListedPlace> {
  try {
    return await lookUp(typed, new Curriculum(asking.context, asking.grade))
  } catch (error) {
    const round = isUnavailable(error) ? await roundInPlay(typed, asking) : undefined
    if (!round) throw error
    return { place: round.place, isListed: true }
  }
}

async function lookUp(typed: InChapter, curriculum: Curriculum): Promise<ListedPlace> {
  const subject = await curriculum.findSubject(typed.subject)
  if (!subject) return { place: typed, isListed: false }
  const place = { category: "education", subject: subject.name, subjectKey: subject.key } as const
  const chapter = await curriculum.findChapter(subject.name, typed.chapter)
  if (!chapter) return { place: { ...place, chapter: typed.chapter }, isListed: false }
  return { place: { ...place, chapter: String(chapter.number) }, isListed: true }
}

async function roundInPlay(typed: InChapter, { referee, game }: Asking) {
  const number = String(chapterNumber(typed.chapter) ?? typed.chapter)
  return (await referee.inPlay()).find(({ game: its, place }) => {
    if (its !== game || place.category !== "education") return false
    return place.chapter === number && called([{ name: place.subject }], typed.subject) !== null
  })
}

/** The way to the one address of a place; `null` where the request has it. */
export function toOneAddress(request: Request, { subject, chapter }: InChapter): Response | null {
  const url = new URL(request.url)
  const { searchParams } = url
  const isOne = (name: string, value: string) => {
    const [first, second] = searchParams.getAll(name)
    return first === value && second === undefined
  }
  if (isOne("subject", subject) && isOne("chapter", chapter)) return null
  searchParams.set("subject", subject)
  searchParams.set("chapter", chapter)
  return redirect(`${url.pathname}?${searchParams}`, 303)
}
