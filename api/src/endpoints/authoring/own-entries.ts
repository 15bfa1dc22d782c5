import type { myQuestions as calls } from "#contract"
import { splitAlternatives } from "#contract/formulas"
import type { QuestionStatus } from "#contract/words"
import type { HandlerCall } from "../../call"
import { toTemplates } from "../../store/review/decision-history"
import { type OwnQuestion, readReasons } from "../../store/questions/my-questions"
import { readPoolNames } from "../../store/questions/pools"
import { toListed } from "../admin/under-review"

type Reading = Pick<HandlerCall<typeof calls.list>, "store" | "language">

export async function toEntries(
  { store, language }: Reading,
  page: readonly OwnQuestion[],
  seenAt: number,
) {
  const poolIds = [...new Set(page.map(({ pool_id }) => pool_id))]
  const refused = page.filter(({ status }) => hasReason(status)).map(({ id }) => id)
  const [pools, reasons] = await Promise.all([
    poolIds.length > 0 ? readPoolNames(store, poolIds, language) : [],
    refused.length > 0 ? readReasons(store, refused) : [],
  ])
  const poolOf = new Map(pools.map((pool) => [pool.id, pool]))
  const reasonOf = new Map(reasons.toReversed().map((each) => [each.question_id, each]))
  return page.flatMap((row) => {
    const pool = poolOf.get(row.pool_id)
    if (!pool) return []
    const { status } = row
    const { id: _, game, ...names } = pool
    const why = reasonOf.get(row.id)
    const isDecided = status === "approved" || isRefused(status)
    return [
      {
        ...toListed({ ...row, game, author: null }),
        ...names,
        status,
        decidedAt: isDecided || isOutOfPlay(status) ? new Date(row.status_at).toISOString() : null,
        reason: why?.reason ?? "",
        templates: toTemplates(why?.templates),
        isNew: isDecided && row.status_at > seenAt,
        ...(row.accepted_answers && { accepted: acceptedOf(row) }),
      },
    ]
  })
}

export const acceptedOf = (row: { readonly accepted_answers: string }): string[] =>
  splitAlternatives(row.accepted_answers).filter(Boolean)

const isRefused = (status: QuestionStatus): boolean => status === "changes" || status === "rejected"

const isOutOfPlay = (status: QuestionStatus): boolean => status === "retired" || status === "hidden"

const hasReason = (status: QuestionStatus): boolean => isRefused(status) || status === "retired"
