import * as contract from "#contract/games/offside"
import { judgeStatements } from "../../games/offside"
import { implementPlay } from "../../http/implement"
import { readIssueName } from "../../points/issue-name"
import { done, refuse } from "../../reply"
import { findIssuedOffside, recordJudgements } from "../../store/play/judgements"
import { whileJudging } from "./answer"

/**
 * Judges a pupil's six judgements against the stored statements and records them with the attempt. The first
 * judgements stand: repeating them changes nothing, and others are refused.
 */
export const judgeOffside = implementPlay(contract.judgeOffside, async (call) => {
  const { body, caller, stores, now } = call
  const issue = readIssueName(body.attempt)
  if (!issue || "round" in issue) return refuse(404, noSuchIssue)
  return whileJudging(call, async () => {
    const issued = await findIssuedOffside(stores, caller.id, issue)
    if (!issued || issue.issuedAt > issued.issuedAt) return refuse(404, noSuchIssue)
    const judged = judgeStatements(issued.answer, body.judgements)
    if (await recordJudgements(stores.play, caller.id, { issue, issued, ...judged }, now))
      return done("Judged.")
    const recorded = await findIssuedOffside(stores, caller.id, issue)
    const isSame = recorded?.issuedAt === issue.issuedAt && recorded.given === judged.given
    return isSame ? done("Judged.") : refuse(409, "This round has been judged before.")
  })
})

const noSuchIssue = "You have no such question of offside."
