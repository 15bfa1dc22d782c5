import { chapterTraits, type ChapterSource } from "./chapter"
import { recordTraits, type RecordSource } from "./record"
import { sectionTraits, type SectionSource } from "./section"
import type { SourceTraits } from "./source-module"

interface TypesOf {
  readonly practice: RecordSource
  readonly education: ChapterSource
  readonly entertainment: SectionSource
}

export type SourceKind = keyof TypesOf
export type SourceOf<K extends SourceKind> = TypesOf[K]

/** Where a question comes from. */
export type Source = SourceOf<SourceKind>

/** Apart from the modules, which the browser does not need. */
const traits: { readonly [K in SourceKind]: SourceTraits<TypesOf[K]> } = {
  practice: recordTraits,
  education: chapterTraits,
  entertainment: sectionTraits,
}

/** What the pages ask of a source's kind. */
export const getSourceTraits = (source: Source): SourceTraits<Source> => traits[source.category]

/** Whether a round of this source is practice, which wins no points. */
export const isPractice = (source: Source): boolean =>
  source.practice !== undefined || !getSourceTraits(source).isIssued

/** The query of a source's address, with the choices. */
export function toSourceQuery(source: Source): Readonly<Record<string, string>> {
  const { language, practice } = source
  return {
    ...getSourceTraits(source).toQuery(source),
    ...(language ? { language } : {}),
    ...(practice ? { practice } : {}),
  }
}
