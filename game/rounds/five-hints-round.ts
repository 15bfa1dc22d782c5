import { storedAnswer } from "../answers/alternatives"
import { judge } from "../answers/judge"
import type { Submission } from "../referee"
import { hintsWorth } from "../worth"
import type { Closeness } from "./closeness"
import { openAccount } from "./credit"
import type { FiveHintsMaterial } from "./five-hints"
import { begin, type Frame } from "./frame"
import { answerMax, handIn, type HandedIn, type Submitted } from "./hand-in"
import type { Place } from "./place"

export interface Verdict {
  readonly answer: string
  readonly correct: boolean
  readonly closeness: Closeness | null
  readonly won: number
}

export interface FiveHintsRound extends Frame {
  readonly game: "five-hints"
  readonly material: FiveHintsMaterial
  /** How many hints the player has been given. */
  readonly shown: number
  readonly draft: string
  readonly handedIn: HandedIn<string> | null
  readonly verdict: Verdict | null
}

export function beginFiveHints(
  id: string,
  place: Place,
  material: FiveHintsMaterial,
  now: number,
): FiveHintsRound {
  const empty = { shown: 1, draft: "", handedIn: null, verdict: null }
  return { ...begin(id, place, now), game: "five-hints", material, ...empty }
}

/** One hint more for a caller who has seen all that were shown; the draft of any caller is kept. */
export function showHint(round: FiveHintsRound, seen: number, draft: string): FiveHintsRound {
  if (round.handedIn || round.verdict) return round
  const isBehind = seen !== round.shown
  const kept = isBehind && draft.trim() === "" ? round.draft : draft.slice(0, answerMax)
  const hasMore = round.shown < round.material.hints.length
  return { ...round, draft: kept, shown: round.shown + (hasMore && !isBehind ? 1 : 0) }
}

/** Hands in the one answer. `null` while somebody judges it. */
export function submitAnswer(
  round: FiveHintsRound,
  answer: string,
  now: number,
): Submitted<FiveHintsRound, Submission> | null {
  const handedIn = handIn(round.handedIn, answer.slice(0, answerMax), now)
  return handedIn && { round: { ...round, handedIn }, submission: submissionOf(round, handedIn) }
}

function submissionOf({ material }: FiveHintsRound, { answer }: HandedIn<string>): Submission {
  const { correctAnswer, alternatives, hints } = material
  return { answer, correctAnswer, ...(alternatives && { alternatives }), hints }
}

/** Takes the verdict down; the first one stands, and there is none before an answer. */
export function settleAnswer(round: FiveHintsRound, correct: boolean): FiveHintsRound {
  if (!round.handedIn || round.verdict) return round
  const { answer } = round.handedIn
  const won = correct ? hintsWorth(round.shown) : 0
  const closeness = correct ? closenessOf(round, answer) : null
  return {
    ...round,
    handedIn: null,
    verdict: { answer, correct, closeness, won },
    account: openAccount(round.place, won),
  }
}

function closenessOf({ material }: FiveHintsRound, answer: string): Closeness {
  return judge(answer, storedAnswer(material)) ?? "judged"
}
