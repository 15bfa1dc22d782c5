import { sections } from "#contract/words"
import type { Message } from "#app/i18n/keys"
import type { Maker } from "./maker.server"
import type { Choice, Places } from "./places"

/** Where a question goes, as the API is told. */
export type Where =
  | {
      readonly userId: string
      readonly grade: string | number
      readonly subject?: string
      readonly chapter: string
    }
  | { readonly section: number }

/** What is wrong with it, by field. */
export type Wrong = Readonly<Record<string, readonly Message[]>>

export type Located = { readonly where: Where } | { readonly wrong: Wrong }

/** Where the writer wants the question; a grade, a subject and a chapter by what they are called too. */
export function locate(
  { person }: Pick<Maker, "person">,
  chosen: Choice & { readonly section: string },
  places: Places | null,
): Located {
  if (!places) return inSection(chosen.section)
  const grade = places.grades.find(isCalled(chosen.grade))
  const chapter = places.chapters?.find(isCalled(chosen.chapter))
  const { subject } = chosen
  const isSubject =
    !places.subjects || places.subjects.some(isCalled(subject)) || Boolean(places.chapters?.length)
  if (!grade || !isSubject || !chapter)
    return {
      wrong: {
        ...(grade ? {} : fault("grade", chosen.grade)),
        ...(isSubject ? {} : fault("subject", subject)),
        ...(chapter ? {} : fault("chapter", chosen.chapter)),
      },
    }
  return {
    where: {
      userId: person.id,
      grade: /^[1-9]\d{0,8}$/.test(grade.value) ? Number(grade.value) : grade.value,
      chapter: chapter.name,
      ...(places.subjects ? { subject } : {}),
    },
  }
}

function inSection(section: string): Located {
  if (!/^\d$/.test(section) || !sections[Number(section)])
    return { wrong: fault("section", section) }
  return { where: { section: Number(section) } }
}

const isCalled =
  (wanted: string) =>
  ({
    value,
    ...names
  }: {
    readonly value: string
    readonly label: string
    readonly name?: string
  }) =>
    [value, names.label, names.name].includes(wanted)

function fault<Name extends "grade" | "subject" | "chapter" | "section">(
  name: Name,
  value: string,
): Wrong {
  return { [name]: [{ key: value ? `errors.make.${name}` : "errors.make.choose" }] }
}
