import type { Command, PlayReply, Referee, SessionOver } from "#game/referee"
import type { RoundKey } from "#game/rounds/round-key"
import type { ReferenceModel } from "./reference-model"

/** Delays or drops a call of the referee. */
export type Step = <T>(call: () => Promise<T>) => Promise<T>

/** The same referee; the model follows each of its replies, even if the caller has crashed. */
export function recordingReferee(referee: Referee, step: Step, model: ReferenceModel): Referee {
  return {
    play: (player, key, command, session) =>
      step(async () => {
        const reply = await referee.play(player, key, command, session)
        follow(model, key, command, reply)
        return reply
      }),
    getRound: (...call) => step(() => referee.getRound(...call)),
    getAnswered: (...call) => step(() => referee.getAnswered(...call)),
    overview: (...call) => step(() => referee.overview(...call)),
    claimCredit: (...call) => step(() => referee.claimCredit(...call)),
    openPage: (...call) => step(() => referee.openPage(...call)),
    releaseCredit: (...call) => step(() => referee.releaseCredit(...call)),
    postponeCredit: (...call) => step(() => referee.postponeCredit(...call)),
    settleCredit: (...call) => step(() => referee.settleCredit(...call)),
    finish: (...call) => step(() => referee.finish(...call)),
  }
}

function follow(
  model: ReferenceModel,
  key: RoundKey,
  command: Command,
  reply: PlayReply | SessionOver,
): void {
  if (command.type === "start") {
    if ("view" in reply) model.started(key, reply.view)
    return
  }
  const roundId = command.roundId ?? ""
  if ((command.type === "submit" || command.type === "stop") && reply.state === "judge") {
    const { submission } = reply
    const toJudge =
      "items" in submission ? submission.items.map(({ answer }) => answer) : [submission.answer]
    const answers = "answer" in command ? [command.answer].flat() : []
    model.submitted(roundId, answers, toJudge, "only" in command ? command.only : undefined)
  }
  if (!("view" in reply)) return
  if (command.type === "hint") model.askedForHint(roundId, command.seen)
  if (command.type === "stop") model.stopped(roundId)
  if (command.type === "settle") model.judged(roundId, [command.verdict].flat())
  if (command.type === "judge") model.said(roundId, command.judgements)
}
