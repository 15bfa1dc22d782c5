import type { Operation, PlayReply, Referee, SessionOver } from "#game/referee"
import type { ReferenceModel } from "./reference-model"

export type Step = <T>(call: () => Promise<T>) => Promise<T>

/** The same referee; the model follows each of its replies, even if the caller has crashed. */
export function recordingReferee(referee: Referee, step: Step, model: ReferenceModel): Referee {
  const run = (operation: Operation) => {
    // The check of the session changes nothing, and a page goes on without its reply.
    if (operation.type === "isSessionEnded") return referee.run(operation)
    return step(async () => {
      if (operation.type !== "play") return referee.run(operation)
      const reply = await referee.run(operation)
      follow(model, operation, reply)
      return reply
    })
  }
  return { run: run as Referee["run"] }
}

function follow(
  model: ReferenceModel,
  { key, command }: Operation<"play">,
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
