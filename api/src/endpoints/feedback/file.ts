import { feedback } from "#contract"
import { lengths } from "#contract/limits"
import { keyOfGiven, keyOfWritten } from "#game/answers/words"
import { hasTypedAnswers } from "../../games/games"
import { implementPlay } from "../../http/implement"
import { readIssueName } from "../../points/issue-name"
import { done, refuse } from "../../reply"
import { writeAppeal } from "../../store/questions/appeals"
import { readIssue, type Issue } from "../../store/play/issue"
import { writeReport } from "../../store/feedback/reports"
import type { PlayStore } from "../../db/store"

/** Reads the appealed answer from the store, so that nobody can appeal an answer that was not given. */
export const fileAppeal = implementPlay(feedback.fileAppeal, async (call) => {
  const { body, caller, stores, now } = call
  const found = await findIssue(stores.play, caller.id, body)
  if (!found) return refuse(404, noSuchIssue)
  const text = getWrongAnswer(found.issue)
  const key = keyOfGiven(text)
  if (!found.isNewest || key === "") return refuse(409, "This is not your last wrong answer.")
  const { questionId } = found
  const keys = { key, written: keyOfWritten(text) }
  const appeal = { questionId, personId: caller.id, ...keys, text, word: body.word }
  await writeAppeal(stores.store, appeal, now)
  return done("Filed.")
})

export const fileReport = implementPlay(feedback.fileReport, async (call) => {
  const { body, caller, stores, now } = call
  const found = await findIssue(stores.play, caller.id, body)
  if (!found) return refuse(404, noSuchIssue)
  const { reason, word } = body
  const report = { questionId: found.questionId, personId: caller.id, reason, word }
  await writeReport(stores.store, report, now)
  return done("Filed.")
})

const noSuchIssue = "You have no such question."

interface Named {
  readonly attempt: string
  readonly item: number
}

async function findIssue(play: PlayStore, personId: number, { attempt, item }: Named) {
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
