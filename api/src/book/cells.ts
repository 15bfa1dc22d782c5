import * as z from "zod"
import type { BookMark } from "#contract/classes/class-parts"
import { keyOfGiven, keyOfWritten } from "#game/answers/words"

type Verdict = "right" | "wrong" | "blank"

export interface BookAnswer {
  readonly questionId: number
  readonly verdict: Verdict
  readonly given: string | null
  readonly hints: number | null
}

export interface PlayedRound {
  /** From 0, in the pupil's own order. */
  readonly place: number
  readonly questionIds: readonly number[]
  readonly answers: readonly BookAnswer[]
  /** How much of a question with statements is right, from 0 to 1. */
  readonly share: number | null
  readonly answeredAt: number | null
  readonly seconds: number | null
}

export interface BookQuestion {
  readonly id: number
  readonly isExact: boolean
  readonly accepted: ReadonlySet<string>
}

/** By what equal answers to a question are put together, as the judge and the appeals do. */
export const keyOf = ({ isExact }: Pick<BookQuestion, "isExact">, given: string): string =>
  (isExact ? keyOfWritten : keyOfGiven)(given)

/** The accepted answers by which wrong ones of a work became right, as `question id key`. */
export type AcceptedSet = Set<string>

/**
 * Wrong answers that equal one that was accepted since count as right, as they do for the pupil.
 * @param credited gets what was accepted of these answers
 */
export function withAccepted(
  round: PlayedRound,
  questions: ReadonlyMap<number, BookQuestion>,
  credited: AcceptedSet,
): PlayedRound {
  const answers = round.answers.map((answer): BookAnswer => {
    const question = questions.get(answer.questionId)
    if (!question || answer.verdict !== "wrong" || answer.given === null) return answer
    const key = keyOf(question, answer.given)
    if (!question.accepted.has(key)) return answer
    credited.add(`${question.id} ${key}`)
    return { ...answer, verdict: "right" }
  })
  return { ...round, answers }
}

export interface PupilCell {
  readonly mark: BookMark
  readonly isLate: boolean
  readonly right: number
  readonly of: number
  readonly hints: number | null
  readonly seconds: number | null
  readonly answeredAt: number | null
  readonly answers: readonly BookAnswer[]
}

export interface Term {
  readonly until: number
  readonly joinedAt: number
  readonly hasHands?: boolean | undefined
}

const statements = 6

const unplayed = (mark: BookMark): PupilCell => ({
  mark,
  isLate: false,
  right: 0,
  of: 0,
  hints: null,
  seconds: null,
  answeredAt: null,
  answers: [],
})

export function toCell(round: PlayedRound | undefined, term: Term, now: number): PupilCell {
  if (!round || round.answers.length === 0) return unplayed(markUnplayed(round, term, now))
  const { answers, share, questionIds, seconds, answeredAt } = round
  const of = share === null ? questionIds.length : statements
  const right = share === null ? answers.filter(isRight).length : Math.round(share * statements)
  const isBlank = answers.every(({ verdict }) => verdict === "blank")
  const hints = answers.find((answer) => answer.hints !== null)?.hints ?? null
  return {
    mark: isBlank ? "blank" : markOf(right, of),
    isLate: answeredAt !== null && answeredAt > term.until,
    right,
    of,
    hints,
    seconds,
    answeredAt,
    answers,
  }
}

const isRight = ({ verdict }: BookAnswer) => verdict === "right"

function markUnplayed(
  round: PlayedRound | undefined,
  { until, joinedAt, hasHands }: Term,
  now: number,
): BookMark {
  if (now < until) return "open"
  if (round) return "blank"
  if (joinedAt >= until) return "joinedLater"
  return hasHands ? "hands" : "absent"
}

function markOf(right: number, of: number): BookMark {
  if (right >= of) return "right"
  return right === 0 ? "wrong" : "part"
}

/** `Map.groupBy`, which the oldest Node of the project lacks. */
export function groupBy<T, K>(all: readonly T[], toKey: (each: T) => K): Map<K, readonly T[]> {
  const groups = new Map<K, T[]>()
  for (const each of all) {
    const key = toKey(each)
    const group = groups.get(key) ?? []
    group.push(each)
    groups.set(key, group)
  }
  return groups
}

const count = z.number().int().nonnegative()

const stored = z.array(
  z.object({
    n: count,
    p: count,
    q: z.array(count),
    a: z.array(
      z
        .tuple([z.number().nullable(), z.string().nullable(), z.number().nullable()])
        .rest(z.number()),
    ),
    at: z.number().nullish(),
    s: z.number().nullish(),
  }),
)

export interface PublishedRound extends PlayedRound {
  readonly poolId: number
}

export const parseCells = (cells: string): readonly PublishedRound[] =>
  stored.parse(JSON.parse(cells)).map(({ n, p, q, a, at, s }) => ({
    place: n,
    poolId: p,
    questionIds: q,
    answers: a.map(([right, given, hints, share], index): BookAnswer => ({
      questionId: q[index] ?? 0,
      verdict: verdictOf(right, given),
      given: share === undefined ? given : null,
      hints,
    })),
    share: a[0]?.[3] ?? null,
    answeredAt: at ?? null,
    seconds: s ?? null,
  }))

export type Counts = Readonly<Record<Verdict, number>>

const storedCounts = z.record(z.string(), z.tuple([count, count, count]))

/** How those who were erased answered, by question: a trigger counts them, with the verdicts of this file. */
export const parseErased = (erased: string): ReadonlyMap<number, Counts> =>
  new Map(
    Object.entries(storedCounts.parse(JSON.parse(erased))).map(([id, [right, wrong, blank]]) => [
      Number(id),
      { right, wrong, blank },
    ]),
  )

function verdictOf(right: number | null, given: string | null): BookAnswer["verdict"] {
  if (right === null || (right === 0 && given?.trim() === "")) return "blank"
  return right === 1 ? "right" : "wrong"
}
