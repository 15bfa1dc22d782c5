import type { MadeFields, MakeCalls, MakeEndpoint } from "../../games/game"
import { languageOf, type NewQuestion } from "../../games/new-question"
import { implement, type Call, type Implementation } from "../../implement"
import { done } from "../../reply"
import { addWaiting, type QuestionBatch } from "../../store/waiting"
import { chapterOf } from "./find-chapter"

export const makeCalls = <Questions>({
  education,
  entertainment,
  read,
}: MakeCalls<Questions>): readonly Implementation[] => [
  implement(education, async (call) => {
    const questions = read(call.body)
    await addWaiting(call.store, await chapterOf(call), toQuestionBatch(call, questions))
    return done("Under review.")
  }),
  implement(entertainment, async (call) => {
    const { section } = call.body
    await addWaiting(call.store, { section }, toQuestionBatch(call, read(call.body)))
    return done("Under review.")
  }),
]

type Making = Pick<
  Call<MakeEndpoint<MadeFields>>,
  "caller" | "body" | "language" | "now" | "dependencies"
>

/** What was written together, with its game, language and author; several questions are tied as a set. */
function toQuestionBatch(
  { caller, body, language, now, dependencies }: Making,
  questions: readonly NewQuestion[],
): QuestionBatch {
  const texts = questions.flatMap(({ question, lines, summary }) => [question, ...lines, summary])
  const isSet = questions.length > 1
  return {
    game: body.game,
    language: body.language ?? languageOf(texts.join("\n"), language),
    authorId: caller.id,
    setId: isSet ? Buffer.from(dependencies.random(12)).toString("base64url") : null,
    questions,
    now,
  }
}
