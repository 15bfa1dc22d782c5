import { shownAnswer } from "../answers/alternatives"
import type { MatchKind } from "../answers/judge"
import type { Account, Credit } from "../rounds/credit"
import type { BaseView, WrongAnswer } from "../rounds/game-module"
import { isForPoints } from "../rounds/round-base"
import { wonIn, getWorth, type DifficultyRound, type ItemVerdict } from "./round"

export interface DifficultyPlaying extends BaseView<"difficulty"> {
  readonly phase: "playing"
  readonly worth: number
  readonly items: readonly PlayingItem[]
  readonly drafts: readonly string[]
  readonly isSubmitted: boolean
  readonly isWhole?: boolean | undefined
}

interface PlayingItem {
  readonly question: string
  readonly score: number
  readonly isSubmitted?: true
  readonly signs?: string | undefined
  readonly verdict?: AnsweredItem
}

export interface AnsweredItem {
  readonly question: string
  readonly score: number
  readonly answer: string
  readonly correctAnswer: string
  readonly isRight: boolean
  readonly matchKind: MatchKind | null
  readonly isInexact?: boolean | undefined
  readonly summary?: string | undefined
}

export interface DifficultyAnswered extends BaseView<"difficulty"> {
  readonly phase: "answered"
  readonly items: readonly AnsweredItem[]
  readonly notReached: readonly string[]
  readonly won: number
  readonly credit: Credit
}

export type DifficultyView = DifficultyPlaying | DifficultyAnswered

/** The part of a round that may leave the server: no right answer of an item without a verdict. */
export function viewDifficulty(round: DifficultyRound): DifficultyView {
  return round.account ? answered(round, round.account) : playing(round)
}

function playing(round: DifficultyRound): DifficultyPlaying {
  const { submitted, verdicts, drafts, isWhole } = round
  const items = round.material.items.map((item, index) => {
    const verdict = verdicts[index]
    return {
      question: item.question,
      score: item.score,
      signs: item.signs,
      ...(verdict && { verdict: answeredItem(item, verdict) }),
      ...(typeof submitted?.answer[index] === "string" && { isSubmitted: true as const }),
    }
  })
  return {
    ...shown(round),
    phase: "playing",
    worth: isForPoints(round) ? getWorth(round) : 0,
    items,
    drafts: drafts.map((draft, index) => submitted?.answer[index] ?? draft),
    isSubmitted: submitted !== null,
    isWhole,
  }
}

function answered(round: DifficultyRound, { credit }: Account): DifficultyAnswered {
  const { items } = round.material
  const verdictAt = (index: number) => round.verdicts[index] ?? null
  return {
    ...shown(round),
    phase: "answered",
    items: items.flatMap((item, index) => {
      const verdict = verdictAt(index)
      return verdict ? [answeredItem(item, verdict)] : []
    }),
    notReached: items.filter((_, index) => !verdictAt(index)).map(({ question }) => question),
    won: wonIn(round),
    credit,
  }
}

const answeredItem = (
  { question, score, correctAnswer, summary }: DifficultyRound["material"]["items"][number],
  verdict: ItemVerdict,
): AnsweredItem => {
  return { question, score, correctAnswer: shownAnswer(correctAnswer), summary, ...verdict }
}

const shown = ({ game, source, id }: DifficultyRound) => ({ game, source, roundId: id })

export const wrongAnswersIn = (view: DifficultyView): readonly WrongAnswer[] =>
  view.phase === "answered"
    ? view.items.flatMap(({ isRight, answer }, item) =>
        isRight || answer.trim() === "" ? [] : { item, answer },
      )
    : []
