import type { Change, GameModule, Release, Settle, Submit } from "../rounds/game-module"
import { questionKey } from "../rounds/round-key"
import { releaseLease } from "../rounds/submission"
import {
  begin,
  blanksIn,
  keepDrafts,
  settleItems,
  storedRound,
  submitItems,
  type DifficultyMaterial,
  type DifficultyRound,
  type DifficultySubmission,
} from "./round"
import { viewDifficulty, type DifficultyView } from "./view"
import { itemScore } from "./worth.mjs"

/** Keeps what is typed so far. */
interface Drafts {
  readonly type: "drafts"
  readonly roundId: string | null
  readonly drafts: readonly string[]
}

interface SubmitItems extends Submit<readonly string[]> {
  /** Nothing is submitted where an item would have no answer. */
  readonly needsAll?: boolean
}

/** Answers, drafts and verdicts stand in the order of the items. */
export type DifficultyAction = Drafts | SubmitItems | Release | Settle<readonly boolean[]>

export interface Difficulty {
  readonly material: DifficultyMaterial
  readonly round: DifficultyRound
  readonly action: DifficultyAction
  readonly submission: DifficultySubmission
  readonly view: DifficultyView
}

/** Up to six items of rising difficulty, answered together, that the API judges. */
export const difficulty: GameModule<Difficulty> = {
  begin,
  play,
  view: viewDifficulty,
  points: { least: itemScore(0), most: itemScore(4) },
  questionKeys: ({ material }) => material.items.map(({ question }) => questionKey(question)),
  stored: storedRound,
}

function play(
  round: DifficultyRound,
  action: DifficultyAction,
  now: number,
): Change<DifficultyRound, DifficultySubmission> {
  switch (action.type) {
    case "drafts":
      return { state: "changed", round: keepDrafts(round, action.drafts) }
    case "submit":
      return submit(round, action, now)
    case "release":
      return { state: "changed", round: releaseLease(round) }
    case "settle":
      return { state: "settled", round: settleItems(round, action.verdict) }
  }
}

function submit(
  round: DifficultyRound,
  { answer, needsAll = false }: SubmitItems,
  now: number,
): Change<DifficultyRound, DifficultySubmission> {
  if (round.verdicts) return { state: "changed", round }
  const missing = needsAll ? blanksIn(round, answer) : 0
  if (missing > 0) return { state: "incomplete", missing }
  const submitted = submitItems(round, answer, now)
  return submitted ? { state: "judge", ...submitted } : { state: "busy" }
}
