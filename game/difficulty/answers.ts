import { storedAnswer } from "../answers/alternatives"
import { judge } from "../answers/judge"
import { openAccount } from "../rounds/credit"
import { cutAnswer, submitOnce } from "../rounds/submission"
import { wonIn, type DifficultyRound, type ItemVerdict } from "./round"

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
