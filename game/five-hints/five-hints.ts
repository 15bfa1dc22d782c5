import type { Change, GameModule, Release, Settle, Submit } from "../rounds/game-module"
import { questionKey } from "../rounds/round-key"
import { releaseLease } from "../rounds/submission"
import {
  begin,
  settleAnswer,
  showHint,
  storedRound,
  submitAnswer,
  type FiveHintsMaterial,
  type FiveHintsRound,
  type FiveHintsSubmission,
} from "./round"
import { viewFiveHints, type FiveHintsView } from "./view"
import { hintsPoints } from "./worth.mjs"

interface Hint {
  readonly type: "hint"
  readonly roundId: string | null
  /**
   * How many hints the caller had seen. A caller that is behind gets no new hint and loses no points. `null` if
   * unknown: the caller is taken to have seen all that were shown.
   */
  readonly seen: number | null
  readonly draft: string
}

interface SettleHints extends Settle<boolean> {
  readonly reason?: string | undefined
}

export type FiveHintsAction = Hint | Submit<string> | Release | SettleHints

export interface FiveHints {
  readonly material: FiveHintsMaterial
  readonly round: FiveHintsRound
  readonly action: FiveHintsAction
  readonly submission: FiveHintsSubmission
  readonly view: FiveHintsView
}

export const fiveHints: GameModule<FiveHints> = {
  begin,
  apply,
  view: viewFiveHints,
  isSet: false,
  wrongAnswers: (seen) =>
    seen.phase === "answered" && !seen.correct ? [{ item: 0, answer: seen.answer }] : [],
  points: hintsPoints,
  questionKeys: ({ material }) => [questionKey(material.question, material.hints)],
  stored: storedRound,
}

function apply(
  round: FiveHintsRound,
  action: FiveHintsAction,
  now: number,
): Change<FiveHintsRound, FiveHintsSubmission> {
  switch (action.type) {
    case "hint":
      return {
        state: "changed",
        round: showHint(round, action.seen ?? round.shown, action.draft),
      }
    case "submit": {
      if (round.verdict) return { state: "changed", round }
      const submitted = submitAnswer(round, action.answer, now)
      return submitted ? { state: "judge", ...submitted } : { state: "busy" }
    }
    case "release":
      return { state: "changed", round: releaseLease(round) }
    case "settle":
      return { state: "settled", round: settleAnswer(round, action.verdict, action.reason) }
  }
}
