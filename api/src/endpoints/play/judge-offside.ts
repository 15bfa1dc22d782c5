import { play } from "#contract"
import { offsideWorth } from "#game/worth"
import { implement } from "../../implement"
import { readIssueName } from "../../points/issue-name"
import { done, refuse } from "../../reply"
import { whileJudging } from "./while-judging"
import { findIssuedOffside, recordJudgements } from "../../store/judgements"

/**
 * Judges what a pupil said of six statements against those that are stored, and keeps it with the
 * attempt. The first word stands: the same once more is harmless, another is refused.
 */
export const judgeOffside = implement(play.judgeOffside, async (call) => {
  const { body, caller, store, now } = call
  const issue = readIssueName(body.attempt)
  if (!issue || "round" in issue) return refuse(404, noSuchIssue)
  return whileJudging(call, async () => {
    const issued = await findIssuedOffside(store, caller.id, issue)
    if (!issued || issue.issuedAt > issued.issuedAt) return refuse(404, noSuchIssue)
    const given = placesOf(body.judgements)
    const wrong = body.judgements.filter((said, at) => said !== isTrue(issued.answer, at)).length
    const judged = { issue, given, isRight: wrong === 0, worth: offsideWorth(wrong) }
    if (await recordJudgements(store, caller.id, judged, now)) return done("Judged.")
    const kept = await findIssuedOffside(store, caller.id, issue)
    const isSame = kept?.issuedAt === issue.issuedAt && kept.given === given
    return isSame ? done("Judged.") : refuse(409, "This round has been judged before.")
  })
})

const noSuchIssue = "You have no such question of offside."

/** A stored answer of "135" says that the first, third and fifth statement are true. */
const isTrue = (answer: string, at: number) => answer.includes(String(at + 1))

/** For people to read: the places of what was called true, "1,3,5". */
const placesOf = (judgements: readonly boolean[]) =>
  judgements.flatMap((said, at) => (said ? [at + 1] : [])).join(",")
