import { type Language, wireGames } from "#contract/words"
import type { Answer } from "./craft.server"
import type { Where } from "./locate.server"
import type { Maker } from "./maker.server"

type Authoring = Maker["context"]["upstream"]["authoring"]
type Without<T, Name extends PropertyKey> = T extends unknown ? Omit<T, Name> : never
type Question = Without<
  Parameters<Authoring["makeEntertainmentQuestion"]>[0],
  "section" | "language"
>
type Questions = Parameters<Authoring["makeEntertainmentDifficulty"]>[0]["questions"]

/** Hands in a question of five hints or of offside; without a language in that of its letters. */
export function sendQuestion(
  { context }: Pick<Maker, "context">,
  place: Where,
  language: Language | undefined,
  question: Question,
): Promise<Answer> {
  const { authoring } = context.upstream
  const body = { ...question, ...(language ? { language } : {}) }
  return "section" in place
    ? authoring.makeEntertainmentQuestion({ ...place, ...body })
    : authoring.makeEducationQuestion({ ...place, ...body })
}

/** Hands in six questions of rising difficulty. */
export function sendSet(
  { context }: Pick<Maker, "context">,
  place: Where,
  language: Language | undefined,
  questions: Questions,
): Promise<Answer> {
  const { authoring } = context.upstream
  const body = { game: wireGames.difficulty, questions, ...(language ? { language } : {}) }
  return "section" in place
    ? authoring.makeEntertainmentDifficulty({ ...place, ...body })
    : authoring.makeEducationDifficulty({ ...place, ...body })
}
