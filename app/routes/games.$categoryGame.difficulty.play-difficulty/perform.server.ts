import { counts } from "#contract/limits"
import { storedAnswer } from "#game/answers/alternatives"
import { judge } from "#game/answers/judge"
import type { ItemSubmission } from "#game/referee"
import {
  type Sent,
  again,
  isTooLong,
  next,
  notUnderstood,
  orNotSaved,
  readSent,
  tooLong,
} from "#app/play/intents.server"
import { noVerdict, throughJudgement } from "#app/play/judged.server"
import { type Play, toTable } from "#app/play/play.server"

const names = Array.from({ length: counts.items }, (_, index) => `answer-${index + 1}`)

/** Does what a button of the round asks for; each may be sent twice with the effect of once. */
export async function perform(play: Play) {
  const sent = await readSent(play, [...names, "confirm"])
  switch (sent.intent) {
    case "answer":
      return answer(play, sent)
    case "keep":
      return keep(play, sent)
    case "next":
      return next(play, sent)
    default:
      return notUnderstood(sent)
  }
}

/** Keeps what has been typed so far, for this device and every other. */
async function keep(play: Play, sent: Sent) {
  await play.referee.keepDrafts(sent.roundId, answersOf(sent))
  return toTable(play)
}

async function answer(play: Play, sent: Sent) {
  const answers = answersOf(sent)
  if (answers.some(isTooLong)) return tooLong(sent)
  const empty = sent.typed["confirm"] === "yes" ? 0 : await countBlanks(play, sent, answers)
  if (empty > 0) return again({ key: "errors.play.empty", params: { count: empty } }, sent, 422)
  return orNotSaved(sent, () => handIn(play, sent, answers))
}

/** How many items of the round that was sent would be handed in without an answer. */
async function countBlanks({ referee, table }: Play, sent: Sent, answers: readonly string[]) {
  const round = await referee.look(table)
  if (round?.game !== "difficulty" || round.phase !== "playing" || round.handedIn) return 0
  if (round.roundId !== sent.roundId) return 0
  return round.items.filter((_, index) => !answers[index]).length
}

async function handIn(play: Play, sent: Sent, answers: readonly string[]) {
  const { referee } = play
  const { roundId } = sent
  return throughJudgement(
    play,
    sent,
    await referee.submitItems(roundId, answers),
    async ({ items }) => referee.settleItems(roundId, await verdictsOn(play, items)),
    () => referee.releaseItems(roundId),
  )
}

/** The API's word; a question of the record is judged here, since the API has closed it. */
async function verdictsOn(
  { context, table }: Play,
  items: readonly ItemSubmission[],
): Promise<boolean[]> {
  if (table.place.category === "practice")
    return items.map((item) => judge(item.answer, storedAnswer(item)) !== null)
  const body = items.map(({ answer, correctAnswer, question }) => ({
    answer,
    correctanswer: correctAnswer,
    question,
  }))
  const verdicts = await context.upstream.play.answerDifficulty(body)
  if (verdicts.status !== 200) throw noVerdict()
  return verdicts.body
}

const answersOf = ({ typed }: Sent) => names.map((name) => typed[name]?.trim() ?? "")
