import { myQuestions as calls } from "#contract"
import { ownQuestions } from "#contract/limits"
import { questionStatuses, type QuestionStatus } from "#contract/words"
import { fold } from "#game/answers/fold"
import { implement, type Call } from "../../implement"
import { done } from "../../reply"
import { templatesOf } from "../../store/decision-history"
import {
  type AuthorCount,
  type OwnQuestion,
  type Position,
  readOwnQuestions,
  readReasons,
  writeSeen,
} from "../../store/my-questions"
import { readPoolNames } from "../../store/pool-rows"
import { authored } from "../feedback/decide"
import { toListed } from "../admin/under-review"

/** How many questions a page with a search or a game looks through, at most. */
const lookedThroughMax = 200

const stored = {
  waiting: ["under review"],
  approved: ["approved"],
  changes: ["changes wanted"],
  rejected: ["rejected"],
  withdrawn: ["withdrawn"],
  replaced: ["replaced"],
  decided: ["approved", "changes wanted", "rejected"],
  all: ["under review", "approved", "changes wanted", "rejected", "withdrawn"],
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
    feedbackOf: authored(caller),
  })
  const found = questions.filter((each) => (!game || each.game === game) && holds(each, search))
  const page = found.slice(0, size)
  const last = found.length > size ? page.at(-1) : questions[limit - 1]
  return done({
    questions: await toEntries(call, page, valueOf(counts, "seen")),
    wantsMail: valueOf(counts, "mail") > 0,
    next: last ? `${last.status_at}-${last.id}` : null,
    counts: {
      waiting: valueOf(counts, "under review"),
      approved: valueOf(counts, "approved"),
      changes: valueOf(counts, "changes wanted"),
      rejected: valueOf(counts, "rejected"),
      withdrawn: valueOf(counts, "withdrawn"),
      news: valueOf(counts, "news"),
      feedback: valueOf(counts, "feedback"),
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
  const refused = page.filter(({ status }) => isRefused(statusOf(status))).map(({ id }) => id)
  const [pools, reasons] = await Promise.all([
    poolIds.length > 0 ? readPoolNames(store, poolIds, language) : [],
    refused.length > 0 ? readReasons(store, refused) : [],
  ])
  return page.flatMap((row) => {
    const pool = pools.find(({ id }) => id === row.pool_id)
    const status = statusOf(row.status)
    if (!pool || !status) return []
    const { id: _, game, ...names } = pool
    const why = reasons.find(({ question_id }) => question_id === row.id)
    const isDecided = status === "approved" || isRefused(status)
    return [
      {
        ...toListed({ ...row, game, author: null }),
        ...names,
        status,
        decidedAt: isDecided ? new Date(row.status_at).toISOString() : null,
        reason: why?.reason ?? "",
        templates: templatesOf(why?.templates),
        isNew: isDecided && row.status_at > seenAt,
        ...(row.accepted_answers && { accepted: row.accepted_answers.split("|").filter(Boolean) }),
      },
    ]
  })
}

const isRefused = (status: QuestionStatus | undefined): boolean =>
  status === "changes" || status === "rejected"

/** Of the contract, from that of the table. */
export const statusOf = (name: string): QuestionStatus | undefined =>
  questionStatuses.find((status) => stored[status][0] === name)
