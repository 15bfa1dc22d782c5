import { attemptHeader, type WireGame } from "#contract/words"
import { drawQuestion, type Draw } from "../../draw/draw-question"
import { drawSet } from "../../draw/draw-set"
import type { ChapterDraw, DrawnGame, GameRules, Question, SectionDraw } from "../../games/game"
import { implement, type Call, type Implementation } from "../../implement"
import { nameQuestionIssue, nameSetIssue } from "../../points/issue-name"
import { done, refuse } from "../../reply"
import type { Caller } from "../../security/recognise-caller"
import { findGradeId } from "../../store/curriculum"
import { readNumber } from "../../store/names"
import { findChapterPool, findSectionPool, type Pool } from "../../store/pools"

/** The two calls that draw a round of a game: from a chapter, and from an entertainment section. */
export const drawCalls = <Wire>(game: DrawnGame<Wire>): readonly Implementation[] => [
  implement(game.education, async (call) => {
    const pool = await poolOfChapter(call, game.name)
    return draw(call, game, pool, game.isClosedByClaim)
  }),
  implement(game.entertainment, async (call) => {
    const pool = await findSectionPool(
      call.store,
      Number(call.params.section),
      game.name,
      call.caller.id,
    )
    return draw(call, game, pool, false)
  }),
]

/** `null` where there is no such chapter. */
async function poolOfChapter<Wire>(
  { store, body, caller }: Call<ChapterDraw<Wire>>,
  game: WireGame,
): Promise<Pool | null> {
  const { grade, subject, chapter } = body
  const gradeId = readNumber(grade) ?? (await findGradeId(store, grade))
  if (gradeId === null) return null
  return findChapterPool(store, { gradeId, subject, chapter }, game, caller?.id ?? null)
}

type DrawCall<Wire> = Pick<
  Call<ChapterDraw<Wire>> | Call<SectionDraw<Wire>>,
  "store" | "headers" | "language" | "now" | "dependencies"
> & { readonly caller: Caller | null }

/** The header names the round, so that a claim can name it in turn; anonymous draws are not issued. */
async function draw<Wire>(
  { store, headers, caller, language, now, dependencies }: DrawCall<Wire>,
  game: DrawnGame<Wire>,
  pool: Pool | null,
  isClosedByClaim: boolean,
) {
  const personId = caller?.id ?? null
  const isNext = /\bno-cache\b/i.test(headers?.["cache-control"] ?? "")
  const wanted = { store, personId, language, now, dependencies, isClosedByClaim, isNext }
  const drawn = pool && (await drawRound(wanted, pool, game))
  const [first, ...others] = drawn?.questions ?? []
  if (!drawn || !first) return refuse(404, "There is nothing to play here yet.")
  return done(game.toWire(first, ...others), caller ? { [attemptHeader]: drawn.name } : {})
}

interface DrawnRound {
  readonly questions: readonly Question[]
  readonly name: string
}

async function drawRound(wanted: Draw, pool: Pool, game: GameRules): Promise<DrawnRound | null> {
  if (game.isSet) {
    const { questions, round } = await drawSet(wanted, pool)
    return { questions, name: nameSetIssue({ round, questionIds: questions.map(({ id }) => id) }) }
  }
  const drawn = await drawQuestion(wanted, pool)
  if (!drawn) return null
  const { question, issuedAt } = drawn
  return { questions: [question], name: nameQuestionIssue({ questionId: question.id, issuedAt }) }
}
