import { shownAnswer } from "../answers/alternatives"
import { nothingOwed } from "./credit"
import type { DifficultyAnswered, DifficultyPlaying, DifficultyView } from "./difficulty"
import { wonIn, worthOf, type DifficultyRound, type ItemVerdict } from "./difficulty-round"

/** All that may leave the server: before the verdicts no answer but the player's own. */
export function viewDifficulty(round: DifficultyRound): DifficultyView {
  return round.verdicts ? answered(round, round.verdicts) : playing(round)
}

function playing(round: DifficultyRound): DifficultyPlaying {
  return {
    ...shown(round),
    phase: "playing",
    items: round.material.items.map(({ question, score }) => ({ question, score })),
    drafts: round.handedIn?.answer ?? round.drafts,
    handedIn: round.handedIn !== null,
  }
}

function answered(round: DifficultyRound, verdicts: readonly ItemVerdict[]): DifficultyAnswered {
  const items = verdicts.flatMap((verdict, at) => {
    return round.material.items.slice(at, at + 1).map(({ question, correctAnswer, score }) => {
      return { question, correctAnswer: shownAnswer(correctAnswer), score, ...verdict }
    })
  })
  return {
    ...shown(round),
    phase: "answered",
    items,
    won: wonIn(round),
    credit: (round.account ?? nothingOwed).credit,
  }
}

function shown(round: DifficultyRound) {
  const { game, place, id } = round
  return { game, place, roundId: id, worth: worthOf(round) }
}
