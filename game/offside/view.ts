import type { Account, Credit } from "../rounds/credit"
import type { BaseView } from "../rounds/game-module"
import { isForPoints } from "../rounds/round-base"
import { getStatements, getWorth, wrongIn, type OffsideRound } from "./round"
import { offsideWorth } from "./worth.mjs"

interface OffsideBase extends BaseView<"offside"> {
  readonly question: string
}

export interface OffsidePlaying extends OffsideBase {
  readonly phase: "playing"
  readonly statements: readonly {
    readonly text: string
    readonly verdict: null | { readonly said: boolean; readonly isRight: boolean }
  }[]
  readonly worth: number
  readonly worthAfterWrong: number
}

export interface OffsideAnswered extends OffsideBase {
  readonly phase: "answered"
  readonly statements: readonly {
    readonly text: string
    readonly isTrue: boolean
    readonly said: boolean
    readonly isRight: boolean
  }[]
  readonly summary: string
  readonly won: number
  readonly credit: Credit
}

export type OffsideView = OffsidePlaying | OffsideAnswered

/** The part of a round that may leave the server: only the text of a statement that is not judged yet. */
export function viewOffside(round: OffsideRound): OffsideView {
  return round.account ? answered(round, round.account) : playing(round)
}

function playing(round: OffsideRound): OffsidePlaying {
  const statements = getStatements(round).map(({ text, said, isTrue }) => ({
    text,
    verdict: said === null ? null : { said, isRight: said === isTrue },
  }))
  return {
    ...shown(round),
    phase: "playing",
    statements,
    worth: isForPoints(round) ? getWorth(round) : 0,
    worthAfterWrong: isForPoints(round) ? offsideWorth(wrongIn(round) + 1) : 0,
  }
}

function answered(round: OffsideRound, { credit }: Account): OffsideAnswered {
  const statements = getStatements(round).flatMap(({ text, isTrue, said }) => {
    return said === null ? [] : [{ text, isTrue, said, isRight: said === isTrue }]
  })
  return {
    ...shown(round),
    phase: "answered",
    statements,
    summary: round.material.summary,
    won: getWorth(round),
    credit,
  }
}

function shown({ game, source, id, material }: OffsideRound) {
  return { game, source, roundId: id, question: material.question }
}
