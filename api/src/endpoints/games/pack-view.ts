import type { packs } from "#contract"
import type { HandlerCall } from "../../http/call"
import { games } from "../../games/games"
import { wireAnswer } from "../../games/game"
import { readTimeZoneOfWork } from "../../store/classes/own-works"
import { readAttempts, readPoints } from "../../store/play/claims"
import type { PackedRound, StoredPack } from "../../store/play/packs"
import { readPool, readPoolNames, withAnswerSigns } from "../../store/questions/pools"
import { readQuestions } from "../../store/questions/questions"

type Names = Awaited<ReturnType<typeof readPoolNames>>

export function toListedPack(pack: StoredPack, names: Names) {
  const { id, poolId, until } = pack
  const {
    game = "five hints",
    subjectName,
    chapterName,
  } = names.find((pool) => pool.id === poolId) ?? {}
  return {
    packId: id,
    game,
    subject: subjectName ?? "",
    chapter: chapterName ?? "",
    until: new Date(until).toISOString(),
    state: packState(pack),
  } as const
}

type Asking = Pick<HandlerCall<typeof packs.showPack>, "stores" | "caller" | "language">

export async function toWirePack({ stores, caller, language }: Asking, pack: StoredPack) {
  const { poolId, workId } = pack
  const [pool, names, timeZone] = await Promise.all([
    readPool(stores.store, poolId),
    readPoolNames(stores.store, [poolId], language),
    workId ? readTimeZoneOfWork(stores.store, workId) : undefined,
  ])
  const listed = toListedPack(pack, names)
  const ids = pack.rounds.flatMap(({ questionIds }) => questionIds)
  const attempts = await readAttempts(stores.play, caller.id, ids)
  const practice = new Set(
    attempts
      .filter(({ isPractice, issuedAt }) => isPractice && issuedAt === pack.takenAt)
      .map(({ questionId }) => questionId),
  )
  const questions = new Map(
    (await readQuestions(stores.store, ids)).map((question) => [
      question.id,
      withAnswerSigns(pool ?? null)(question),
    ]),
  )
  const toItem = (id: number, at: number, { given = [], result }: PackedRound) => {
    const question = questions.get(id)
    const verdict = result?.verdicts[at]
    const { correctAnswer = "" } = question ? wireAnswer(question) : {}
    const judged = question &&
      verdict && {
        given: games[listed.game].isClosedByClaim ? given.join(",") : (given[at] ?? ""),
        right: verdict.isRight,
        reason: verdict.reason,
        answer: correctAnswer,
        summary: question.summary,
      }
    return {
      question: question?.question ?? "",
      lines: [...(question?.lines ?? [])],
      signs: question?.signs,
      ...(judged && { judged }),
    }
  }
  return {
    ...listed,
    takenAt: new Date(pack.takenAt).toISOString(),
    ...(timeZone && { timeZone }),
    rounds: pack.rounds.map((round) => ({
      items: round.questionIds.map((id, at) => toItem(id, at, round)),
      state: roundState(round),
      points: round.result?.points ?? 0,
      isPractice: round.questionIds.every((id) => practice.has(id)),
      ...(round.playedAt !== undefined && { playedAt: new Date(round.playedAt).toISOString() }),
    })),
    totalpoints: await readPoints(stores.play),
  }
}

const roundState = ({ result }: PackedRound) => {
  if (!result) return "open" as const
  return result.verdicts.length > 0 ? ("settled" as const) : ("elsewhere" as const)
}

const packState = ({ isOpen, rounds }: StoredPack) => {
  if (isOpen) return "open" as const
  return rounds.every(({ result }) => result) ? ("settled" as const) : ("expired" as const)
}
