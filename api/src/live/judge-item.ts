import { storedAnswer } from "#game/answers/alternatives"
import type { ItemVerdicts, Room } from "#game/live/room"
import { judgedKey, unjudged } from "#game/live/score"
import type { Store } from "../db/store"
import { judgeAnswer } from "../endpoints/games/try-answers"
import { findAnswersBeside, readSubjectBeside } from "../store/questions/answers-beside"

/** One judgement for each answer that the judge tells apart from the others, as in a round alone. */
export async function judgeItem(
  store: Store,
  room: Room,
  at: number,
): Promise<ItemVerdicts["judged"]> {
  const item = room.items[at]
  if (!item || item.game === "offside") return {}
  const { question, exact } = item.material
  const answer = storedAnswer(item.material)
  let others: Promise<readonly string[]> | undefined
  const findOthers = () => (others ??= readBeside(store, item.question))
  const right = { answer, question, exact, wrongAnswers: item.wrongAnswers, findOthers }
  const verdicts = await Promise.all(
    unjudged(room, at).map(
      async (text) => [judgedKey(item, text), await judgeAnswer(text, right)] as const,
    ),
  )
  return Object.fromEntries(verdicts)
}

async function readBeside(store: Store, questionId: number): Promise<readonly string[]> {
  const subject = await readSubjectBeside(store, questionId)
  return subject ? findAnswersBeside(store, subject) : []
}
