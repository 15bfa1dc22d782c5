import { findOptions } from "#app/authoring/placement/find-options.server"
import type { PlacementOptions } from "#app/authoring/placement/placement"
import { type Resolved, resolvePlacement } from "#app/authoring/placement/resolve-placement.server"
import { mayTeach } from "#app/authoring/author.server"
import type { FieldErrors } from "#app/forms/define-form.server"
import { Curriculum, chapterNumber } from "#app/play/curriculum.server"
import type { AppContext } from "#app/server/context.server"
import type { Person } from "#app/session/person.server"
import { normalHeader } from "./columns.server"

type FoundSubject =
  | { readonly grade: string; readonly subject: string }
  | { readonly errors: FieldErrors }

/** The lists of the API could not be read: nothing can be said of a place. */
export class PlacesUnavailable extends Error {}

/**
 * Finds places of many rows. The lists are asked for once a grade and a subject that exist, so that a file with
 * a thousand unknown names costs no call each.
 */
export class Places {
  readonly #context: AppContext
  readonly #person: Person
  readonly #options = new Map<string, Promise<PlacementOptions>>()
  readonly #ownNames = new Map<string, Promise<string>>()

  constructor(context: AppContext, person: Person) {
    this.#context = context
    this.#person = person
  }

  async resolve(fields: FormData): Promise<Resolved> {
    const [section, grade, subject, chapter] = ["section", "grade", "subject", "chapter"].map(
      (name) => String(fields.get(name) ?? ""),
    )
    const choice = { section: section ?? "", grade: "", subject: "", chapter: "" }
    if (section || !mayTeach(this.#person)) return resolvePlacement(this.#person, choice, null)
    const found = await this.#findSubject(grade ?? "", subject ?? "")
    if ("errors" in found) return found
    const number = chapterNumber(chapter ?? "")
    const options = await this.#optionsOf(found.grade, found.subject)
    return resolvePlacement(
      this.#person,
      { ...choice, ...found, chapter: number === null ? (chapter ?? "") : String(number) },
      options,
    )
  }

  async #findSubject(grade: string, subject: string): Promise<FoundSubject> {
    const { grades } = await this.#optionsOf("", "")
    const known = grades.find(isCalled(grade))
    if (!known) return { errors: errorAt("grade", grade) }
    const { subjects } = await this.#optionsOf(known.value, "")
    if (!subjects)
      return (await this.#isOwn(known.value, subject))
        ? { grade: known.value, subject: "" }
        : { errors: { subject: [{ key: "errors.import.otherSubject" }] } }
    const chosen = subjects.find(isCalled(subject))
    return chosen
      ? { grade: known.value, subject: chosen.value }
      : { errors: errorAt("subject", subject) }
  }

  /** A teacher need not name the subject; another than the own is refused. */
  async #isOwn(grade: string, subject: string): Promise<boolean> {
    const own = this.#person.subject
    if (subject === "" || normalHeader(subject) === normalHeader(own)) return true
    const name =
      this.#ownNames.get(grade) ??
      new Curriculum(this.#context, grade).findSubject(own).then((found) => found?.name ?? own)
    this.#ownNames.set(grade, name)
    return normalHeader(subject) === normalHeader(await name)
  }

  async #optionsOf(grade: string, subject: string): Promise<PlacementOptions> {
    const key = JSON.stringify([grade, subject])
    const asked =
      this.#options.get(key) ??
      findOptions(this.#context, this.#person, { grade, subject, chapter: "" })
    this.#options.set(key, asked)
    const options = await asked
    if (options.isPartial) throw new PlacesUnavailable("The lists are not complete.")
    return options
  }
}

const isCalled =
  (wanted: string) =>
  ({ value, label }: { readonly value: string; readonly label: string }) =>
    [value, label].some((name) => normalHeader(name) === normalHeader(wanted))

const errorAt = (name: "grade" | "subject", value: string): FieldErrors => ({
  [name]: [{ key: value ? `errors.make.${name}` : "errors.make.choose" }],
})
