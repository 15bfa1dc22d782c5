import * as z from "zod"
import { openReportedAccount } from "../rounds/credit"
import { beginBase } from "../rounds/round-base"
import type { Source } from "../sources/source"
import { baseShape, issuedShape } from "../rounds/stored"
import { offsideWorth } from "./worth.mjs"

const material = z.object({
  ...issuedShape,
  question: z.string(),
  summary: z.string(),
  information: z.array(z.string()).readonly(),
  /** The positions of the true statements, from 1. */
  correctAnswer: z.array(z.number()).readonly(),
})

export const storedRound = z.object({
  ...baseShape,
  game: z.literal("offside"),
  material,
  /** Per statement, whether the player called it true; `null` until it is judged. */
  said: z.array(z.boolean().nullable()).readonly(),
})

export type OffsideMaterial = Readonly<z.output<typeof material>>
export type OffsideRound = Readonly<z.output<typeof storedRound>>

export interface Judgement {
  readonly position: number
  readonly said: boolean
}

export interface Statement {
  readonly text: string
  readonly isTrue: boolean
  readonly said: boolean | null
}

export function begin(
  id: string,
  source: Source,
  material: OffsideMaterial,
  now: number,
): OffsideRound {
  const said = material.information.map(() => null)
  return { ...beginBase(id, source, now), game: "offside", material, said }
}

/**
 * Judges statements that are not judged yet; the first judgement of each stands. The last one ends the round, which is
 * reported even without points, because that closes the attempt at the API.
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
  const isNamed = round.material.attempt !== undefined
  return { ...judged, account: openReportedAccount(round.source, getWorth(judged), isNamed) }
}

export const leftBy = ({ said }: OffsideRound, judgements: readonly Judgement[]): number =>
  said.filter((word, index) => word === null && saidOf(judgements, index + 1) === null).length

function saidOf(judgements: readonly Judgement[], position: number): boolean | null {
  return judgements.find((judgement) => judgement.position === position)?.said ?? null
}

export function getWorth(round: OffsideRound): number {
  return offsideWorth(wrongIn(round))
}

export function wrongIn(round: OffsideRound): number {
  return getStatements(round).filter(({ said, isTrue }) => said !== null && said !== isTrue).length
}

export function getStatements({ material, said }: OffsideRound): readonly Statement[] {
  return material.information.map((text, index) => ({
    text,
    isTrue: material.correctAnswer.includes(index + 1),
    said: said[index] ?? null,
  }))
}
