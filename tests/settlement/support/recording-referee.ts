import type { Referee } from "#game/referee"
import type { ReferenceModel } from "./reference-model"

/** Intercepts a call of the referee. */
export type Step = <T>(call: () => Promise<T>) => Promise<T>

/**
 * The same referee, reporting every call and reply to the reference model, also when the caller
 * never gets the reply.
 */
export function recordingReferee(referee: Referee, step: Step, model: ReferenceModel): Referee {
  return {
    ...starts(referee, step, model),
    ...handIns(referee, step, model),
    look: (...call) => step(() => referee.look(...call)),
    inPlay: (...call) => step(() => referee.inPlay(...call)),
    owed: (...call) => step(() => referee.owed(...call)),
    claimCredit: (...call) => step(() => referee.claimCredit(...call)),
    releaseCredit: (...call) => step(() => referee.releaseCredit(...call)),
    postponeCredit: (...call) => step(() => referee.postponeCredit(...call)),
    settleCredit: (...call) => step(() => referee.settleCredit(...call)),
    finish: (...call) => step(() => referee.finish(...call)),
    keepDrafts: (...call) => step(() => referee.keepDrafts(...call)),
    releaseAnswer: (...call) => step(() => referee.releaseAnswer(...call)),
    releaseItems: (...call) => step(() => referee.releaseItems(...call)),
  }
}

type Starts = Pick<Referee, "startFiveHints" | "startOffside" | "startDifficulty">

function starts(referee: Referee, step: Step, model: ReferenceModel): Starts {
  return {
    startFiveHints: (player, table, material) =>
      step(async () => {
        const view = await referee.startFiveHints(player, table, material)
        model.started(table, view)
        return view
      }),
    startOffside: (player, table, material) =>
      step(async () => {
        const view = await referee.startOffside(player, table, material)
        model.started(table, view)
        return view
      }),
    startDifficulty: (player, table, material) =>
      step(async () => {
        const view = await referee.startDifficulty(player, table, material)
        model.started(table, view)
        return view
      }),
  }
}

type HandIns = Pick<
  Referee,
  "showHint" | "submitAnswer" | "settleAnswer" | "judgeStatements" | "submitItems" | "settleItems"
>

function handIns(referee: Referee, step: Step, model: ReferenceModel): HandIns {
  return {
    showHint: (player, roundId, seen, draft) =>
      step(async () => {
        const view = await referee.showHint(player, roundId, seen, draft)
        model.askedForHint(roundId, seen)
        return view
      }),
    submitAnswer: (player, roundId, answer) =>
      step(async () => {
        const outcome = await referee.submitAnswer(player, roundId, answer)
        if (outcome.state === "judge")
          model.handedIn(roundId, [answer], [outcome.submission.answer])
        return outcome
      }),
    settleAnswer: (player, roundId, correct) =>
      step(async () => {
        const view = await referee.settleAnswer(player, roundId, correct)
        model.judged(roundId, [correct])
        return view
      }),
    judgeStatements: (player, roundId, judgements) =>
      step(async () => {
        const view = await referee.judgeStatements(player, roundId, judgements)
        model.said(roundId, judgements)
        return view
      }),
    submitItems: (player, roundId, answers) =>
      step(async () => {
        const outcome = await referee.submitItems(player, roundId, answers)
        if (outcome.state === "judge") {
          const toJudge = outcome.submission.items.map(({ answer }) => answer)
          model.handedIn(roundId, answers, toJudge)
        }
        return outcome
      }),
    settleItems: (player, roundId, verdicts) =>
      step(async () => {
        const view = await referee.settleItems(player, roundId, verdicts)
        model.judged(roundId, verdicts)
        return view
      }),
  }
}
