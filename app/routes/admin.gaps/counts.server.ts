import { gameNames, wireGames } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { orMissing } from "#app/upstream/errors.server"

export interface GradeCounts {
  readonly id: string
  readonly name: string
  readonly subjects: readonly { readonly name: string; readonly counts: readonly number[] }[]
}

/** `null` if the API does not count, or refuses. */
export async function readCounts({
  upstream,
}: Pick<AppContext, "upstream">): Promise<readonly GradeCounts[] | null> {
  const answer = await orMissing(upstream.admin.questionCounts())
  if (answer?.status !== 200) return null
  const { subjects } = answer.body
  const grades = new Map(subjects.map(({ gradeId, gradeName }) => [gradeId, gradeName]))
  return [...grades].map(([id, name]) => ({
    id,
    name,
    subjects: subjects
      .filter(({ gradeId }) => gradeId === id)
      .map(({ subjectName, counts }) => ({
        name: subjectName,
        counts: gameNames.map((game) => counts[wireGames[game]] ?? 0),
      })),
  }))
}
