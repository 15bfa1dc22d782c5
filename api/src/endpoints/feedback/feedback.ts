import * as z from "zod"
import { feedback } from "#contract"
import { feedbackMax, lengths } from "#contract/limits"
import { reportReasons } from "#contract/words"
import { keyOfGiven, keyOfWritten } from "#game/answers/words"
import { implement, implementForPlayer, type Implementation } from "../../http/implement"
import { done, refuse } from "../../http/reply"
import type { Caller } from "../../security/recognise-caller"
import * as verdicts from "../../store/feedback/appeal-verdicts"
import * as appeals from "../../store/questions/appeals"
import { toLines } from "../../store/questions/questions"
import * as reports from "../../store/feedback/reports"
import {
  putBackQuestions,
  retireQuestions,
  readRetirementRequests,
} from "../../store/review/retiring"
import { hasTypedAnswers } from "../../games/games"
import { readIssueName } from "../../points/issue-name"
import { readIssue, type Issue } from "../../store/play/judgements"
import type { PlayStore } from "../../db/store"

export const toAuthorId = ({ role, id }: Caller): appeals.AuthorId => (role === "Admin" ? null : id)

const reasonsOf = z.partialRecord(z.enum(reportReasons), z.number())

const listFeedback = implement(feedback.openFeedback, async ({ caller, store }) => {
  const [appealed, reported, requested] = await Promise.all([
    appeals.readOpenAppeals(store, toAuthorId(caller)),
    reports.readOpenReports(store, toAuthorId(caller)),
    caller.role === "Admin" ? readRetirementRequests(store, feedbackMax) : [],
  ])
  return done({
    appeals: appealed.map(({ question_id, people, words, text, answer_key, ...row }) => ({
      ...row,
      questionID: String(question_id),
      count: people,
      words: [...toLines(words)],
      given: text,
      key: answer_key,
    })),
    reports: reported.map(({ question_id, people, words, reasons, is_hidden, ...row }) => ({
      ...row,
      isHidden: is_hidden === 1,
      questionID: String(question_id),
      count: people,
      words: [...toLines(words)],
      reasons: reasonsOf.parse(JSON.parse(reasons)),
    })),
    requests: requested.map(({ question_id, requested_at, ...row }) => ({
      ...row,
      questionID: String(question_id),
      at: new Date(requested_at).toISOString(),
    })),
  })
})

const decideAppeal = implement(feedback.decideAppeal, async ({ body, caller, store, now }) => {
  const { questionID: questionId, key, verdict, reason } = body
  const decision = { questionId, key, verdict, reason, decidedBy: caller.id }
  const stands = await verdicts.storeAppealVerdict(store, toAuthorId(caller), decision, now)
  if (stands === null) return refuse(404, "There is no such appeal.")
  if (stands === "full") return refuse(409, "The question has no room for one more answer.")
  return stands === verdict ? done("Decided.") : refuse(409, "Somebody has decided before.")
})

const revokeAnswer = implement(feedback.revokeAnswer, async ({ body, caller, store, now }) => {
  const revocation = {
    questionId: body.questionID,
    answer: body.answer,
    revokedBy: caller.id,
  }
  const isRevoked = await verdicts.storeRevokedAnswer(store, revocation, now)
  return isRevoked ? done("Revoked.") : refuse(404, "The question has no such answer.")
})

/**
 * An admin who closes the reports of a hidden question puts it back, or retires it; one whose newer version is played
 * stays out of play. Authors cannot do either.
 */
const closeReports = implement(feedback.closeReports, async ({ body, caller, store, now }) => {
  const { questionID: questionId, isRetired } = body
  const isAdmin = caller.role === "Admin"
  const retired = { questionId, personId: caller.id, isWholeSet: false, reason: "" }
  if (isAdmin && isRetired) await retireQuestions(store, retired, now)
  const closing = { questionId, closedBy: caller.id }
  const close = () => reports.storeClosedReports(store, toAuthorId(caller), closing, now)
  const open = await close()
  if (open === null) return refuse(404, "There are no such reports.")
  if (open === 0) return done("Closed.")
  if (!isAdmin) return refuse(409, "An admin decides on this question.")
  if (!(await putBackQuestions(store, retired, now))) await retireQuestions(store, retired, now)
  return done("Closed.")
})

/** Reads the appealed answer from the store, so that nobody can appeal an answer that was not given. */
const fileAppeal = implementForPlayer(feedback.fileAppeal, async (call) => {
  const { body, caller, stores, now } = call
  const found = await findIssue(stores.play, caller.id, body)
  if (!found) return refuse(404, noSuchIssue)
  const text = getWrongAnswer(found.issue)
  const key = keyOfGiven(text)
  if (!found.isNewest || key === "") return refuse(409, "This is not your last wrong answer.")
  const { questionId } = found
  const keys = { key, written: keyOfWritten(text) }
  const appeal = { questionId, personId: caller.id, ...keys, text, word: body.word }
  await appeals.writeAppeal(stores.store, appeal, now)
  return done("Filed.")
})

const fileReport = implementForPlayer(feedback.fileReport, async (call) => {
  const { body, caller, stores, now } = call
  const found = await findIssue(stores.play, caller.id, body)
  if (!found) return refuse(404, noSuchIssue)
  const { reason, word } = body
  const report = { questionId: found.questionId, personId: caller.id, reason, word }
  await reports.writeReport(stores.store, report, now)
  return done("Filed.")
})

const noSuchIssue = "You have no such question."

interface NamedQuestion {
  readonly attempt: string
  readonly item: number
}

async function findIssue(play: PlayStore, personId: number, { attempt, item }: NamedQuestion) {
  const name = readIssueName(attempt)
  if (!name) return null
  const questionId = "round" in name ? name.questionIds[item] : name.questionId
  if (questionId === undefined) return null
  const issue = await readIssue(play, personId, questionId)
  const [named, newest] =
    "round" in name ? [name.round, issue?.round] : [name.issuedAt, issue?.issuedAt]
  if (!issue || newest === undefined || named > newest) return null
  return { questionId, issue, isNewest: named === newest }
}

function getWrongAnswer({ game, isRight, given }: Issue): string {
  const text = given?.trim() ?? ""
  return isRight === false && hasTypedAnswers(game) && text.length <= lengths.answer.max ? text : ""
}

export const feedbackCalls: readonly Implementation[] = [
  fileAppeal,
  fileReport,
  listFeedback,
  decideAppeal,
  revokeAnswer,
  closeReports,
]
