import { type Language, languages } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { ShortMemory } from "./short-memory.server"
import { findByName, counterpart, idOf, type Subject } from "./subject-names.server"

type Context = Pick<AppContext, "upstream" | "upstreamHost" | "i18n">

/** A subject by its name in the language of the page, with the key that it has in every language. */
export interface FoundSubject extends Subject {
  readonly key: string
}

export interface Chapter {
  readonly name: string
  readonly number: number
  readonly games?: readonly string[] | null | undefined
}

const subjectsInMind = new ShortMemory<readonly Subject[]>()
const chaptersInMind = new ShortMemory<readonly Chapter[]>()

/**
 * The subjects and chapters of one grade, as the upstream lists them in each language. What is found
 * in the lists of the last 20 s costs no call; what is not is asked for anew before it is missing.
 */
export class Curriculum {
  readonly #context: Context
  readonly #grade: string
  /** What this request found in memory, and so may be out of date. */
  readonly #remembered = new Set<() => void>()

  constructor(context: Context, grade: string) {
    this.#context = context
    this.#grade = grade
  }

  /** By its name in any of our languages. */
  findSubject(wanted: string): Promise<FoundSubject | null> {
    return this.#lookTwice(() => this.#lookForSubject(wanted))
  }

  /** By its number, or by its name in any of our languages. */
  findChapter(subject: string, wanted: string): Promise<Chapter | null> {
    return this.#lookTwice(() => this.#lookForChapter(subject, wanted))
  }

  /** The subjects, in the language of the page. */
  recentSubjects(): Promise<readonly Subject[]> {
    return this.#subjects(this.#context.i18n.language)
  }

  /** The chapters of a subject that the page names. */
  recentChapters(subject: string): Promise<readonly Chapter[]> {
    return this.#chapters(subject, this.#context.i18n.language)
  }

  async #lookForSubject(wanted: string): Promise<FoundSubject | null> {
    const { language } = this.#context.i18n
    for (const each of this.#ownFirst()) {
      const list = await this.#subjects(each)
      const subject = findByName(list, wanted)
      if (!subject) continue
      const own =
        each === language ? subject : counterpart(subject, list, await this.#subjects(language))
      return { ...(own ?? subject), key: await this.#subjectKey(subject, list, each) }
    }
    return null
  }

  /** Its id; else its name in the first language, where that can be told; else the name it has. */
  async #subjectKey(subject: Subject, list: readonly Subject[], language: Language) {
    const id = idOf(subject, list)
    if (id !== null) return `#${id}`
    const [first] = languages
    if (language === first) return subject.name
    return (counterpart(subject, list, await this.#subjects(first)) ?? subject).name
  }

  async #lookForChapter(subject: string, wanted: string): Promise<Chapter | null> {
    const number = chapterNumber(wanted)
    for (const each of this.#ownFirst()) {
      const list = await this.#chapters(subject, each)
      const chapter =
        list.find((one) => one.number === number) ??
        (number === null ? findByName(list, wanted) : null)
      if (chapter) return chapter
      if (number !== null) return null
    }
    return null
  }

  #ownFirst(): readonly Language[] {
    const { language } = this.#context.i18n
    return [language, ...languages.filter((each) => each !== language)]
  }

  async #lookTwice<Found>(look: () => Promise<Found | null>): Promise<Found | null> {
    const found = await look()
    if (found !== null || this.#remembered.size === 0) return found
    for (const expire of this.#remembered) expire()
    this.#remembered.clear()
    return look()
  }

  #subjects(language: Language): Promise<readonly Subject[]> {
    const key = this.#keyOf(language)
    if (subjectsInMind.holds(key)) this.#remembered.add(() => subjectsInMind.expire(key))
    return subjectsInMind.recall(key, this.#listsForMs, () => this.#askForSubjects(language))
  }

  async #askForSubjects(language: Language): Promise<readonly Subject[]> {
    const { catalogue } = this.#context.upstream
    const answer = await catalogue.subjectsOfGrade(this.#grade, language)
    if (answer.status !== 200) return []
    return answer.body.subjects.map(({ id, subjectName, subjectImage }) => {
      return { id, name: subjectName, image: subjectImage }
    })
  }

  #chapters(subject: string, language: Language): Promise<readonly Chapter[]> {
    const key = this.#keyOf(language, subject)
    if (chaptersInMind.holds(key)) this.#remembered.add(() => chaptersInMind.expire(key))
    return chaptersInMind.recall(key, this.#listsForMs, async () => {
      const { catalogue } = this.#context.upstream
      const answer = await catalogue.chapters({ grade: this.#grade, subject }, language)
      return answer.status === 200 ? answer.body.chapters : []
    })
  }

  get #listsForMs(): number {
    return this.#context.upstream.catalogue.listsForMs
  }

  #keyOf(...names: readonly string[]): string {
    return JSON.stringify([this.#context.upstreamHost, this.#grade, ...names])
  }
}

/** The number that was typed for a chapter, in the digits of any keyboard; `null` where it is none. */
export function chapterNumber(typed: string): number | null {
  const digits = typed
    .normalize("NFKC")
    .trim()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
  return /^0*[1-9]\d{0,8}$/.test(digits) ? Number(digits) : null
}
