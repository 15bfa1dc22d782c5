import * as z from "zod"
import type { BookAnswer, PlayedRound } from "./cells"

const count = z.number().int().nonnegative()

const stored = z.array(
  z.object({
    n: count,
    p: count,
    q: z.array(count),
    a: z.array(z.tuple([z.number().nullable(), z.string().nullable(), z.number().nullable()])),
    r: z.number().nullish(),
    at: z.number().nullish(),
    s: z.number().nullish(),
  }),
)

export interface PublishedRound extends PlayedRound {
  readonly poolId: number
}

export const parseCells = (cells: string): readonly PublishedRound[] =>
  stored.parse(JSON.parse(cells)).map(({ n, p, q, a, r, at, s }) => ({
    place: n,
    poolId: p,
    questionIds: q,
    answers: a.map(([right, given, hints], index): BookAnswer => ({
      questionId: q[index] ?? 0,
      verdict: verdictOf(right, given),
      given,
      hints,
    })),
    share: r ?? null,
    answeredAt: at ?? null,
    seconds: s ?? null,
  }))

function verdictOf(right: number | null, given: string | null): BookAnswer["verdict"] {
  if (right === null || (right === 0 && given?.trim() === "")) return "blank"
  return right === 1 ? "right" : "wrong"
}
