import { attemptHeader } from "#contract/words"
import type { DrawnRound } from "../../draw/draw-round"
import { drawWork } from "../../draw/draw-work"
import type { DrawnGame, GameRules } from "../../games/game"
import { implementPlay, type Implementation } from "../../http/implement"
import { nameQuestionIssue, nameSetIssue } from "../../points/issue-name"
import { done, refuse } from "../../reply"
import { readContent } from "../../store/classes/work-content"
import { withAnswerSigns } from "../../store/questions/pools"

/** A round that was drawn before the end of its work can be answered after it, and is late. */
export const drawForWork = <Wire>(game: DrawnGame<Wire>): Implementation =>
  implementPlay(game.work, async ({ stores, related, caller, headers, now, dependencies }) => {
    if (now < related.from_at) return refuse(403, "This work has not begun yet.")
    if (now >= related.until_at && related.takes_late === 0)
      return refuse(403, "The time for this work is over.")
    const found = await drawWork({
      stores,
      dependencies,
      personId: caller.id,
      workId: related.id,
      content: readContent(related.content),
      earnsPoints: related.earns_points === 1,
      game,
      isNext: asksForNext(headers),
      now,
    })
    if (!found) return refuse(404, "There is nothing to play here yet.")
    if ("done" in found) {
      const details = { played: found.done, otherLanguages: {}, rounds: related.rounds }
      return { ...refuse(404, "No round of this game is left."), details }
    }
    const [first, ...others] = found.drawn.questions.map(withAnswerSigns(found.pool))
    if (!first) return refuse(404, "There is nothing to play here yet.")
    return done(game.toWire(first, ...others), { [attemptHeader]: nameIssue(game, found.drawn) })
  })

export const asksForNext = (
  headers: { readonly "cache-control"?: string | undefined } | undefined,
) => /\bno-cache\b/i.test(headers?.["cache-control"] ?? "")

export function nameIssue(
  { isSet }: GameRules,
  { questions, round, issuedAt }: DrawnRound,
): string {
  const questionIds = questions.map(({ id }) => id)
  const [questionId = 0] = questionIds
  return isSet ? nameSetIssue({ round, questionIds }) : nameQuestionIssue({ questionId, issuedAt })
}
