import { storedAnswer, type Alternatives } from "../answers/alternatives"
import { judge } from "../answers/judge"
import { openAccount } from "../rounds/credit"
import { cutAnswer, submitOnce } from "../rounds/submission"
import { wonIn, type DifficultyRound, type ItemVerdict } from "./round"

export interface ItemSubmission {
  readonly question: string
  readonly answer: string
  readonly correctAnswer: string
  readonly alternatives?: readonly string[] | undefined
  readonly exact?: boolean | undefined
}

export interface DifficultySubmission {
  readonly items: readonly ItemSubmission[]
  readonly isPart?: true
}

/**
 * Submits the answers to the items without a verdict; a missing answer is blank. With `only`, the position of one item
 * from 1, submits that item alone and keeps the typed text of the others as drafts. `null` while another caller has
 * answers judged.
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
    submission: toSubmission(round, submitted.answer),
  }
}

function toSubmission(
  { material }: DifficultyRound,
  answers: readonly (string | null)[],
): DifficultySubmission {
  const items = material.items.flatMap(
    ({ question, correctAnswer, alternatives, exact }, index) => {
      const answer = answers[index] ?? null
      const right = {
        correctAnswer,
        ...(alternatives && { alternatives }),
        ...(exact && { exact }),
      }
      return answer === null ? [] : [{ answer, ...right, question }]
    },
  )
  return items.length < material.items.length ? { items, isPart: true } : { items }
}

/**
 * In the order of the items that were submitted. The first verdicts stand, and a missing one is wrong. The last item
 * ends the round.
 */
export function settleItems(round: DifficultyRound, rights: readonly boolean[]): DifficultyRound {
  if (!round.submitted) return round
  const answers = round.submitted.answer
  let next = 0
  const verdicts = round.verdicts.map((verdict, index) => {
    const answer = answers[index] ?? null
    const item = round.material.items[index]
    if (answer === null || !item) return verdict
    return verdictOn(answer, item, rights[next++] ?? false)
  })
  const settled = { ...round, submitted: null, verdicts }
  return verdicts.includes(null) ? settled : endClimb(settled)
}

export function takeBack(round: DifficultyRound): DifficultyRound {
  return round.submitted ? { ...round, submitted: null, isWhole: true } : round
}

export function endClimb(round: DifficultyRound): DifficultyRound {
  return round.account ? round : { ...round, account: openAccount(round.source, wonIn(round)) }
}

/** A blank is wrong, whatever the API says. */
function verdictOn(
  answer: string,
  item: Alternatives & { readonly question: string },
  right: boolean,
): ItemVerdict {
  const isRight = right && answer.trim() !== ""
  const { question, exact } = item
  const stored = storedAnswer(item)
  const matchKind = isRight ? (judge(answer, stored, { question, exact }) ?? "judged") : null
  const isInexact = !isRight && exact && judge(answer, stored, { question }) !== null
  return { answer, isRight, matchKind, ...(isInexact && { isInexact }) }
}
