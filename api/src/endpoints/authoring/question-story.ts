import * as z from "zod"
import { versions, type myQuestions as calls } from "#contract"
import { undoMinutes } from "#contract/limits"
import { figures } from "#contract/questions/figures"
import { splitAlternatives } from "#contract/formulas"
import type { QuestionStatus } from "#contract/words"
import { implement, type Implementation } from "../../http/implement"
import { done, refuse } from "../../http/reply"
import {
  toTemplates,
  readStory,
  type Event,
  type Version,
} from "../../store/review/decision-history"
import { withdrawQuestions } from "../../store/review/decisions"
import { isRequested, storeRequest } from "../../store/review/retiring"
import { toListed } from "../admin/under-review"
import { readFigures } from "../../store/questions/figures"
import type { HandlerCall } from "../../http/call"
import { type OwnQuestion, readReasons } from "../../store/questions/my-questions"
import { readPoolNames } from "../../store/questions/pools"

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

const acceptedOf = (row: { readonly accepted_answers: string }): string[] =>
  splitAlternatives(row.accepted_answers).filter(Boolean)

const isRefused = (status: QuestionStatus): boolean => status === "changes" || status === "rejected"

const isOutOfPlay = (status: QuestionStatus): boolean => status === "retired" || status === "hidden"

const hasReason = (status: QuestionStatus): boolean => isRefused(status) || status === "retired"

const showStory = implement(versions.show, async ({ params, caller, store, language, now }) => {
  const questionId = Number(params.questionId)
  const since = now - undoMinutes * 60_000
  const { chain, set, events } = await readStory(store, { questionId, language, since })
  const [own, before] = chain
  const isAdmin = caller.role === "Admin"
  if (!own) return refuse(404, "Question not found.")
  const mayBeTrusted = own.role === "Teacher" && own.teaches === 1
  const shown = set.length > 0 ? set : [own]
  return done({
    questions: shown.map(toShown),
    isOwn: own.author_id === caller.id,
    history: getHistory(chain, events),
    before: before ? toListed(before) : null,
    newer: toText(newerThan(own)),
    supersedes: toText(own.played === own.id ? null : own.played),
    mayEdit: own.editable === 1,
    twins: ids.parse(JSON.parse(own.twins)).map(String),
    canUndo: isAdmin && shown.some(({ undoable }) => undoable === 1),
    retirement: requestIn(shown),
    isTrusted: isAdmin && mayBeTrusted ? own.trusted === 1 : null,
  })
})

const withdrawQuestion = implement(versions.withdraw, async ({ params, caller, store, now }) => {
  const questionId = Number(params.questionId)
  return (await withdrawQuestions(store, { questionId, personId: caller.id }, now))
    ? done("Withdrawn.")
    : refuse(409, "Nothing of this waits any more.")
})

const requestQuestionRetirement = implement(
  versions.requestRetirement,
  async ({ params, body, caller, store, now }) => {
    const request = { questionId: Number(params.questionId), personId: caller.id, ...body }
    if (await storeRequest(store, request, now)) return done("Requested.")
    return (await isRequested(store, request.questionId))
      ? done("Requested.")
      : refuse(409, "This question is not in play.")
  },
)

const newerThan = ({ id, newest, editable }: Version) =>
  newest !== null && newest !== id && (editable === 0 || newest > id) ? newest : null

function requestIn(shown: readonly Version[]) {
  const asked = shown.find(({ requested }) => requested !== null)
  return asked ? { reason: asked.requested ?? "" } : null
}

const ids = z.array(z.number())

const toText = (id: number | null) => (id === null ? null : String(id))

function toShown(row: Version) {
  const { gradeName, subjectName, chapterName, section, status } = row
  return {
    ...toListed(row),
    gradeName,
    subjectName,
    chapterName,
    section,
    chapterNumber: row.chapter_number,
    gradeId: toText(row.grade_id),
    status,
    accepted: acceptedOf(row),
  }
}

const getHistory = (chain: readonly Version[], events: readonly Event[]) =>
  chain.toReversed().flatMap((version) => [
    {
      event: "sent" as const,
      at: new Date(version.created_at).toISOString(),
      by: null,
      reason: "",
      templates: [],
      answer: "",
      questionID: String(version.id),
    },
    ...events
      .filter(({ question_id }) => question_id === version.id)
      .map((event) => toEvent(event, version.author_id)),
  ])

function toEvent({ question_id, person_id, by, ...row }: Event, authorId: number | null) {
  const { event, reason, answer } = row
  const shown = { event, at: new Date(row.at).toISOString(), reason, answer }
  const isOfAuthor = event === "withdrawn" || event === "requested"
  const who = person_id === authorId && isOfAuthor ? null : by
  const templates = toTemplates(row.templates)
  return { ...shown, by: who, templates, questionID: String(question_id) }
}

const showFigures = implement(figures, async ({ query, caller, store }) => {
  const ids = query.ids.split(",").map(Number)
  const found = await readFigures(store, ids, caller.role === "Admin" ? null : caller.id)
  return done({
    figures: found.map(({ question_id, hinted, hints, ...rest }) => ({
      ...rest,
      questionID: String(question_id),
      hints: hinted > 0 ? hints / hinted : null,
    })),
  })
})

export const storyCalls: readonly Implementation[] = [
  showStory,
  withdrawQuestion,
  requestQuestionRetirement,
  showFigures,
]
