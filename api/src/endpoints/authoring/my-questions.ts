import { myQuestions as calls } from "#contract"
import { ownQuestions } from "#contract/limits"
import type { QuestionStatus } from "#contract/words"
import { fold } from "#game/answers/fold"
import { implement, type Call } from "../../implement"
import { done } from "../../reply"
import {
  type AuthorCount,
  type OwnQuestion,
  type Position,
  readOwnQuestions,
  readPoolNames,
  readReasons,
  writeSeen,
} from "../../store/my-questions"
import { toListed } from "../admin/under-review"

/** How many questions a page with a search or a game looks through, at most. */
const lookedThroughMax = 200

const statuses = {
  "under review": "waiting",
  approved: "approved",
  rejected: "rejected",
} as const satisfies Readonly<Record<string, QuestionStatus>>

const stored = {
  waiting: ["under review"],
  approved: ["approved"],
  rejected: ["rejected"],
  decided: ["approved", "rejected"],
  all: Object.keys(statuses),
} as const

export const listMyQuestions = implement(calls.list, async (call) => {
  const { caller, query, store } = call
  const { game, search = "", status = "all", before } = query
  const size = Number(query.size ?? ownQuestions.pageMax)
  const isNarrowed = game !== undefined || search !== ""
  const limit = isNarrowed ? lookedThroughMax : size + 1
  const { questions, counts } = await readOwnQuestions(store, {
    authorId: caller.id,
    statuses: stored[status],
    before: readPosition(before),
    limit,
    hasGame: game !== undefined,
  })
  const found = questions.filter((each) => (!game || each.game === game) && holds(each, search))
  const page = found.slice(0, size)
  const last = found.length > size ? page.at(-1) : questions[limit - 1]
  return done({
    questions: await toEntries(call, page, valueOf(counts, "seen")),
    next: last ? `${last.status_at}-${last.id}` : null,
    counts: {
      waiting: valueOf(counts, "under review"),
      approved: valueOf(counts, "approved"),
      rejected: valueOf(counts, "rejected"),
      news: valueOf(counts, "news"),
    },
  })
})

export const markQuestionsSeen = implement(calls.markSeen, async ({ body, caller, store, now }) => {
  await writeSeen(store, caller.id, Math.min(Date.parse(body.until), now))
  return done("Seen.")
})

function readPosition(before: string | undefined): Position | null {
  const [statusAt, id] = (before ?? "").split("-").map(Number)
  return statusAt === undefined || id === undefined ? null : { statusAt, id }
}

/** The search ignores spelling as the answers do. */
const holds = ({ question, answer, summary, lines }: OwnQuestion, search: string): boolean =>
  search === "" || fold([question, answer, summary, lines].join("\n")).includes(fold(search))

const valueOf = (counts: readonly AuthorCount[], name: string): number =>
  counts.find((count) => count.name === name)?.value ?? 0

type Reading = Pick<Call<typeof calls.list>, "store" | "language">

async function toEntries(
  { store, language }: Reading,
  page: readonly OwnQuestion[],
  seenAt: number,
) {
  const poolIds = [...new Set(page.map(({ pool_id }) => pool_id))]
  const rejected = page.flatMap(({ id, status }) => (status === "rejected" ? [id] : []))
  const [pools, reasons] = await Promise.all([
    poolIds.length > 0 ? readPoolNames(store, poolIds, language) : [],
    rejected.length > 0 ? readReasons(store, rejected) : [],
  ])
  return page.flatMap((row) => {
    const pool = pools.find(({ id }) => id === row.pool_id)
    const status = statusOf(row.status)
    if (!pool || !status) return []
    const { id: _, game, ...names } = pool
    return [
      {
        ...toListed({ ...row, game, author: null }),
        ...names,
        status,
        decidedAt: status === "waiting" ? null : new Date(row.status_at).toISOString(),
        reason: reasons.find(({ question_id }) => question_id === row.id)?.reason ?? "",
        isNew: status !== "waiting" && row.status_at > seenAt,
      },
    ]
  })
}

const statusOf = (name: string): QuestionStatus | undefined =>
  new Map<string, QuestionStatus>(Object.entries(statuses)).get(name)
