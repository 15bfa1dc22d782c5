import { counts } from "#contract/limits"
import { type Sent, again, next, notUnderstood, readSent } from "#app/play/intents.server"
import { payCredit } from "#app/play/pay-credit.server"
import { type Play, toTable } from "#app/play/play.server"

const names = Array.from({ length: counts.statements }, (_, index) => `statement-${index + 1}`)

/** Does what a button of the round asks for; each may be sent twice with the effect of once. */
export async function perform(play: Play) {
  const sent = await readSent(play, names)
  switch (sent.intent) {
    case "answer":
      return judgeAll(play, sent)
    case "judge":
      return judgeSome(play, sent)
    case "next":
      return next(play, sent)
    default:
      return notUnderstood(sent)
  }
}

/** The whole form at once: nothing is judged before every statement has its judgement. */
async function judgeAll(play: Play, sent: Sent) {
  const left = await countLeft(play, sent)
  return left > 0 ? unjudged(sent, left) : judge(play, sent)
}

/** Some of the statements, be it one alone; a form that judges none is no judgement. */
async function judgeSome(play: Play, sent: Sent) {
  const left = judgementsOf(sent).length > 0 ? 0 : await countLeft(play, sent)
  return left > 0 ? unjudged(sent, left) : judge(play, sent)
}

/** How many statements of the round in play would still be without a judgement. */
async function countLeft({ referee, table }: Play, sent: Sent): Promise<number> {
  const round = await referee.look(table)
  if (round?.game !== "offside" || round.phase !== "playing") return 0
  if (round.roundId !== sent.roundId) return 0
  const said = new Set(judgementsOf(sent).map(({ place }) => place))
  return round.statements.filter(({ verdict }, index) => verdict === null && !said.has(index + 1))
    .length
}

const unjudged = (sent: Sent, count: number) =>
  again({ key: "errors.play.unjudged", params: { count } }, sent, 422)

/** What was judged before stays as it was. */
async function judge(play: Play, sent: Sent) {
  const { roundId } = sent
  const round = await play.referee.judgeStatements(roundId, judgementsOf(sent))
  if (!round) {
    play.context.toasts.put("info", "toast.roundGone")
    return toTable(play)
  }
  if (round.phase === "playing") return toTable(play)
  await payCredit(play.context, play.referee, roundId)
  return toTable(play, roundId)
}

function judgementsOf({ typed }: Sent) {
  return names.flatMap((name, index) => {
    const said = typed[name]
    return said === "true" || said === "false" ? [{ place: index + 1, said: said === "true" }] : []
  })
}
