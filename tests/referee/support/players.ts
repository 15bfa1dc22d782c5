import { abortAllDurableObjects, runInDurableObject } from "cloudflare:test"
import { env, exports } from "cloudflare:workers"
import type { EndedSessions } from "#game/ended-sessions"
import type { KeptForms } from "#game/kept-forms"
import type { Referee } from "#game/referee"
import { tableKey, type Table } from "#game/rounds/place"
import type { PlayerReferee } from "../../../referee/src/player-referee"
import { nile } from "../../support/rounds"

/** As the app's service binding calls it. */
export const referee: Referee & KeptForms & EndedSessions = exports.RefereeService

const clocks = new Map<string, number>()

/** A new player, whose referee's clock stands still until the test advances it. */
export async function newPlayer(): Promise<string> {
  const player = crypto.randomUUID()
  await setClock(player, Date.now())
  return player
}

export function passTime(player: string, ms: number): Promise<void> {
  return setClock(player, (clocks.get(player) ?? 0) + ms)
}

/** Evicts the referee from memory, as the platform does with an idle one; its storage stays. */
export async function putAway(player: string): Promise<void> {
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

/** Each chapter has its own question: one in play elsewhere would return that round. */
export async function begin(player: string, table: Table): Promise<string> {
  const question = `${nile.question} ${tableKey(table)}`
  const { roundId } = await referee.startFiveHints(player, table, { ...nile, question })
  return roundId
}

/** A round that the API has judged right. */
export async function win(player: string, table: Table): Promise<string> {
  const roundId = await begin(player, table)
  await referee.submitAnswer(player, roundId, "Nile")
  await referee.settleAnswer(player, roundId, true)
  return roundId
}

/** The same call twenty times at once, as double clicks and several tabs make it. */
export function atOnce<T>(call: () => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: 20 }, call))
}
