import type { EntryLink } from "#app/admin/existing-entries.tsx"
import type { Structure } from "#contract/curriculum/structure"
import type { Names, StructureRow } from "#contract/curriculum/structure-parts"
import { orNull } from "#app/forms/refusals.server"
import { normalHeader } from "#app/import/sheet/headers.server"
import type { AppContext } from "#app/server/context.server"
import { toEntryLink } from "./view.server"

interface KnownEntries {
  readonly grades: readonly EntryLink[]
  readonly subjects: readonly EntryLink[]
  /** @param grade an id @param subject a name in any language */
  chaptersOf(grade: string, subject: string): readonly EntryLink[]
}

export const mayAddMore = async ({ offers }: Pick<AppContext, "offers">): Promise<boolean> =>
  (await offers()).hasStructure

/** What a school has, archived entries too; `null` if the upstream does not say. */
export async function readKnownEntries({
  upstream,
  i18n,
}: Pick<AppContext, "upstream" | "i18n">): Promise<KnownEntries | null> {
  const reply = await orNull(upstream.admin.structure())
  if (reply?.status !== 200) return null
  const { grades, subjects, chapters } = reply.body
  const { language } = i18n
  return {
    grades: grades.map((each) => toEntryLink({ grade: each.id }, each, language)),
    subjects: subjects.map((each) => toEntryLink({ subject: each.id }, each, language)),
    chaptersOf: (grade, subject) => {
      const id = subjects.find(({ names }) => Object.values(names).includes(subject))?.id
      return chapters
        .filter((each) => String(each.grade) === grade && each.subject === id)
        .map((each) => {
          const place = { grade: each.grade, subject: each.subject, chapter: each.number }
          return toEntryLink(place, each, language)
        })
    },
  }
}

/** The grades and subjects that the school lacks, by the names of the first row that has them. */
export function newNames(rows: readonly StructureRow[], structure: Structure): readonly string[] {
  const { grades, subjects } = structure
  const known = new Set([...grades, ...subjects].flatMap(({ names }) => toKeys(names)))
  return rows.flatMap(({ grade, subject }) =>
    [grade, subject].flatMap((names) => {
      if (!names) return []
      const keys = toKeys(names)
      const isNew = !keys.some((key) => known.has(key))
      for (const key of keys) known.add(key)
      return isNew ? [Object.values(names).join(" / ")] : []
    }),
  )
}

const toKeys = (names: Names) => Object.values(names).map(normalHeader)
