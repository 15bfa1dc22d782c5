import { chapterTraits, type ChapterSource } from "./chapter"
import { recordTraits, type RecordSource } from "./record"
import { sectionTraits, type SectionSource } from "./section"
import type { SourceTraits } from "./source-module"
import { workTraits, type WorkSource } from "./work"

interface TypesOf {
  readonly practice: RecordSource
  readonly work: WorkSource
  readonly education: ChapterSource
  readonly entertainment: SectionSource
}

export type SourceKind = keyof TypesOf
export type SourceOf<K extends SourceKind> = TypesOf[K]

export type Source = SourceOf<SourceKind>

/** Apart from the modules, which the browser does not need. */
const traits: { readonly [K in SourceKind]: SourceTraits<TypesOf[K]> } = {
  practice: recordTraits,
  work: workTraits,
  education: chapterTraits,
  entertainment: sectionTraits,
}

export const getSourceTraits = (source: Source): SourceTraits<Source> => traits[source.category]

export const isPractice = (source: Source): boolean =>
  source.practice !== undefined || !getSourceTraits(source).isIssued

export function toSourceQuery(source: Source): Readonly<Record<string, string>> {
  const { language, practice } = source
  return {
    ...getSourceTraits(source).toQuery(source),
    ...(language ? { language } : {}),
    ...(practice ? { practice } : {}),
  }
}
