import { type Language, languages } from "#contract/words"
import { findOptions } from "#app/authoring/placement/find-options.server"
import type { PlacementOptions } from "#app/authoring/placement/placement"
import { type Resolved, resolvePlacement } from "#app/authoring/placement/resolve-placement.server"
import { mayTeach } from "#app/authoring/author.server"
import type { FieldErrors } from "#app/forms/define-form.server"
import { Curriculum, chapterNumber } from "#app/play/curriculum.server"
import type { AppContext } from "#app/server/context.server"
import type { Person } from "#app/session/person.server"
import { findByName } from "#app/play/subject-names.server"
import { withPlainDigits } from "./columns.server"

type FoundSubject = Course | { readonly errors: FieldErrors }

/** The lists of the API could not be read: nothing can be said of a course. */
export class PlacesUnavailable extends Error {}

/**
 * Finds places of many rows, by their names in any of our languages. The lists are asked for once a grade and a
 * subject that exist, so that a file with a thousand unknown names costs no call each.
 */
export class Places {
  readonly #context: AppContext
  readonly #person: Person
  readonly #options = new Map<string, Promise<PlacementOptions>>()
  readonly #ownNames = new Map<string, Promise<readonly string[]>>()
  readonly #otherLanguages: readonly Language[]

  constructor(context: AppContext, person: Person) {
    this.#context = context
    this.#person = person
    this.#otherLanguages = languages.filter((each) => each !== context.i18n.language)
  }

  async resolve(fields: FormData): Promise<Resolved> {
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
      await this.#optionsOf(found),
    )
  }

  async #findSubject(grade: string, subject: string): Promise<FoundSubject> {
    const known = await this.#findGrade(grade)
    if (known === null) return { errors: errorAt("grade", grade) }
    const { subjects } = await this.#optionsOf({ grade: known, subject: "" })
    if (!subjects)
      return (await this.#isOwn(known, subject))
        ? { grade: known, subject: "" }
        : { errors: { subject: [{ key: "errors.import.otherSubject" }] } }
    const chosen = called(subject, subjects) ?? (await this.#findForeignSubject(known, subject))
    return chosen ? { grade: known, subject: chosen } : { errors: errorAt("subject", subject) }
  }

  async #findGrade(wanted: string): Promise<string | null> {
    const { grades } = await this.#optionsOf(anywhere)
    const own = called(wanted, grades)
    if (own !== null) return own
    for (const language of this.#otherLanguages) {
      const there = called(wanted, (await this.#optionsOf(anywhere, language)).grades)
      if (grades.some(({ value }) => value === there)) return there
    }
    return null
  }

  /** The name in the page's language of a subject that another language's list has. */
  async #findForeignSubject(grade: string, wanted: string): Promise<string | null> {
    for (const language of this.#otherLanguages) {
      const { subjects } = await this.#optionsOf({ grade, subject: "" }, language)
      const there = called(wanted, subjects ?? [])
      if (there !== null) return this.#nameOfSubject(grade, there, this.#context.i18n.language)
    }
    return null
  }

  /** A teacher need not name the subject; another than the own is refused. */
  async #isOwn(grade: string, subject: string): Promise<boolean> {
    const own = this.#person.subject
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

  /** The number of a chapter, which it has in every language; what was given where there is none of that name. */
  async #findChapter(course: Course, wanted: string): Promise<string> {
    const number = chapterNumber(wanted)
    if (number !== null) return String(number)
    for (const language of [this.#context.i18n.language, ...this.#otherLanguages]) {
      const { chapters } = await this.#optionsOf(course, language)
      const chapter = called(wanted, chapters ?? [])
      if (chapter !== null) return chapter
    }
    return wanted
  }

  async #optionsOf(
    course: Course,
    language: Language = this.#context.i18n.language,
  ): Promise<PlacementOptions> {
    const key = JSON.stringify([course.grade, course.subject, language])
    const asked =
      this.#options.get(key) ??
      findOptions(this.#context, this.#person, { ...course, chapter: "" }, language)
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

/** Before a grade is known. */
const anywhere: Course = { grade: "", subject: "" }

interface Named {
  readonly value: string
  readonly label: string
  readonly name?: string
}

/** The value of the option of this name, which people see before the value; `null` for none. */
function called(wanted: string, options: readonly Named[]): string | null {
  const entries = (["name", "label", "value"] as const).flatMap((key) =>
    options.map((option) => ({ name: withPlainDigits(option[key] ?? ""), value: option.value })),
  )
  return wanted === "" ? null : (findByName(entries, withPlainDigits(wanted))?.value ?? null)
}

const errorAt = (name: "grade" | "subject", value: string): FieldErrors => ({
  [name]: [{ key: value ? `errors.make.${name}` : "errors.make.choose" }],
})
