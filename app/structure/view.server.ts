import type { Structure, StructureEvent } from "#contract/curriculum/structure"
import type { Names } from "#contract/curriculum/structure-parts"
import { languages, type Language } from "#contract/words"
import type { EntryLink } from "#app/admin/existing-entries.tsx"
import { getDate } from "#app/i18n/dates.server"
import type { TranslationKey } from "#app/i18n/keys"
import { idPattern } from "#contract/limits"

interface Chosen {
  readonly of: Readonly<Record<string, string>>
  readonly link: Pick<EntryLink, "name" | "isArchived">
  readonly within: readonly string[]
  readonly names: Names
  readonly at: number
  /** The chapters that it can be merged into; none for a grade, a subject or what is archived. */
  readonly others: readonly Pick<EntryLink, "number" | "name">[]
}

type Place = Readonly<Partial<Record<"grade" | "subject" | "chapter", number>>>

const numberIn = (url: URL, name: string) => {
  const text = url.searchParams.get(name) ?? ""
  return idPattern.test(text) ? Number(text) : undefined
}

export const readBefore = ({ url }: Request) => numberIn(new URL(url), "before")?.toString()

/** @param known `null` if it could not be read: an entry that was being corrected is shown by its address alone. */
export function viewStructure(known: Structure | null, request: Request, language: Language) {
  const url = new URL(request.url)
  const place: Place = {
    grade: numberIn(url, "grade"),
    subject: numberIn(url, "subject"),
    chapter: numberIn(url, "chapter"),
  }
  const structure = known ?? { grades: [], subjects: [], chapters: [], events: [], next: null }
  const { grades, subjects, chapters } = structure
  const grade = grades.find(({ id }) => id === place.grade)
  const link = (at: Place, entry: Parameters<typeof toEntryLink>[1]) =>
    toEntryLink(at, entry, language)
  const ofGrade = subjects.filter(({ id }) => grade?.subjects.includes(id))
  return {
    grades: grades.map((each) => ({ ...link({ grade: each.id }, each), id: each.id })),
    grade: grade?.id,
    subjects: grade
      ? []
      : subjects.map((each) => ({ ...link({ subject: each.id }, each), id: each.id })),
    ofGrade: ofGrade.map((subject) => {
      const own = chapters.filter((each) => each.grade === grade?.id && each.subject === subject.id)
      const isOpen = subject.id === place.subject || ofGrade.length === 1
      const at = { ...place, subject: subject.id }
      return {
        id: subject.id,
        subject: link({ subject: subject.id }, subject),
        count: own.length,
        chapters: isOpen ? own.map((each) => link({ ...at, chapter: each.number }, each)) : null,
      }
    }),
    isKnown: known !== null,
    chosen: known ? choose(known, place, language) : toUnread(place),
    counts: {
      grades: grades.length,
      subjects: subjects.length,
      chapters: chapters.length,
      unnamed: [...grades, ...subjects, ...chapters].filter(
        ({ names }) => missing(names).length > 0,
      ).length,
    },
    events: structure.events.map((event) => viewEvent(event, language)),
    newest: url.searchParams.has("before") ? pageOfEvents(url, null) : null,
    older: structure.next && pageOfEvents(url, structure.next),
  }
}

function pageOfEvents({ search }: URL, before: string | null) {
  const query = new URLSearchParams(search)
  query.delete("before")
  if (before) query.set("before", before)
  return `/admin/structure?${query}#changes`
}

const toFields = (of: Place) =>
  Object.fromEntries(
    Object.entries(of).flatMap(([name, id]) => (id === undefined ? [] : [[name, String(id)]])),
  )

function toUnread(place: Place): Chosen | null {
  const of = toFields(place)
  const link = { name: "", isArchived: false }
  return Object.keys(of).length > 0 ? { of, link, within: [], names: {}, at: 1, others: [] } : null
}

export const namesWithin = (
  { grades, subjects }: Structure,
  { grade, subject }: Place,
  language: Language,
) =>
  [grades.find(({ id }) => id === grade), subjects.find(({ id }) => id === subject)].flatMap(
    (each) => (each ? nameIn(each.names, language) : []),
  )

function choose(structure: Structure, place: Place, language: Language): Chosen | null {
  const { grades, subjects, chapters } = structure
  const { grade, subject, chapter } = place
  const link = ({
    names,
    isArchived,
  }: Pick<Structure["subjects"][number], "names" | "isArchived">) => ({
    name: nameIn(names, language),
    isArchived,
  })
  if (chapter !== undefined) {
    const of = chapters.filter((each) => each.grade === grade && each.subject === subject)
    const found = of.find(({ number }) => number === chapter)
    const others = found?.isArchived ? [] : of.filter((each) => each !== found && !each.isArchived)
    return found
      ? {
          of: toFields(place),
          link: link(found),
          within: namesWithin(structure, place, language),
          names: found.names,
          at: chapter,
          others: others.map(({ number, names }) => ({ number, name: nameIn(names, language) })),
        }
      : null
  }
  const [listed, of] = grade === undefined ? [subjects, { subject }] : [grades, { grade }]
  const at = listed.findIndex(({ id }) => id === (grade ?? subject))
  const found = listed[at]
  return found
    ? {
        of: toFields(of),
        link: link(found),
        within: [],
        names: found.names,
        at: at + 1,
        others: [],
      }
    : null
}

const missing = (names: Names) => languages.filter((language) => !names[language])

export const nameIn = (names: Names, language: Language): string =>
  names[language] ?? Object.values(names)[0] ?? ""

export function toEntryLink(
  place: Place,
  entry: { readonly names: Names; readonly isArchived: boolean; readonly number?: number },
  language: Language,
): EntryLink {
  return {
    of: new URLSearchParams(toFields(place)).toString(),
    name: nameIn(entry.names, language),
    ...(entry.number === undefined ? {} : { number: entry.number }),
    isArchived: entry.isArchived,
    missing: missing(entry.names),
  }
}

const kinds: Readonly<Record<string, TranslationKey>> = {
  names: "structure.events.names",
  place: "structure.events.place",
  archived: "structure.events.archived",
  restored: "structure.events.restored",
  unlinked: "structure.events.unlinked",
  merged: "structure.events.merged",
  taken: "structure.events.taken",
  undone: "structure.events.undone",
}

function viewEvent(
  { id, at, by, kind, names, renamed, changed, canUndo }: StructureEvent,
  language: Language,
) {
  const named = names.map((each) => nameIn(each, language))
  const [from = "", to] = named.slice(2)
  return {
    id,
    at: getDate(at, language),
    by,
    kind: kinds[kind] ?? "structure.events.made",
    about: named.slice(0, renamed ? -1 : to ? 2 : undefined).join(" · "),
    renamed: renamed ? viewRenamed(renamed, language) : to ? { from, to } : null,
    changed,
    canUndo,
  }
}

export function viewRenamed(
  { from, to }: NonNullable<StructureEvent["renamed"]>,
  language: Language,
) {
  const inOrder = languages.toSorted((one) => (one === language ? -1 : 1))
  const changed = inOrder.filter((each) => from[each] !== to[each])
  if (changed.length === 0) return null
  const shown = changed.every((each) => from[each] && to[each]) ? changed : inOrder
  const toText = (names: Names) => shown.flatMap((each) => names[each] ?? []).join(" · ")
  return { from: toText(from), to: toText(to) }
}
