import { gameNames, type Language, wireGames } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { orMissing } from "#app/upstream/errors.server"

export interface GradeCounts {
  readonly id: string
  readonly name: string
  readonly subjects: readonly { readonly name: string; readonly counts: readonly number[] }[]
}

/** Of one language if that is asked for and the API tells them apart. `null` if it does not count, or refuses. */
export async function readCounts(
  { upstream }: Pick<AppContext, "upstream">,
  language: Language | null,
): Promise<{ readonly grades: readonly GradeCounts[]; readonly hasLanguages: boolean } | null> {
  const answer = await orMissing(upstream.admin.questionCounts())
  if (answer?.status !== 200) return null
  const { subjects } = answer.body
  const grades = new Map(subjects.map(({ gradeId, gradeName }) => [gradeId, gradeName]))
  const listed = [...grades].map(([id, name]) => ({
    id,
    name,
    subjects: subjects
      .filter(({ gradeId }) => gradeId === id)
      .map(({ subjectName, counts, byLanguage }) => {
        const shown = (language && byLanguage?.[language]) ?? counts
        return { name: subjectName, counts: gameNames.map((game) => shown[wireGames[game]] ?? 0) }
      }),
  }))
  return { grades: listed, hasLanguages: subjects.some(({ byLanguage }) => byLanguage) }
}
