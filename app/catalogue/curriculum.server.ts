import { lengths } from "#contract/limits"
import { normalised } from "#contract/normalised"
import { type Game, gameNames, type Language, languages } from "#contract/words"
import { orNull } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"
import { type ListedChapter, GradeLists } from "./grade-lists.server"
import { bestOffer, type Offer, toOffer } from "./offer.server"
import { findByName, counterpart, getId, type Subject } from "./subject-names.server"

type Context = Pick<AppContext, "upstream" | "upstreamHost" | "i18n">

export interface FoundSubject extends Subject {
  readonly key: string
}

/**
 * The subjects and chapters of one grade, as the upstream lists them in each language. Lists are remembered for
 * 20 s by default. A name that is missing from a remembered list is looked up again in a new one.
 */
export class Curriculum {
  readonly #lists: GradeLists
  readonly #language: Language

  constructor(context: Context, grade: string) {
    this.#lists = new GradeLists(context, grade)
    this.#language = context.i18n.language
  }

  findSubject(wanted: string, key?: string): Promise<FoundSubject | null> {
    return this.#lookTwice(() => this.#lookForSubject(wanted, key))
  }

  findChapter(subject: string, wanted: string): Promise<ListedChapter | null> {
    return this.#lookTwice(() => this.#lookForChapter(subject, wanted))
  }

  /** The number of a chapter now, by the key of one of its games. */
  async numberOf(subject: string, key: string): Promise<number | undefined> {
    const chapters = await this.recentChapters(subject)
    return chapters.find(({ gameKeys = {} }) => Object.values(gameKeys).includes(key))?.number
  }

  recentSubjects(): Promise<readonly Subject[]> {
    return this.#lists.subjects(this.#language)
  }

  recentChapters(subject: string): Promise<readonly ListedChapter[]> {
    return this.#lists.chapters(subject, this.#language)
  }

  /** What a subject offers of a game: `here` if the upstream does not answer. */
  async offersOf(subject: string): Promise<(game: Game) => Offer> {
    const chapters = await orNull(this.recentChapters(subject))
    const offer = (game: Game) => chapters?.map((each) => toOffer(each, game, this.#language))
    return (game) => bestOffer(offer(game) ?? ["here"])
  }

  async subjectsWithOffers() {
    const subjects = await this.recentSubjects()
    return Promise.all(
      subjects.map(async (each) => ({ ...each, offer: await this.offersOf(each.name) })),
    )
  }

  /** In any language; true if the upstream does not answer. */
  async hasQuestions(): Promise<boolean> {
    const subjects = await orNull(this.subjectsWithOffers())
    if (!subjects) return true
    return subjects.some(({ offer }) => gameNames.some((game) => offer(game) !== "nothing"))
  }

  async #lookForSubject(wanted: string, key?: string): Promise<FoundSubject | null> {
    const language = this.#language
    for (const each of this.#ownFirst()) {
      const list = await this.#lists.subjects(each)
      const subject = list.find((one) => idKey(one, list) === key) ?? findByName(list, wanted)
      if (!subject) continue
      const own =
        each === language
          ? subject
          : counterpart(subject, list, await this.#lists.subjects(language))
      return { ...(own ?? subject), key: await this.#subjectKey(subject, list, each) }
    }
    return null
  }

  async #subjectKey(subject: Subject, list: readonly Subject[], language: Language) {
    const key = idKey(subject, list)
    if (key) return key
    const [first] = languages
    if (language === first) return subject.name
    return (counterpart(subject, list, await this.#lists.subjects(first)) ?? subject).name
  }

  async #lookForChapter(subject: string, wanted: string): Promise<ListedChapter | null> {
    const number = chapterNumber(wanted)
    for (const each of this.#ownFirst()) {
      const list = await this.#lists.chapters(subject, each)
      const chapter =
        list.find((one) => one.number === number) ??
        (number === null ? findByName(list, wanted) : null)
      if (chapter) return chapter
      if (number !== null) return null
    }
    return null
  }

  #ownFirst(): readonly Language[] {
    return [this.#language, ...languages.filter((each) => each !== this.#language)]
  }

  async #lookTwice<Found>(look: () => Promise<Found | null>): Promise<Found | null> {
    const found = await look()
    return found !== null || !this.#lists.expireRemembered() ? found : look()
  }
}

const idKey = (subject: Subject, list: readonly Subject[]): string | null => {
  const id = getId(subject, list)
  return id === null ? null : `#${id}`
}

export function chapterNumber(typed: string): number | null {
  const digits = normalised(typed.slice(0, lengths.word.max), "NFKC")
    .trim()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
  return /^0*[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null
}
