import * as z from "zod"
import { storedAnswer } from "../answers/alternatives"
import { judge } from "../answers/judge"
import { openAccount } from "../rounds/credit"
import { beginBase } from "../rounds/round-base"
import type { Source } from "../rounds/round-key"
import { alternativesShape, baseShape, issuedShape, matchKind, submittedOf } from "../rounds/stored"
import { cutAnswer, submitOnce } from "../rounds/submission"

const item = z.object({
  ...alternativesShape,
  question: z.string(),
  /** Points for a right answer. */
  score: z.number(),
})

const material = z.object({
  ...issuedShape,
  /** One to six, easiest first. */
  items: z.array(item).readonly(),
})

/** What became of one item. */
const verdict = z.object({ answer: z.string(), isRight: z.boolean(), matchKind })

export const storedRound = z.object({
  ...baseShape,
  game: z.literal("difficulty"),
  material,
  drafts: z.array(z.string()).readonly(),
  submitted: submittedOf(z.array(z.string()).readonly()),
  verdicts: z.array(verdict).readonly().nullable(),
})

export type DifficultyMaterial = Readonly<z.output<typeof material>>
export type DifficultyRound = Readonly<z.output<typeof storedRound>>
export type ItemVerdict = Readonly<z.output<typeof verdict>>

export interface ItemSubmission {
  readonly question: string
  readonly answer: string
  readonly correctAnswer: string
  readonly alternatives?: readonly string[] | undefined
}

/** What the API is to judge, in the order of the items. */
export interface DifficultySubmission {
  readonly items: readonly ItemSubmission[]
}

export function begin(
  id: string,
  source: Source,
  material: DifficultyMaterial,
  now: number,
): DifficultyRound {
  const drafts = material.items.map(() => "")
  const empty = { drafts, submitted: null, verdicts: null }
  return { ...beginBase(id, source, now), game: "difficulty", material, ...empty }
}

/** Keeps what was typed so far; of an item that is not named, what was kept before. */
export function keepDrafts(round: DifficultyRound, drafts: readonly string[]): DifficultyRound {
  if (round.submitted || round.verdicts) return round
  return { ...round, drafts: round.drafts.map((kept, index) => cutAnswer(drafts[index] ?? kept)) }
}

/** How many items of a round that waits for its answers would have none. */
export const blanksIn = ({ material, submitted }: DifficultyRound, typed: readonly string[]) =>
  submitted ? 0 : material.items.filter((_, index) => !typed[index]?.trim()).length

/** Submits one answer an item: what is missing is blank. `null` while another caller has them judged. */
export function submitItems(round: DifficultyRound, typed: readonly string[], now: number) {
  const answers = round.material.items.map((_, index) => cutAnswer(typed[index] ?? ""))
  const submitted = submitOnce(round.submitted, answers, now)
  if (!submitted) return null
  return { round: { ...round, submitted }, submission: submissionOf(round, submitted.answer) }
}

function submissionOf(
  { material }: DifficultyRound,
  answers: readonly string[],
): DifficultySubmission {
  const items = material.items.map(({ question, correctAnswer, alternatives }, index) => {
    const right = { correctAnswer, ...(alternatives && { alternatives }) }
    return { answer: answers[index] ?? "", ...right, question }
  })
  return { items }
}

/** Records the verdicts, in the order of the items; the first ones stand, and a missing one is wrong. */
export function settleItems(round: DifficultyRound, rights: readonly boolean[]): DifficultyRound {
  if (!round.submitted || round.verdicts) return round
  const answers = round.submitted.answer
  const verdicts = round.material.items.map((item, index) => {
    return verdictOn(answers[index] ?? "", storedAnswer(item), rights[index] ?? false)
  })
  const settled = { ...round, submitted: null, verdicts }
  return { ...settled, account: openAccount(round.source, wonIn(settled)) }
}

/** A blank is wrong, whatever the API says. */
function verdictOn(answer: string, stored: string, right: boolean): ItemVerdict {
  const isRight = right && answer.trim() !== ""
  const matchKind = isRight ? (judge(answer, stored) ?? "judged") : null
  return { answer, isRight, matchKind }
}

/** The scores of the right items. */
export function wonIn({ material, verdicts }: DifficultyRound): number {
  return material.items.reduce(
    (sum, { score }, index) => sum + (verdicts?.[index]?.isRight ? score : 0),
    0,
  )
}

/** The scores of all. */
export function worthOf({ material }: DifficultyRound): number {
  return material.items.reduce((sum, { score }) => sum + score, 0)
}
