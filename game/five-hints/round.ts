import * as z from "zod"
import { storedAnswer } from "../answers/alternatives"
import { reasonFor } from "../answers/judge"
import { whyWrong } from "../answers/why-wrong"
import { openAccount } from "../rounds/credit"
import { beginBase } from "../rounds/round-base"
import type { Source } from "../sources/source"
import {
  alternativesShape,
  baseShape,
  issuedShape,
  reason,
  rightReason,
  submittedOf,
  wrongReason,
} from "../rounds/stored"
import { cutAnswer, submitOnce } from "../rounds/submission"
import { hintsWorth } from "./worth.mjs"

const material = z.object({
  ...issuedShape,
  ...alternativesShape,
  question: z.string(),
  summary: z.string(),
  /** Five, from hard to easy. */
  hints: z.array(z.string()).readonly(),
})

const verdict = z.object({
  answer: z.string(),
  correct: z.boolean(),
  reason,
  won: z.number(),
})

export const storedRound = z.object({
  ...baseShape,
  game: z.literal("five-hints"),
  material,
  shown: z.number(),
  draft: z.string(),
  submitted: submittedOf(z.string()),
  verdict: verdict.nullable(),
})

export type FiveHintsMaterial = Readonly<z.output<typeof material>>
export type FiveHintsRound = Readonly<z.output<typeof storedRound>>
export type Verdict = NonNullable<FiveHintsRound["verdict"]>

export interface FiveHintsSubmission {
  readonly question: string
  readonly answer: string
  readonly correctAnswer: string
  readonly alternatives?: readonly string[] | undefined
  readonly exact?: boolean | undefined
  readonly hints: readonly string[]
  readonly shown: number
}

export function begin(
  id: string,
  source: Source,
  material: FiveHintsMaterial,
  now: number,
): FiveHintsRound {
  const empty = { shown: 1, draft: "", submitted: null, verdict: null }
  return { ...beginBase(id, source, now), game: "five-hints", material, ...empty }
}

/** The caller gets a hint only if they have seen all that were shown; the draft of any caller is kept. */
export function showHint(round: FiveHintsRound, seen: number, draft: string): FiveHintsRound {
  if (round.submitted || round.verdict) return round
  const isBehind = seen !== round.shown
  const kept = isBehind && draft.trim() === "" ? round.draft : cutAnswer(draft)
  const hasMore = round.shown < round.material.hints.length
  return { ...round, draft: kept, shown: round.shown + (hasMore && !isBehind ? 1 : 0) }
}

/** `null` while another caller has the answer judged. */
export function submitAnswer(round: FiveHintsRound, answer: string, now: number) {
  const submitted = submitOnce(round.submitted, cutAnswer(answer), now)
  if (!submitted) return null
  const { question, correctAnswer, alternatives, exact, hints } = round.material
  const submission: FiveHintsSubmission = {
    question,
    answer: submitted.answer,
    correctAnswer,
    ...(alternatives && { alternatives }),
    ...(exact && { exact }),
    hints,
    shown: round.shown,
  }
  return { round: { ...round, submitted }, submission }
}

/**
 * Records the verdict; the first one stands. Changes nothing before an answer is submitted. `told`: the reason from the
 * API; without it the rules of the answers find one from the two texts alone.
 */
export function settleAnswer(round: FiveHintsRound, correct: boolean, told = ""): FiveHintsRound {
  if (!round.submitted || round.verdict) return round
  const { answer } = round.submitted
  const won = correct ? hintsWorth(round.shown) : 0
  const stored = storedAnswer(round.material)
  const { question, exact } = round.material
  const reason = correct
    ? (rightReason.safeParse(told).data ?? reasonFor(answer, stored, { question, exact }))
    : (wrongReason.safeParse(told).data ?? whyWrong(answer, stored, { question, exact }))
  return {
    ...round,
    submitted: null,
    verdict: { answer, correct, reason, won },
    account: openAccount(round.source, won),
  }
}
