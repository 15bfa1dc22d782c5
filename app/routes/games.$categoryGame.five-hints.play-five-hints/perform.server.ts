import { storedAnswer } from "#game/answers/alternatives"
import { judge } from "#game/answers/judge"
import type { Submission } from "#game/referee"
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

/** Does what a button of the round asks for; each may be sent twice with the effect of once. */
export async function perform(play: Play) {
  const sent = await readSent(play, ["answer", "shown"])
  switch (sent.intent) {
    case "hint":
      return showHint(play, sent)
    case "answer":
      return answer(play, sent)
    case "next":
      return next(play, sent)
    default:
      return notUnderstood(sent)
  }
}

async function showHint(play: Play, { roundId, typed }: Sent) {
  const shown = typed["shown"] ?? ""
  const seen = /^[1-5]$/.test(shown) ? Number(shown) : await hintsShown(play)
  const round = await play.referee.showHint(roundId, seen, typed["answer"] ?? "")
  return toTable(play, round?.phase === "answered" ? roundId : undefined)
}

/** For clients that do not say how many hints they have. */
async function hintsShown({ referee, table }: Play): Promise<number> {
  const round = await referee.look(table)
  return round?.game === "five-hints" ? round.hints.length : 0
}

async function answer(play: Play, sent: Sent) {
  const given = sent.typed["answer"]?.trim() ?? ""
  if (given === "") return again({ key: "errors.play.answerEmpty" }, sent, 422)
  if (isTooLong(given)) return tooLong(sent)
  return orNotSaved(sent, async () => {
    const { referee } = play
    const { roundId } = sent
    return throughJudgement(
      play,
      sent,
      await referee.submitAnswer(roundId, given),
      async (submission) => referee.settleAnswer(roundId, await verdictOn(play, submission)),
      () => referee.releaseAnswer(roundId),
    )
  })
}

/** The API's word; a question of the record is judged here, since the API has closed it. */
async function verdictOn({ context, table }: Play, submission: Submission): Promise<boolean> {
  const { answer, correctAnswer, hints } = submission
  if (table.place.category === "practice") return judge(answer, storedAnswer(submission)) !== null
  const body = { answer, correctanswer: correctAnswer, hints: hints.join(",") }
  const verdict = await context.upstream.play.answerHints(body)
  if (verdict.status !== 200) throw noVerdict()
  return verdict.body
}
