import type { Change, GameModule, Release, Settle, Submit } from "../rounds/game-module"
import { questionKey } from "../rounds/round-key"
import { releaseLease } from "../rounds/submission"
import { endClimb, settleItems, submitItems, takeBack, type DifficultySubmission } from "./answers"
import {
  begin,
  blanksIn,
  keepDrafts,
  getOrder,
  storedRound,
  type DifficultyMaterial,
  type DifficultyRound,
} from "./round"
import { viewDifficulty, wrongAnswersIn, type DifficultyView } from "./view"
import { itemScore } from "./worth.mjs"

interface Drafts {
  readonly type: "drafts"
  readonly roundId: string | null
  readonly drafts: readonly string[]
}

interface SubmitItems extends Submit<readonly string[]> {
  readonly needsAll?: boolean
  readonly only?: number
}

interface Stop {
  readonly type: "stop"
  readonly roundId: string | null
}

interface TakeBack {
  readonly type: "takeBack"
  readonly roundId: string | null
}

/** Answers and drafts are in the order of the items, verdicts in that of the submitted items. */
export type DifficultyAction =
  | Drafts
  | SubmitItems
  | Stop
  | TakeBack
  | Release
  | Settle<readonly boolean[]>

export interface Difficulty {
  readonly material: DifficultyMaterial
  readonly round: DifficultyRound
  readonly action: DifficultyAction
  readonly submission: DifficultySubmission
  readonly view: DifficultyView
}

export const difficulty: GameModule<Difficulty> = {
  begin,
  apply,
  view: viewDifficulty,
  isSet: true,
  order: getOrder,
  size: (seen) => seen.items.length + (seen.phase === "answered" ? seen.notReached.length : 0),
  wrongAnswers: wrongAnswersIn,
  points: { least: itemScore(0), most: itemScore(4) },
  questionKeys: ({ material }) => material.items.map(({ question }) => questionKey(question)),
  close: endClimb,
  stored: storedRound,
}

function apply(
  round: DifficultyRound,
  action: DifficultyAction,
  now: number,
): Change<DifficultyRound, DifficultySubmission> {
  switch (action.type) {
    case "drafts":
      return { state: "changed", round: keepDrafts(round, action.drafts) }
    case "submit":
      return submit(round, action, now)
    case "stop":
      return stop(round, now)
    case "takeBack":
      return { state: "changed", round: takeBack(round) }
    case "release":
      return { state: "changed", round: releaseLease(round) }
    case "settle":
      return { state: "settled", round: settleItems(round, action.verdict) }
  }
}

function submit(
  round: DifficultyRound,
  { answer, needsAll = false, only }: SubmitItems,
  now: number,
): Change<DifficultyRound, DifficultySubmission> {
  if (round.account) return { state: "changed", round }
  const missing = needsAll ? blanksIn(round, answer) : 0
  if (missing > 0) return { state: "incomplete", missing }
  // A page that was loaded before `isWhole` was set still sends one item.
  if (only !== undefined && round.isWhole)
    return { state: "changed", round: keepDrafts(round, answer) }
  if (only !== undefined && !round.submitted && round.verdicts[only - 1] !== null)
    return { state: "changed", round }
  const submitted = submitItems(round, answer, now, only)
  return submitted ? { state: "judge", ...submitted } : { state: "busy" }
}

/** A pending submission is judged first, because it may be right. */
function stop(round: DifficultyRound, now: number): Change<DifficultyRound, DifficultySubmission> {
  if (!round.submitted) return { state: "settled", round: endClimb(round) }
  const submitted = submitItems(round, [], now)
  return submitted ? { state: "judge", ...submitted } : { state: "busy" }
}
