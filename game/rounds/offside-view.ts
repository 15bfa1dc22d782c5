import { offsideWorth } from "../worth"
import type { Account } from "./credit"
import type { OffsideAnswered, OffsidePlaying, OffsideView } from "./offside"
import { statementsOf, worthOf, wrongIn, type OffsideRound } from "./offside-round"

/** All that may leave the server: of a statement not yet judged nothing but its text. */
export function viewOffside(round: OffsideRound): OffsideView {
  return round.account ? answered(round, round.account) : playing(round)
}

function playing(round: OffsideRound): OffsidePlaying {
  const statements = statementsOf(round).map(({ text, said, isTrue }) => ({
    text,
    verdict: said === null ? null : { said, isRight: said === isTrue },
  }))
  return {
    ...shown(round),
    phase: "playing",
    statements,
    worth: worthOf(round),
    worthAfterWrong: offsideWorth(wrongIn(round) + 1),
  }
}

function answered(round: OffsideRound, { credit }: Account): OffsideAnswered {
  const statements = statementsOf(round).flatMap(({ text, isTrue, said }) => {
    return said === null ? [] : [{ text, isTrue, said, isRight: said === isTrue }]
  })
  return {
    ...shown(round),
    phase: "answered",
    statements,
    summary: round.material.summary,
    won: worthOf(round),
    credit,
  }
}

function shown({ game, place, id, material }: OffsideRound) {
  return { game, place, roundId: id, question: material.question }
}
