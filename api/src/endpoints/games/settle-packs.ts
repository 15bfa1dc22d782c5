import { packs as calls } from "#contract"
import { counts, pointsMax } from "#contract/limits"
import type { Dependencies } from "../../http/dependencies"
import type { Stores } from "../../db/store"
import type { GameRules } from "../../games/game"
import { games } from "../../games/games"
import { implementForPlayer } from "../../http/implement"
import { done, refuse } from "../../http/reply"
import { judgeAnswer } from "../../games/judge-answer"
import { judgeSixStatements } from "../../games/offside"
import { readIssueName } from "../../points/issue-name"
import type { Caller } from "../../security/recognise-caller"
import { recordAnswers } from "../../store/play/answers"
import { readAttempts } from "../../store/play/claims"
import { findIssuedAtOnce, type IssuedInPool } from "../../store/play/issued-questions"
import { findIssuedOffside, recordJudgements } from "../../store/play/judgements"
import { closeExpired, followWork } from "../../store/play/packed-questions"
import {
  noteGiven,
  noteResult,
  noteSeen,
  readPack,
  type PackedRound,
  type StoredPack,
} from "../../store/play/packs"
import { findAnswersBeside } from "../../store/questions/answers-beside"
import { readPool } from "../../store/questions/pools"
import { creditRound } from "../accounts/points"
import { toWirePack } from "./pack-view"

const showPack = implementForPlayer(calls.showPack, async (call) =>
  settleAndShow(call, call.params.packId, true),
)

const settlePack = implementForPlayer(calls.settlePack, async (call) => {
  const { body, stores, now, params } = call
  const pack = await readCurrent(call, params.packId)
  const pool = pack && (await readPool(stores.store, pack.poolId))
  if (pool && pack.isOpen && now < pack.until) {
    const rules = games[pool.game]
    const answers = body.answers.filter(({ round, given }) =>
      isWhole(pack.rounds[round - 1], given, rules),
    )
    const noted = answers.map(({ round, given, playedAt = now }) => ({
      at: round - 1,
      given,
      playedAt: Math.min(Math.max(playedAt, pack.takenAt), now),
    }))
    await noteGiven(stores.play, pack.id, noted)
  }
  return settleAndShow(call, params.packId, body.isShown)
})

async function settleAndShow(
  call: Settling & Parameters<typeof toWirePack>[0],
  id: string,
  isShown = false,
) {
  const { play } = call.stores
  const pack = await readCurrent(call, id)
  if (!pack?.isFilled) return refuse(404, "There is no such pack.")
  await settleGiven(call, pack)
  await closeExpired(call.stores, call.caller.id, call.now)
  const after = (await readPack(play, id)) ?? pack
  if (isShown && !after.isOpen && !after.isSeen) await noteSeen(play, id)
  return done(await toWirePack(call, after))
}

async function readCurrent({ stores, caller, now }: Settling, id: string) {
  const pack = await readPack(stores.play, id)
  if (!pack?.workId || pack.rounds.every(({ result }) => result)) return pack
  await followWork(stores, caller.id, pack, now)
  return readPack(stores.play, id)
}

interface Settling {
  readonly stores: Stores
  readonly caller: Caller
  readonly now: number
  readonly dependencies: Dependencies
}

/** Whether an answer settles its round: a climb may have blanks, an offside none. */
function isWhole(
  round: PackedRound | undefined,
  given: readonly string[],
  { isClosedByClaim }: GameRules,
): boolean {
  if (!round || given.every((text) => text.trim() === "")) return false
  if (!isClosedByClaim) return given.length === round.questionIds.length
  return given.length === counts.statements && given.every(isJudgement)
}

const isJudgement = (text: string) => text === "true" || text === "false"

/**
 * Judges, records and credits what was given in a pack, each round once: every step repeated changes nothing, so
 * a call that was cut off is made good by the next one.
 */
async function settleGiven(call: Settling, pack: StoredPack): Promise<void> {
  const { stores, caller, now, dependencies } = call
  const due = pack.rounds.some(({ given, result }) => given && !result)
  const pool = due ? await readPool(stores.store, pack.poolId) : undefined
  if (!pool) return
  const { play } = stores
  for (const [at, round] of pack.rounds.entries()) {
    const { given, playedAt = now, questionIds, name, result } = round
    if (!given || result) continue
    const of = { questionIds, at: pack.takenAt }
    const issued = await findIssuedAtOnce(stores, caller.id, of)
    const judging = { ...call, issued, round, given, playedAt }
    const verdicts = await dependencies.judging.during(caller.id, now, () =>
      games[pool.game].answer ? judgeTyped(judging, pool.game) : judgeStatements(judging),
    )
    if (verdicts.length > 0) await creditRound(call, pointsMax, name)
    const attempts = await readAttempts(play, caller.id, questionIds)
    const own = attempts.filter(
      ({ issuedAt, isPractice }) => issuedAt === pack.takenAt && !isPractice,
    )
    const points = own.reduce((sum, { credited }) => sum + (credited ?? 0), 0)
    await noteResult(play, pack.id, at, { verdicts, points })
  }
}

interface Judging extends Settling {
  readonly issued: readonly IssuedInPool[]
  readonly round: PackedRound
  readonly given: readonly string[]
  readonly playedAt: number
}

/** All hints may have been read, so a right answer of five hints is worth what it is after the last one. */
async function judgeTyped(
  { stores, caller, issued, given, playedAt }: Judging,
  game: keyof typeof games,
) {
  const { answer, isSet } = games[game]
  const hints = isSet ? null : counts.hints
  const judged = await Promise.all(
    issued.map((question, at) =>
      judgeAnswer(given[at] ?? "", {
        ...question,
        findOthers: () => findAnswersBeside(stores.store, question),
      }),
    ),
  )
  const answers = issued.map((question, at) => {
    const isRight = judged[at]?.isRight ?? false
    const worth = isRight ? (answer?.earnedLater(question.level, hints) ?? 0) : 0
    return { question, given: given[at] ?? "", isRight, worth, hints }
  })
  const standing = await recordAnswers(stores.play, caller.id, answers, playedAt)
  return issued.map(({ id }, at) => {
    const { isRight = false, reason = null } = judged[at] ?? {}
    return { isRight: standing.get(id) ?? isRight, reason } as const
  })
}

async function judgeStatements({ stores, caller, issued, round, given, playedAt }: Judging) {
  const issue = readIssueName(round.name)
  if (issued.length === 0 || !issue || "round" in issue) return []
  const found = await findIssuedOffside(stores, caller.id, issue)
  if (!found) return []
  const judged = judgeSixStatements(
    found.answer,
    given.map((text) => text === "true"),
  )
  await recordJudgements(stores.play, caller.id, { issue, issued: found, ...judged }, playedAt)
  return [{ isRight: judged.isRight, reason: null }]
}

export const settlingCalls = [showPack, settlePack]
