import { abortAllDurableObjects, runInDurableObject } from "cloudflare:test"
import { env, exports } from "cloudflare:workers"
import type { Referee, EndedSessions, SubmissionStore, Trials } from "#game/referee"
import { roundKeyText, type RoundKey } from "#game/rounds/round-key"
import type { PlayerReferee } from "../../../referee/src/player-referee"
import { nile, settleAnswer, submitAnswer } from "../../support/games/five-hints"
import { start, viewIn } from "../../support/rounds"

/** As the app's service binding reaches it. */
export const referee: Referee & SubmissionStore & EndedSessions & Trials = exports.RefereeService

const clocks = new Map<string, number>()

/** A new player, whose referee's clock stands still until it is set. */
export async function newPlayer(): Promise<string> {
  const player = crypto.randomUUID()
  await setClock(player, Date.now())
  return player
}

export function passTime(player: string, ms: number): Promise<void> {
  return setClock(player, (clocks.get(player) ?? 0) + ms)
}

/** Evicts the referee from memory, as the platform does with one that is idle; its storage stays. */
export async function evict(player: string): Promise<void> {
  await abortAllDurableObjects()
  await passTime(player, 0)
}

async function setClock(player: string, ms: number): Promise<void> {
  clocks.set(player, ms)
  await runInDurableObject<PlayerReferee, void>(env.PLAYERS.getByName(player), (instance) => {
    instance.clock = () => ms
  })
}

export function rowsOf(player: string): Promise<number> {
  return runInDurableObject(env.PLAYERS.getByName(player), (_, { storage }) => {
    const { rows } = storage.sql.exec<{ rows: number }>("SELECT count(*) AS rows FROM rounds").one()
    return rows
  })
}

/** Each key has a question of its own: one that is in play under another would give that round back. */
export async function begin(player: string, key: RoundKey<"five-hints">): Promise<string> {
  const question = `${nile.question} ${roundKeyText(key)}`
  return viewIn(await referee.play(player, ...start(key, { ...nile, question }))).roundId
}

/** A round that the API has found right. */
export async function win(player: string, key: RoundKey<"five-hints">): Promise<string> {
  const roundId = await begin(player, key)
  await referee.play(player, ...submitAnswer(roundId, "Nile"))
  await referee.play(player, ...settleAnswer(roundId, true))
  // The points were handed out with the verdict; here nobody takes them to the API.
  await referee.releaseCredit(player, roundId)
  return roundId
}

/** The same call twenty times at once, as impatient fingers and open tabs make it. */
export function atOnce<T>(call: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: 20 }, call))
}
