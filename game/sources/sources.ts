import { languages, type Category } from "#contract/words"
import { chapter, type ChapterSource } from "./chapter"
import { record, type RecordSource } from "./record"
import { section, type SectionSource } from "./section"
import { practices, type DrawChoice, type SourceModule } from "./source-module"

interface TypesOf {
  readonly practice: RecordSource
  readonly education: ChapterSource
  readonly entertainment: SectionSource
}

/** The kinds of sources, in the order in which an address is read: the first that it names. */
export const sources: { readonly [K in keyof TypesOf]: SourceModule<TypesOf[K]> } = {
  practice: record,
  education: chapter,
  entertainment: section,
}

export type SourceKind = keyof TypesOf
export type SourceOf<K extends SourceKind> = TypesOf[K]

/** Where a question comes from. */
export type Source = SourceOf<SourceKind>

/** The module of a source's kind. */
export const getSourceModule = (source: Source): SourceModule<Source> => sources[source.category]

/** Whether a round of this source is practice, which wins no points. */
export const isPractice = (source: Source): boolean =>
  source.practice !== undefined || !getSourceModule(source).isIssued

export const withChoice = (source: Source, choice: DrawChoice): Source =>
  getSourceModule(source).withChoice(source, choice)

/** The query of a source's address, with the choices. */
export function toSourceQuery(source: Source): Readonly<Record<string, string>> {
  const { language, practice } = source
  return {
    ...getSourceModule(source).toQuery(source),
    ...(language ? { language } : {}),
    ...(practice ? { practice } : {}),
  }
}

/** The source in an address of a category; `null` if it names none, "invalid" if there cannot be such a source. */
export function readSourceQuery(
  category: Category,
  query: URLSearchParams,
): Source | "invalid" | null {
  for (const module of Object.values(sources)) {
    const source = module.category === category ? module.readQuery(query) : null
    if (source) return source
  }
  return null
}

/** Whether a stored value is a source. */
export function isSource(value: unknown): value is Source {
  const stored = new Map<string, unknown>(Object.entries(value ?? {}))
  const kind = stored.get("category")
  const module = Object.entries(sources).find(([name]) => name === kind)?.[1]
  if (!module) return false
  const isOneOf = (name: string, known: readonly string[]) =>
    [undefined, ...known].some((each) => each === stored.get(name))
  return (
    Object.entries(module.fields).every(([name, field]) => {
      const given = stored.get(name)
      return typeof given === "string" || (field === "optional" && given === undefined)
    }) &&
    isOneOf("language", languages) &&
    isOneOf("practice", practices)
  )
}
