import { languages, type Category } from "#contract/words"
import { chapterSource } from "./chapter"
import { recordSource } from "./record"
import { sectionSource } from "./section"
import type { Source, SourceKind, SourceOf } from "./source"
import { practices, type DrawChoice, type SourceModule } from "./source-module"
import { workSource } from "./work"

/** The kinds of sources, in the order in which an address is read: the first that it names. */
export const sources: { readonly [K in SourceKind]: SourceModule<SourceOf<K>> } = {
  practice: recordSource,
  work: workSource,
  education: chapterSource,
  entertainment: sectionSource,
}

export const getSourceModule = (source: Source): SourceModule<Source> => sources[source.category]

export const withChoice = (source: Source, choice: DrawChoice): Source =>
  getSourceModule(source).withChoice(source, choice)

export function readSourceQuery(
  category: Category,
  query: URLSearchParams,
): Source | "invalid" | null {
  for (const module of Object.values(sources)) {
    const source = module.traits.category === category ? module.readQuery(query) : null
    if (source) return source
  }
  return null
}

export function isSource(value: unknown): value is Source {
  const stored = new Map<string, unknown>(Object.entries(value ?? {}))
  const kind = stored.get("category")
  const module = Object.entries(sources).find(([name]) => name === kind)?.[1]
  if (!module) return false
  const isAmong = (name: string, known: readonly string[]) =>
    [undefined, ...known].some((each) => each === stored.get(name))
  return (
    Object.entries(module.fields).every(([name, field]) => {
      const given = stored.get(name)
      return typeof given === "string" || (field === "optional" && given === undefined)
    }) &&
    isAmong("language", languages) &&
    isAmong("practice", practices)
  )
}
