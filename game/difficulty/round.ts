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
  /** Why the answer is right; not every API has it. */
  summary: z.string().optional(),
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
  /** Of an item that was not submitted with the others, `null`. */
  submitted: submittedOf(z.array(z.string().nullable()).readonly()),
  /** One an item, `null` until it is judged. */
  verdicts: z.array(verdict.nullable()).readonly(),
  /** The API judges all items together or none. */
  isWhole: z.boolean().optional(),
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
  /** Other items of the round are not among them. */
  readonly isPart?: true
}

export function begin(
  id: string,
  source: Source,
  material: DifficultyMaterial,
  now: number,
): DifficultyRound {
  const drafts = material.items.map(() => "")
  const empty = { drafts, submitted: null, verdicts: material.items.map(() => null) }
  return { ...beginBase(id, source, now), game: "difficulty", material, ...empty }
}

/** Keeps what was typed so far; of an item that is not named, what was kept before. */
export function keepDrafts(round: DifficultyRound, drafts: readonly string[]): DifficultyRound {
  if (round.submitted || round.account) return round
  return { ...round, drafts: round.drafts.map((kept, index) => cutAnswer(drafts[index] ?? kept)) }
}

/** How many items of a round that waits for its answers would have none. */
export const blanksIn = ({ verdicts, submitted }: DifficultyRound, typed: readonly string[]) =>
  submitted ? 0 : verdicts.filter((verdict, index) => !verdict && !typed[index]?.trim()).length

/**
 * Submits the answers to the items that are not judged yet, what is missing as blank; with `only`, the
 * position of one item from 1, that one alone, and keeps what was typed in the others. `null` while another
 * caller has some judged.
 */
export function submitItems(
  round: DifficultyRound,
  typed: readonly string[],
  now: number,
  only?: number,
) {
  const answers = round.verdicts.map((verdict, index) => {
    const isOther = only !== undefined && only !== index + 1
    return verdict || isOther ? null : cutAnswer(typed[index] ?? "")
  })
  const submitted = submitOnce(round.submitted, answers, now)
  if (!submitted) return null
  const drafts = round.drafts.map(
    (kept, index) => answers[index] ?? (cutAnswer(typed[index] ?? "") || kept),
  )
  return {
    round: { ...round, drafts, submitted },
    submission: submissionOf(round, submitted.answer),
  }
}

function submissionOf(
  { material }: DifficultyRound,
  answers: readonly (string | null)[],
): DifficultySubmission {
  const items = material.items.flatMap(({ question, correctAnswer, alternatives }, index) => {
    const answer = answers[index] ?? null
    const right = { correctAnswer, ...(alternatives && { alternatives }) }
    return answer === null ? [] : [{ answer, ...right, question }]
  })
  return items.length < material.items.length ? { items, isPart: true } : { items }
}

/**
 * Records the verdicts, in the order of the items that were submitted; the first ones stand, and a
 * missing one is wrong. With the last item the round is over.
 */
export function settleItems(round: DifficultyRound, rights: readonly boolean[]): DifficultyRound {
  if (!round.submitted) return round
  const answers = round.submitted.answer
  let next = 0
  const verdicts = round.verdicts.map((verdict, index) => {
    const answer = answers[index] ?? null
    const item = round.material.items[index]
    if (answer === null || !item) return verdict
    return verdictOn(answer, storedAnswer(item), rights[next++] ?? false)
  })
  const settled = { ...round, submitted: null, verdicts }
  return verdicts.includes(null) ? settled : endClimb(settled)
}

/** Takes the submission back: an API that judges all items together has refused some of them. */
export function takeBack(round: DifficultyRound): DifficultyRound {
  return round.submitted ? { ...round, submitted: null, isWhole: true } : round
}

/** The round is over, also before its last item: what was won so far is credited. */
export function endClimb(round: DifficultyRound): DifficultyRound {
  return round.account ? round : { ...round, account: openAccount(round.source, wonIn(round)) }
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
    (sum, { score }, index) => sum + (verdicts[index]?.isRight ? score : 0),
    0,
  )
}

/** The scores of all. */
export function worthOf({ material }: DifficultyRound): number {
  return material.items.reduce((sum, { score }) => sum + score, 0)
}
