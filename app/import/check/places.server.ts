import { type Language, languages } from "#contract/words"
import {
  type PlacementResult,
  resolvePlacement,
} from "#app/authoring/placement/resolve-placement.server"
import { mayTeach } from "#app/authoring/author.server"
import type { FieldErrors } from "#app/forms/submission.server"
import { Curriculum, chapterNumber } from "#app/catalogue/curriculum.server"
import type { AppContext } from "#app/server/context.server"
import type { Person } from "#app/session/person.server"
import { findByName } from "#app/catalogue/subject-names.server"
import { findOptions, findOwnSubjects } from "#app/authoring/placement/find-options.server"
import type { PlacementOptions } from "#app/authoring/placement/placement"
import { normalHeader } from "#app/import/sheet/headers.server"
import { placeNumber } from "#game/answers/numbers/place-number"

type FoundSubject = Course | { readonly errors: FieldErrors }

/**
 * Resolves the placements of many rows, by names in any of our languages. Lists are read once, and only for a grade
 * and a subject that exist, so that a thousand unknown names in a file do not cost a call each.
 */
export class Places {
  readonly #context: AppContext
  readonly #person: Person
  readonly #lists: PlacementLists
  readonly #ownNames = new Map<string, Promise<readonly string[]>>()

  constructor(context: AppContext, person: Person) {
    this.#context = context
    this.#person = person
    this.#lists = new PlacementLists(context, person)
  }

  async resolve(fields: FormData): Promise<PlacementResult> {
    const [section, grade, subject, chapter] = ["section", "grade", "subject", "chapter"].map(
      (name) => String(fields.get(name) ?? ""),
    )
    const choice = { section: section ?? "", grade: "", subject: "", chapter: "" }
    if (section || !mayTeach(this.#person)) return resolvePlacement(this.#person, choice, null)
    const found = await this.#findSubject(grade ?? "", subject ?? "")
    if ("errors" in found) return found
    return resolvePlacement(
      this.#person,
      { ...choice, ...found, chapter: await this.#findChapter(found, chapter ?? "") },
      await this.#lists.toOptions(found),
    )
  }

  /** The placement as the form for one question has it, as far as it can be found; what cannot be found is left out. */
  async formFields(fields: FormData): Promise<Readonly<Record<string, string>>> {
    const [grade = "", subject = "", chapter = ""] = ["grade", "subject", "chapter"].map((name) =>
      String(fields.get(name) ?? ""),
    )
    if (fields.has("section") || !mayTeach(this.#person)) return {}
    const found = await this.#findSubject(grade, subject)
    if (!("errors" in found)) {
      const { chapters } = await this.#lists.toOptions(found)
      const number = await this.#findChapter(found, chapter)
      return chapters?.some(({ value }) => value === number)
        ? { ...found, chapter: number }
        : { ...found }
    }
    const known = await this.#lists.lookUp(anywhere, grade, ({ grades }) => grades)
    return known === null ? {} : { grade: known }
  }

  async #findSubject(grade: string, subject: string): Promise<FoundSubject> {
    const known = await this.#lists.lookUp(anywhere, grade, ({ grades }) => grades)
    if (known === null) return { errors: errorAt("grade", grade) }
    const course = { grade: known, subject: "" }
    const { subjects, single } = await this.#lists.toOptions(course)
    if (!subjects)
      return (await this.#isOwn(known, single, subject))
        ? course
        : { errors: { subject: [{ key: "errors.import.otherSubject" }] } }
    const own = called(subject, subjects)
    if (own !== null) return { grade: known, subject: own }
    const named = await this.#lists.lookUp(course, subject, (options) => options.subjects)
    if (named === null) return { errors: errorAt("subject", subject) }
    const { language } = this.#context.i18n
    return { grade: known, subject: await this.#nameOfSubject(known, named, language) }
  }

  async #isOwn(grade: string, own: string, subject: string): Promise<boolean> {
    if (subject === "") return true
    const names =
      this.#ownNames.get(grade) ??
      Promise.all(languages.map((language) => this.#nameOfSubject(grade, own, language)))
    this.#ownNames.set(grade, names)
    const named = [own, ...(await names)].map((name) => ({ name }))
    return findByName(named, subject) !== null
  }

  async #nameOfSubject(grade: string, subject: string, language: Language): Promise<string> {
    const context = { ...this.#context, i18n: { ...this.#context.i18n, language } }
    return (await new Curriculum(context, grade).findSubject(subject))?.name ?? subject
  }

  /** The same number in every language; the given text if no chapter has that name. */
  async #findChapter(course: Course, wanted: string): Promise<string> {
    const number = chapterNumber(wanted)
    if (number !== null) return String(number)
    return (await this.#lists.lookUp(course, wanted, ({ chapters }) => chapters)) ?? wanted
  }
}

const errorAt = (name: "grade" | "subject", value: string): FieldErrors => ({
  [name]: [{ key: value ? `errors.make.${name}` : "errors.make.choose" }],
})

export class PlacesUnavailable extends Error {}

class PlacementLists {
  readonly #context: AppContext
  readonly #person: Person
  readonly #options = new Map<string, Promise<PlacementOptions>>()
  readonly #own = new Map<Language, ReturnType<typeof findOwnSubjects>>()
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
    listOf: (options: PlacementOptions) => readonly PlaceOption[] | null,
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

interface Course {
  readonly grade: string
  readonly subject: string
}

const anywhere: Course = { grade: "", subject: "" }

interface PlaceOption {
  readonly value: string
  readonly label: string
  readonly name?: string
}

function called(wanted: string, options: readonly PlaceOption[]): string | null {
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
