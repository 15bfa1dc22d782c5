import type { play } from "#contract"
import type { WireGame } from "#contract/words"
import type { Call } from "../../implement"
import { findGradeId } from "../../store/curriculum"
import { readNumber } from "../../store/names"
import { findChapterPool, findSectionPool, type Pool } from "../../store/pools"

/** What the calls of all three games have alike. */
type InChapter = Pick<Call<typeof play.educationHintsQuestion>, "store" | "body" | "caller">
type InSection = Pick<Call<typeof play.entertainmentHintsQuestion>, "store" | "params" | "caller">

/** Where a pupil draws from: a game in a chapter. `null` where there is no such place. */
export async function poolOfChapter(
  { store, body, caller }: InChapter,
  game: WireGame,
): Promise<Pool | null> {
  const { grade, subject, chapter } = body
  const gradeId = readNumber(grade) ?? (await findGradeId(store, grade))
  if (gradeId === null) return null
  return findChapterPool(store, { gradeId, subject, chapter }, game, caller?.id ?? null)
}

/** Where anybody signed in draws from: a game in an entertainment section. */
export const poolOfSection = (
  { store, params, caller }: InSection,
  game: WireGame,
): Promise<Pool | null> => findSectionPool(store, Number(params.section), game, caller.id)
