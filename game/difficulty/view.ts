import { shownAnswer } from "../answers/alternatives"
import type { MatchKind } from "../answers/judge"
import { nothingPending, type Credit } from "../rounds/credit"
import type { BaseView } from "../rounds/game-module"
import { wonIn, worthOf, type DifficultyRound, type ItemVerdict } from "./round"

interface Shown extends BaseView<"difficulty"> {
  /** Points if every item is right. */
  readonly worth: number
}

/** What a player may see before the verdicts. */
export interface DifficultyPlaying extends Shown {
  readonly phase: "playing"
  readonly items: readonly { readonly question: string; readonly score: number }[]
  /** One an item; once they are submitted, the answers. */
  readonly drafts: readonly string[]
  /** The answers are submitted and stand; they wait for their verdicts. */
  readonly isSubmitted: boolean
}

/** What a player may see after them. */
export interface DifficultyAnswered extends Shown {
  readonly phase: "answered"
  readonly items: readonly {
    readonly question: string
    readonly score: number
    readonly answer: string
    readonly correctAnswer: string
    readonly isRight: boolean
    /** Why a right answer counted; `null` for a wrong one. */
    readonly matchKind: MatchKind | null
  }[]
  /** Points won: the scores of the right items. */
  readonly won: number
  readonly credit: Credit
}

export type DifficultyView = DifficultyPlaying | DifficultyAnswered

/** All that may leave the server: before the verdicts no answer but the player's own. */
export function viewDifficulty(round: DifficultyRound): DifficultyView {
  return round.verdicts ? answered(round, round.verdicts) : playing(round)
}

function playing(round: DifficultyRound): DifficultyPlaying {
  return {
    ...shown(round),
    phase: "playing",
    items: round.material.items.map(({ question, score }) => ({ question, score })),
    drafts: round.submitted?.answer ?? round.drafts,
    isSubmitted: round.submitted !== null,
  }
}

function answered(round: DifficultyRound, verdicts: readonly ItemVerdict[]): DifficultyAnswered {
  const items = verdicts.flatMap((verdict, index) => {
    return round.material.items
      .slice(index, index + 1)
      .map(({ question, correctAnswer, score }) => {
        return { question, correctAnswer: shownAnswer(correctAnswer), score, ...verdict }
      })
  })
  return {
    ...shown(round),
    phase: "answered",
    items,
    won: wonIn(round),
    credit: (round.account ?? nothingPending).credit,
  }
}

function shown(round: DifficultyRound) {
  const { game, source, id } = round
  return { game, source, roundId: id, worth: worthOf(round) }
}
