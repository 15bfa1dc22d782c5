import { sections } from "#contract/words"
import type { TypedFields } from "#game/referee"
import type { FieldErrors } from "#app/forms/submission.server"
import type { Person } from "#app/session/person.server"
import { lastOfEach } from "#app/session/saved-submissions.server"
import type { PlacementChoice, PlacementOptions } from "./placement"
import { idPattern } from "#contract/limits"

export type QuestionPlacement =
  | {
      readonly userId: string
      readonly grade: string | number
      readonly subject?: string
      readonly chapter: string
    }
  | { readonly section: number }

export type PlacementResult =
  | { readonly placement: QuestionPlacement }
  | { readonly errors: FieldErrors }

export function resolvePlacement(
  person: Pick<Person, "id">,
  chosen: PlacementChoice & { readonly section: string },
  options: PlacementOptions | null,
): PlacementResult {
  if (!options) return inSection(chosen.section)
  const grade = options.grades.find(isCalled(chosen.grade))
  const chapter = options.chapters?.find(isCalled(chosen.chapter))
  const { subject } = chosen
  const isSubject =
    !options.subjects ||
    options.subjects.some(isCalled(subject)) ||
    Boolean(options.chapters?.length)
  if (!grade || !isSubject || !chapter)
    return {
      errors: {
        ...(grade ? {} : errorAt("grade", chosen.grade)),
        ...(isSubject ? {} : errorAt("subject", subject)),
        ...(chapter ? {} : errorAt("chapter", chosen.chapter)),
      },
    }
  return {
    placement: {
      userId: person.id,
      grade: idPattern.test(grade.value) ? Number(grade.value) : grade.value,
      chapter: chapter.name,
      ...(options.subjects ? { subject } : {}),
    },
  }
}

function inSection(section: string): PlacementResult {
  if (!/^\d$/.test(section) || !sections[Number(section)])
    return { errors: errorAt("section", section) }
  return { placement: { section: Number(section) } }
}

interface PlacementOption {
  readonly value: string
  readonly label: string
  readonly name?: string
}

const isCalled =
  (wanted: string) =>
  ({ value, label, name }: PlacementOption) =>
    [value, label, name].includes(wanted)

function errorAt<Name extends "grade" | "subject" | "chapter" | "section">(
  name: Name,
  value: string,
): FieldErrors {
  return { [name]: [{ key: value ? `errors.make.${name}` : "errors.make.choose" }] }
}

const valueMax = 200

export function toPersistentFields(
  read: (name: string) => unknown,
): Readonly<Record<string, string>> {
  const values = ["grade", "subject", "chapter", "section", "language"].map((name) => {
    const value = read(name)
    return [name, typeof value === "string" ? value.trim().slice(0, valueMax) : ""] as const
  })
  return Object.fromEntries(values.filter(([, value]) => value !== ""))
}

export function toChoice(typed: TypedFields): PlacementChoice & { readonly section: string } {
  const { grade = "", subject = "", chapter = "", section = "" } = lastOfEach(typed)
  return { grade, subject, chapter, section }
}
