import * as z from "zod"
import { beginBase } from "../rounds/round-base"
import { isPractice, type Source } from "../sources/source"
import { alternativesShape, baseShape, issuedShape, matchKind, submittedOf } from "../rounds/stored"
import { cutAnswer } from "../rounds/submission"

const item = z.object({
  ...alternativesShape,
  question: z.string(),
  summary: z.string().optional(),
  score: z.number(),
})

const material = z.object({
  ...issuedShape,
  /** One to six, easiest first. */
  items: z.array(item).readonly(),
})

const verdict = z.object({
  answer: z.string(),
  isRight: z.boolean(),
  matchKind,
  /** Whether a wrong answer would count if it did not have to be written exactly. */
  isInexact: z.boolean().optional(),
})

export const storedRound = z.object({
  ...baseShape,
  game: z.literal("difficulty"),
  material,
  drafts: z.array(z.string()).readonly(),
  submitted: submittedOf(z.array(z.string().nullable()).readonly()),
  verdicts: z.array(verdict.nullable()).readonly(),
  /** Whether the API judges all items together or none. */
  isWhole: z.boolean().optional(),
})

export type DifficultyMaterial = Readonly<z.output<typeof material>>
export type DifficultyRound = Readonly<z.output<typeof storedRound>>
export type ItemVerdict = Readonly<z.output<typeof verdict>>

export function begin(
  id: string,
  source: Source,
  material: DifficultyMaterial,
  now: number,
): DifficultyRound {
  const items = isPractice(source)
    ? material.items.map((item) => ({ ...item, score: 0 }))
    : material.items
  const drafts = material.items.map(() => "")
  const empty = { drafts, submitted: null, verdicts: material.items.map(() => null) }
  return {
    ...beginBase(id, source, now),
    game: "difficulty",
    material: { ...material, items },
    ...empty,
  }
}

export function keepDrafts(round: DifficultyRound, drafts: readonly string[]): DifficultyRound {
  if (round.submitted || round.account) return round
  return { ...round, drafts: round.drafts.map((kept, index) => cutAnswer(drafts[index] ?? kept)) }
}

export const blanksIn = ({ verdicts, submitted }: DifficultyRound, typed: readonly string[]) =>
  submitted ? 0 : verdicts.filter((verdict, index) => !verdict && !typed[index]?.trim()).length

export function wonIn({ material, verdicts }: DifficultyRound): number {
  return material.items.reduce(
    (sum, { score }, index) => sum + (verdicts[index]?.isRight ? score : 0),
    0,
  )
}

export function getWorth({ material }: DifficultyRound): number {
  return material.items.reduce((sum, { score }) => sum + score, 0)
}

export function getOrder({ verdicts }: DifficultyRound): readonly number[] {
  const isReached = (index: number) => Number(verdicts[index] === null)
  return [...verdicts.keys()].toSorted((one, other) => isReached(one) - isReached(other))
}
