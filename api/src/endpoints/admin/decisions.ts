import { admin, authoring, reviewDecisions, versions } from "#contract"
import { undoMinutes } from "#contract/limits"
import { fold } from "#game/answers/fold"
import { games } from "../../games/games"
import { implement, type Implementation } from "../../http/implement"
import { done, refuse } from "../../http/reply"
import * as decisions from "../../store/review/decisions"
import { toLines } from "../../store/questions/questions"
import type { Store } from "../../db/store"
import {
  writeTrust,
  countUndoable,
  readWaitingAuthors,
  rejectOfAuthor,
  undoOfAuthor,
} from "../../store/review/authors"
import * as undoing from "../../store/review/undoing"
import { readEvents, toTemplates } from "../../store/review/decision-history"
import type { HandlerCall } from "../../http/call"
import * as store from "../../store/review/retiring"

const approveQuestion = implement(admin.approve, async ({ params, caller, store, now }) => {
  const questionId = Number(params.questionId)
  const isDecided = await decisions.storeApproval(store, { questionId, personId: caller.id }, now)
  return isDecided ? done("Approved.") : refuseDecision(store, questionId)
})

const rejectQuestion = implement(admin.reject, async ({ params, query, caller, store, now }) => {
  const questionId = Number(params.questionId)
  const reason = query.reason ?? ""
  const refused = { questionId, personId: caller.id, event: "rejected", reason } as const
  const isDecided = await decisions.refuseQuestion(store, { ...refused, templates: [] }, now)
  return isDecided ? done("Rejected.") : refuseDecision(store, questionId)
})

const decideQuestion = implement(
  reviewDecisions.decide,
  async ({ params, body, caller, store, now }) => {
    const { decision, ...reasons } = body
    const decided = { questionId: Number(params.questionId), personId: caller.id }
    const isDecided = await (decision === "approved"
      ? decisions.storeApproval(store, decided, now)
      : decisions.refuseQuestion(store, { ...decided, ...reasons, event: decision }, now))
    return isDecided ? done("Decided.") : refuseDecision(store, decided.questionId)
  },
)

const undoDecision = implement(reviewDecisions.undo, async ({ params, caller, store, now }) => {
  const undone = { questionId: Number(params.questionId), personId: caller.id }
  const times = { now, since: now - undoMinutes * 60_000 }
  if (await undoing.storeUndo(store, undone, times)) return done("Undone.")
  return (await decisions.isQuestion(store, undone.questionId))
    ? refuse(409, "This cannot be undone any more.")
    : refuse(404, "Question not found.")
})

const trustAuthor = implement(
  reviewDecisions.trust,
  async ({ params, body, caller, store, now }) => {
    const trust = { questionId: Number(params.questionId), adminId: caller.id, ...body }
    return (await writeTrust(store, trust, now))
      ? done("Noted.")
      : refuse(409, "No teacher of this subject wrote the question.")
  },
)

const correctQuestion = implement(
  authoring.correctQuestion,
  async ({ params, body, caller, store, now }) => {
    const questionId = Number(params.questionId)
    const stored = await decisions.readCorrectable(store, questionId)
    if (!stored) return refuseDecision(store, questionId)
    if (stored.game !== body.game) return refuse(400, "game: is not that of the question")
    const { wrong_answers: wrong, exact, level } = stored
    const kept = { wrongAnswers: toLines(wrong), exact: exact === 1, level }
    const corrected = games[body.game].readCorrection(body, kept)
    const correction = { questionId, personId: caller.id, corrected }
    const isCorrected = await decisions.storeCorrection(store, correction, now)
    return isCorrected ? done("Corrected.") : refuseDecision(store, questionId)
  },
)

const refuseDecision = async (store: Store, questionId: number) =>
  (await decisions.isQuestion(store, questionId))
    ? refuse(409, "This question has already been decided.")
    : refuse(404, "Question not found.")

const pageMax = 50
const lookedThroughMax = 500

const listDecisions = implement(reviewDecisions.history, async ({ query, store }) => {
  const { person = "", event, from, to, before } = query
  const size = Number(query.size ?? pageMax)
  const limit = person ? lookedThroughMax : size + 1
  const rows = await readEvents(store, {
    event: event ?? null,
    from: from ? Date.parse(from) : 0,
    to: to ? Date.parse(to) : Number.MAX_SAFE_INTEGER,
    before: before ? Number(before) : null,
    limit,
  })
  const found = rows.filter(({ by }) => fold(by).includes(fold(person)))
  const page = found.slice(0, size)
  const last = found.length > size ? page.at(-1) : rows[limit - 1]
  return done({
    events: page.map(({ event, by, reason, question, author, answer, ...row }) => {
      const at = new Date(row.at).toISOString()
      const templates = toTemplates(row.templates)
      const questionID = String(row.question_id)
      return { event, at, by, reason, templates, answer, questionID, question, author }
    }),
    next: last ? String(last.id) : null,
  })
})

type Retiring = Pick<HandlerCall<typeof versions.retire>, "params" | "body" | "caller">

const toRetired = ({ params, body, caller }: Retiring) => ({
  questionId: Number(params.questionId),
  personId: caller.id,
  ...body,
})

const retireQuestion = implement(versions.retire, async (call) => {
  const retired = toRetired(call)
  return (await store.retireQuestions(call.store, retired, call.now))
    ? done("Retired.")
    : refuseUnless(call.store, retired.questionId, "retired")
})

const putBackQuestion = implement(versions.putBack, async (call) => {
  const retired = toRetired(call)
  return (await store.putBackQuestions(call.store, retired, call.now))
    ? done("Put back.")
    : refuseUnless(call.store, retired.questionId, "approved")
})

/** A repeated call finds the question in the status that it would set. */
async function refuseUnless(store: Store, questionId: number, wanted: string) {
  const status = await decisions.readStatus(store, questionId)
  if (status === wanted) return done("Nothing to do.")
  return status === undefined
    ? refuse(404, "Question not found.")
    : refuse(409, "The status of this question does not allow it.")
}

const listWaitingAuthors = implement(reviewDecisions.waitingAuthors, async ({ query, store }) => {
  const id = query.author === undefined ? null : Number(query.author)
  const authors = await readWaitingAuthors(store, id)
  return done({
    authors: authors.map(({ id: authorId, ...author }) => ({
      ...author,
      authorId: String(authorId),
    })),
  })
})

const rejectAllOfAuthor = implement(
  reviewDecisions.rejectAll,
  async ({ params, body, caller, store, now }) => {
    const authorId = Number(params.authorId)
    const rejecting = { authorId, adminId: caller.id, reason: body.reason }
    const rejected = await rejectOfAuthor(store, rejecting, now)
    const [author] = await readWaitingAuthors(store, authorId)
    return done({ rejected, left: author?.questions ?? 0, at: now })
  },
)

const undoAllOfAuthor = implement(
  reviewDecisions.undoAll,
  async ({ params, body, caller, store, now }) => {
    const undoing = {
      ...body,
      authorId: Number(params.authorId),
      adminId: caller.id,
      since: now - undoMinutes * 60_000,
    }
    const undone = await undoOfAuthor(store, undoing, now)
    return done({ undone, left: await countUndoable(store, undoing) })
  },
)

export const decisionCalls: readonly Implementation[] = [
  listWaitingAuthors,
  rejectAllOfAuthor,
  undoAllOfAuthor,
  approveQuestion,
  rejectQuestion,
  correctQuestion,
  decideQuestion,
  undoDecision,
  retireQuestion,
  putBackQuestion,
  trustAuthor,
  listDecisions,
]
