import { storedAnswer } from "../answers/alternatives"
import { judge } from "../answers/judge"
import type { ItemsSubmission } from "../referee"
import type { Closeness } from "./closeness"
import { openAccount } from "./credit"
import type { DifficultyMaterial } from "./difficulty"
import { begin, type Frame } from "./frame"
import { answerMax, handIn, type HandedIn, type Submitted } from "./hand-in"
import type { Place } from "./place"

/** What came of one item. */
export interface ItemVerdict {
  readonly answer: string
  readonly isRight: boolean
  readonly closeness: Closeness | null
}

export interface DifficultyRound extends Frame {
  readonly game: "difficulty"
  readonly material: DifficultyMaterial
  readonly drafts: readonly string[]
  readonly handedIn: HandedIn<readonly string[]> | null
  readonly verdicts: readonly ItemVerdict[] | null
}

export function beginDifficulty(
  id: string,
  place: Place,
  material: DifficultyMaterial,
  now: number,
): DifficultyRound {
  const drafts = material.items.map(() => "")
  const empty = { drafts, handedIn: null, verdicts: null }
  return { ...begin(id, place, now), game: "difficulty", material, ...empty }
}

/** Keeps what was typed so far; of an item that is not named, what was kept before. */
export function keepDrafts(round: DifficultyRound, drafts: readonly string[]): DifficultyRound {
  if (round.handedIn || round.verdicts) return round
  return { ...round, drafts: round.drafts.map((kept, at) => cut(drafts[at] ?? kept)) }
}

/** Hands in one answer an item: what is missing is blank. `null` while somebody judges them. */
export function submitItems(
  round: DifficultyRound,
  typed: readonly string[],
  now: number,
): Submitted<DifficultyRound, ItemsSubmission> | null {
  const answers = round.material.items.map((_, at) => cut(typed[at] ?? ""))
  const handedIn = handIn(round.handedIn, answers, now)
  return handedIn && { round: { ...round, handedIn }, submission: submissionOf(round, handedIn) }
}

function submissionOf(
  { material }: DifficultyRound,
  { answer }: HandedIn<readonly string[]>,
): ItemsSubmission {
  const items = material.items.map(({ question, correctAnswer, alternatives }, at) => {
    const right = { correctAnswer, ...(alternatives && { alternatives }) }
    return { answer: answer[at] ?? "", ...right, question }
  })
  return { items }
}

function cut(answer: string): string {
  return answer.slice(0, answerMax)
}

/** Takes the verdicts down, in the order of the items; the first ones stand. */
export function settleItems(round: DifficultyRound, rights: readonly boolean[]): DifficultyRound {
  if (!round.handedIn || round.verdicts) return round
  const answers = round.handedIn.answer
  const verdicts = round.material.items.map((item, at) => {
    return verdictOn(answers[at] ?? "", storedAnswer(item), rights[at] ?? false)
  })
  const settled = { ...round, handedIn: null, verdicts }
  return { ...settled, account: openAccount(round.place, wonIn(settled)) }
}

/** A blank is wrong, whatever the API says. */
function verdictOn(answer: string, stored: string, right: boolean): ItemVerdict {
  const isRight = right && answer.trim() !== ""
  const closeness = isRight ? (judge(answer, stored) ?? "judged") : null
  return { answer, isRight, closeness }
}

/** The scores of the right items. */
export function wonIn({ material, verdicts }: DifficultyRound): number {
  return material.items.reduce(
    (sum, { score }, at) => sum + (verdicts?.[at]?.isRight ? score : 0),
    0,
  )
}

/** The scores of all. */
export function worthOf({ material }: DifficultyRound): number {
  return material.items.reduce((sum, { score }) => sum + score, 0)
}
