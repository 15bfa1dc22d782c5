import { type Language, languages } from "#contract/words"
import { findOptions, findOwnSubjects } from "#app/authoring/placement/find-options.server"
import type { PlacementOptions } from "#app/authoring/placement/placement"
import type { AppContext } from "#app/server/context.server"
import type { Person } from "#app/session/person.server"
import { findByName } from "#app/catalogue/subject-names.server"
import { normalHeader } from "#app/import/sheet/headers.server"
import { placeNumber } from "#app/import/sheet/place-number.server"

/** A list of the API could not be read, so that no placement can be resolved. */
export class PlacesUnavailable extends Error {}

/** The options of a person, by grade and subject in each of our languages; each list is read only once. */
export class PlacementLists {
  readonly #context: AppContext
  readonly #person: Person
  readonly #options = new Map<string, Promise<PlacementOptions>>()
  readonly #own = new Map<Language, ReturnType<typeof findOwnSubjects>>()
  /** The language of the page first. */
  readonly #languages: readonly Language[]

  constructor(context: AppContext, person: Person) {
    this.#context = context
    this.#person = person
    const { language } = context.i18n
    this.#languages = [language, ...languages.filter((each) => each !== language)]
  }

  async lookUp(
    course: Course,
    wanted: string,
    listOf: (options: PlacementOptions) => readonly Named[] | null,
  ): Promise<string | null> {
    for (const language of this.#languages) {
      const found = called(wanted, listOf(await this.toOptions(course, language)) ?? [])
      if (found !== null) return found
    }
    return null
  }

  /** Throws PlacesUnavailable if one of the lists could not be read. */
  async toOptions(
    course: Course,
    language: Language = this.#context.i18n.language,
  ): Promise<PlacementOptions> {
    const key = JSON.stringify([course.grade, course.subject, language])
    const own = this.#own.get(language) ?? findOwnSubjects(this.#context, this.#person, language)
    this.#own.set(language, own)
    const asked =
      this.#options.get(key) ??
      findOptions(this.#context, this.#person, { ...course, chapter: "" }, language, own)
    this.#options.set(key, asked)
    const options = await asked
    if (options.isPartial) throw new PlacesUnavailable("The lists are not complete.")
    return options
  }
}

/** "" if it is not known yet. */
export interface Course {
  readonly grade: string
  readonly subject: string
}

export const anywhere: Course = { grade: "", subject: "" }

interface Named {
  readonly value: string
  readonly label: string
  readonly name?: string
}

/**
 * The value of the option with this name, label or value, compared in this order, or else with the number that the text
 * means; `null` for none.
 */
export function called(wanted: string, options: readonly Named[]): string | null {
  const entries = (["name", "label", "value"] as const).flatMap((key) =>
    options.map((option) => ({ name: option[key] ?? "", value: option.value })),
  )
  if (wanted === "") return null
  const key = normalHeader(wanted)
  const found =
    findByName(entries, wanted) ?? entries.find(({ name }) => normalHeader(name) === key)
  if (found) return found.value
  const number = placeNumber(wanted)
  if (number === null) return null
  return entries.find(({ name }) => placeNumber(name) === number)?.value ?? null
}
