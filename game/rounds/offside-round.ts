import { offsideWorth } from "../worth"
import { openReportedAccount } from "./credit"
import { begin, type Frame } from "./frame"
import type { Judgement, OffsideMaterial } from "./offside"
import type { Place } from "./place"

export interface OffsideRound extends Frame {
  readonly game: "offside"
  readonly material: OffsideMaterial
  /** What the player said of each statement; `null` until then. */
  readonly said: readonly (boolean | null)[]
}

/** A statement with what is true and what was said of it. */
export interface Statement {
  readonly text: string
  readonly isTrue: boolean
  readonly said: boolean | null
}

export function beginOffside(
  id: string,
  place: Place,
  material: OffsideMaterial,
  now: number,
): OffsideRound {
  const said = material.information.map(() => null)
  return { ...begin(id, place, now), game: "offside", material, said }
}

/**
 * Judges what is not judged yet; the first word on a statement stands. With the last one the round
 * is over, and reported whatever it won: that closes the attempt at the API.
 */
export function judgeStatements(
  round: OffsideRound,
  judgements: readonly Judgement[],
): OffsideRound {
  if (round.account) return round
  const judged = {
    ...round,
    said: round.said.map((said, index) => said ?? saidOf(judgements, index + 1)),
  }
  if (judged.said.includes(null)) return judged
  return { ...judged, account: openReportedAccount(round.place, worthOf(judged)) }
}

function saidOf(judgements: readonly Judgement[], place: number): boolean | null {
  return judgements.find((judgement) => judgement.place === place)?.said ?? null
}

/** Each wrong judgement halves it, in whatever order they came. */
export function worthOf(round: OffsideRound): number {
  return offsideWorth(wrongIn(round))
}

export function wrongIn(round: OffsideRound): number {
  return statementsOf(round).filter(({ said, isTrue }) => said !== null && said !== isTrue).length
}

export function statementsOf({ material, said }: OffsideRound): readonly Statement[] {
  return material.information.map((text, index) => ({
    text,
    isTrue: material.correctAnswer.includes(index + 1),
    said: said[index] ?? null,
  }))
}
