import * as z from "zod"
import { rightReasons, wrongReasons } from "#contract/words"
import type { Source } from "../sources/source"
import { isSource } from "../sources/sources"
import type { Account, Credit } from "./credit"

const credit: z.ZodType<Credit> = z.discriminatedUnion("state", [
  z.object({ state: z.literal("none") }),
  z.object({
    state: z.literal("pending"),
    points: z.number(),
    isUnknown: z.boolean().optional(),
  }),
  z.object({
    state: z.literal("credited"),
    points: z.number(),
    total: z.number(),
    before: z.number().nullish(),
  }),
])

const lease = z.number().nullable()

const account: z.ZodType<Account> = z.object({
  credit,
  lease,
  refusals: z.number().optional(),
  restsUntil: z.number().optional(),
  isReported: z.boolean().optional(),
  isToReport: z.boolean().optional(),
  creditedAt: z.number().optional(),
})

export const baseShape = {
  id: z.string(),
  source: z.custom<Source>(isSource),
  startedAt: z.number(),
  account: account.nullable(),
  isFinished: z.boolean(),
}

export const issuedShape = { attempt: z.string().optional() }

export const alternativesShape = {
  correctAnswer: z.string(),
  alternatives: z.array(z.string()).readonly().optional(),
  exact: z.boolean().optional(),
  signs: z.string().optional(),
}

export const submittedOf = <Answer>(answer: z.ZodType<Answer>) =>
  z.object({ answer, lease }).nullable()

export const matchKind = z.enum(["exact", "same", "close", "judged"]).nullable()

const before = "answered before"

export const rightReason = z.enum([...rightReasons, before])
export const wrongReason = z.enum([...wrongReasons, before])
export const reason = rightReason.or(wrongReason).nullable()
