import { shownAnswer } from "../answers/alternatives"
import { hintsWorth } from "../worth"
import { nothingOwed } from "./credit"
import type { FiveHintsAnswered, FiveHintsPlaying, FiveHintsView } from "./five-hints"
import type { FiveHintsRound, Verdict } from "./five-hints-round"

/** All that may leave the server: before the verdict no answer, no summary, no hint not yet shown. */
export function viewFiveHints(round: FiveHintsRound): FiveHintsView {
  return round.verdict ? answered(round, round.verdict) : playing(round)
}

function playing(round: FiveHintsRound): FiveHintsPlaying {
  const hintsLeft = round.material.hints.length - round.shown
  return {
    ...shown(round),
    phase: "playing",
    hintsLeft,
    worth: hintsWorth(round.shown),
    worthAfterHint: hintsLeft > 0 ? hintsWorth(round.shown + 1) : 0,
    draft: round.handedIn?.answer ?? round.draft,
    handedIn: round.handedIn !== null,
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
    credit: (round.account ?? nothingOwed).credit,
  }
}

function shown({ game, place, id, material, shown }: FiveHintsRound) {
  const { question, hints } = material
  return { game, place, roundId: id, question, hints: hints.slice(0, shown) }
}
