import { abortAllDurableObjects, runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import type { Command, Operation, OperationName, SessionMark } from "#game/referee"
import { roundKeyText, type RoundKey } from "#game/rounds/round-key"
import type { PlayerReferee } from "../../../referee/src/player-referee"
import { nile, settleAnswer, submitAnswer } from "../../support/games/five-hints"
import { refereeIn } from "#app/referee/referee.server"
import { start, viewIn } from "../../support/rounds"

export const run = <Name extends OperationName>(player: string, operation: Operation<Name>) =>
  refereeIn(env.PLAYERS, player).run(operation)

export const play = (
  player: string,
  key: RoundKey,
  command: Command,
  session: SessionMark | null = null,
) => run(player, { type: "play", key, command, session })

const clocks = new Map<string, number>()

export async function newPlayer(): Promise<string> {
  const player = crypto.randomUUID()
  await setClock(player, Date.now())
  return player
}

export const passTime = (player: string, ms: number): Promise<void> =>
  setClock(player, (clocks.get(player) ?? 0) + ms)

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

export const rowsOf = async (player: string): Promise<number> =>
  (await rowsIn(player))["rounds"] ?? 0

export const tablesIn = (player: string): Promise<readonly string[]> =>
  runInDurableObject(env.PLAYERS.getByName(player), (_, { storage }) => tablesOf(storage))

export const rowsIn = (player: string): Promise<Readonly<Record<string, number>>> =>
  runInDurableObject(env.PLAYERS.getByName(player), (_, { storage }) => {
    const counts = tablesOf(storage).map((table) => {
      const count = storage.sql.exec<{ n: number }>(`SELECT count(*) AS n FROM ${table}`)
      return [table, count.one().n] as const
    })
    return Object.fromEntries(counts.filter(([, count]) => count > 0))
  })

const tablesOf = ({ sql }: DurableObjectStorage) =>
  Array.from(
    sql.exec<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'",
    ),
    ({ name }) => name,
  )

/** Starts a round with a question of its own, because a question in play under another key would return that round. */
export async function begin(player: string, key: RoundKey<"five-hints">): Promise<string> {
  const question = `${nile.question} ${roundKeyText(key)}`
  return viewIn(await play(player, ...start(key, { ...nile, question }))).roundId
}

export async function win(player: string, key: RoundKey<"five-hints">): Promise<string> {
  const roundId = await begin(player, key)
  await play(player, ...submitAnswer(roundId, "Nile"))
  await play(player, ...settleAnswer(roundId, true))
  // The verdict came with a claim to the points; here nobody passes it to the API.
  await run(player, { type: "releaseCredit", roundId, isReported: false })
  return roundId
}

export const atOnce = <T>(call: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 20 }, call))
