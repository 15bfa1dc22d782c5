import type { Language } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { ShortMemory } from "./short-memory.server"
import type { Subject } from "./subject-names.server"

export interface ListedChapter {
  readonly name: string
  readonly number: number
  readonly games?: readonly string[] | null | undefined
  readonly gameLanguages?: Readonly<Record<string, readonly string[]>> | undefined
  readonly gameKeys?: Readonly<Record<string, string>> | undefined
}

const subjectsInMind = new ShortMemory<readonly Subject[]>()
const chaptersInMind = new ShortMemory<readonly ListedChapter[]>()

export class GradeLists {
  readonly #context: Pick<AppContext, "upstream" | "upstreamHost">
  readonly #grade: string
  readonly #remembered = new Set<() => void>()

  constructor(context: Pick<AppContext, "upstream" | "upstreamHost">, grade: string) {
    this.#context = context
    this.#grade = grade
  }

  subjects(language: Language): Promise<readonly Subject[]> {
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

  chapters(subject: string, language: Language): Promise<readonly ListedChapter[]> {
    const key = this.#keyOf(language, subject)
    if (chaptersInMind.holds(key)) this.#remembered.add(() => chaptersInMind.expire(key))
    return chaptersInMind.recall(key, this.#listsForMs, async () => {
      const { catalogue } = this.#context.upstream
      const answer = await catalogue.chapters({ grade: this.#grade, subject }, language)
      return answer.status === 200 ? answer.body.chapters : []
    })
  }

  expireRemembered(): boolean {
    const isAny = this.#remembered.size > 0
    for (const expire of this.#remembered) expire()
    this.#remembered.clear()
    return isAny
  }

  get #listsForMs(): number {
    return this.#context.upstream.catalogue.listsForMs
  }

  #keyOf(...names: readonly string[]): string {
    return JSON.stringify([this.#context.upstreamHost, this.#grade, ...names])
  }
}
