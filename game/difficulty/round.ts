import * as z from "zod"
import { beginBase } from "../rounds/round-base"
import { isPractice, type Source } from "../sources/source"
import { alternativesShape, baseShape, issuedShape, matchKind, submittedOf } from "../rounds/stored"
import { cutAnswer } from "../rounds/submission"

const item = z.object({
  ...alternativesShape,
  question: z.string(),
  /** The explanation; absent if the API sends none. */
  summary: z.string().optional(),
  /** Points for a right answer. */
  score: z.number(),
})

const material = z.object({
  ...issuedShape,
  /** One to six, easiest first. */
  items: z.array(item).readonly(),
})

/** The verdict on one item. */
const verdict = z.object({ answer: z.string(), isRight: z.boolean(), matchKind })

export const storedRound = z.object({
  ...baseShape,
  game: z.literal("difficulty"),
  material,
  drafts: z.array(z.string()).readonly(),
  /** `null` for an item that was not submitted with the others. */
  submitted: submittedOf(z.array(z.string().nullable()).readonly()),
  /** One per item; `null` until it is judged. */
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

/** Keeps the text typed so far. An item without a new draft keeps its old one. */
export function keepDrafts(round: DifficultyRound, drafts: readonly string[]): DifficultyRound {
  if (round.submitted || round.account) return round
  return { ...round, drafts: round.drafts.map((kept, index) => cutAnswer(drafts[index] ?? kept)) }
}

/** How many items without a verdict would have no answer; 0 while answers await their verdicts. */
export const blanksIn = ({ verdicts, submitted }: DifficultyRound, typed: readonly string[]) =>
  submitted ? 0 : verdicts.filter((verdict, index) => !verdict && !typed[index]?.trim()).length

/** The sum of the scores of the right items. */
export function wonIn({ material, verdicts }: DifficultyRound): number {
  return material.items.reduce(
    (sum, { score }, index) => sum + (verdicts[index]?.isRight ? score : 0),
    0,
  )
}

/** The sum of all scores. */
export function worthOf({ material }: DifficultyRound): number {
  return material.items.reduce((sum, { score }) => sum + score, 0)
}

/** The indexes of the items in the order of the result: items without a verdict come last. */
export function orderOf({ verdicts }: DifficultyRound): readonly number[] {
  const isReached = (index: number) => Number(verdicts[index] === null)
  return [...verdicts.keys()].toSorted((one, other) => isReached(one) - isReached(other))
}
