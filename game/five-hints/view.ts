import { shownAnswer } from "../answers/alternatives"
import { nothingPending, type Credit } from "../rounds/credit"
import type { BaseView } from "../rounds/game-module"
import { isForPoints } from "../rounds/round-base"
import type { FiveHintsRound, Verdict } from "./round"
import { hintsWorth } from "./worth.mjs"

interface FiveHintsBase extends BaseView<"five-hints"> {
  readonly question: string
  readonly hints: readonly string[]
}

export interface FiveHintsPlaying extends FiveHintsBase {
  readonly phase: "playing"
  readonly hintsLeft: number
  readonly worth: number
  readonly worthAfterHint: number
  readonly draft: string
  readonly isSubmitted: boolean
  readonly signs?: string | undefined
}

export interface FiveHintsAnswered extends FiveHintsBase {
  readonly phase: "answered"
  readonly hintsUnused: readonly string[]
  readonly answer: string
  readonly correct: boolean
  readonly reason: Verdict["reason"]
  readonly correctAnswer: string
  readonly summary: string
  readonly won: number
  readonly credit: Credit
}

export type FiveHintsView = FiveHintsPlaying | FiveHintsAnswered

/** What may leave the server: before the verdict no right answer, summary or unseen hint. */
export function viewFiveHints(round: FiveHintsRound): FiveHintsView {
  return round.verdict ? answered(round, round.verdict) : playing(round)
}

function playing(round: FiveHintsRound): FiveHintsPlaying {
  const hintsLeft = round.material.hints.length - round.shown
  return {
    ...shown(round),
    phase: "playing",
    hintsLeft,
    worth: isForPoints(round) ? hintsWorth(round.shown) : 0,
    worthAfterHint: hintsLeft > 0 && isForPoints(round) ? hintsWorth(round.shown + 1) : 0,
    draft: round.submitted?.answer ?? round.draft,
    isSubmitted: round.submitted !== null,
    signs: round.material.signs,
  }
}

function answered(round: FiveHintsRound, verdict: Verdict): FiveHintsAnswered {
  return {
    ...shown(round),
    ...verdict,
    phase: "answered",
    hintsUnused: round.material.hints.slice(round.shown),
    correctAnswer: shownAnswer(round.material.correctAnswer),
    summary: round.material.summary,
    credit: (round.account ?? nothingPending).credit,
  }
}

function shown({ game, source, id, material, shown }: FiveHintsRound) {
  const { question, hints } = material
  return { game, source, roundId: id, question, hints: hints.slice(0, shown) }
}
