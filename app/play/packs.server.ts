import type { ListedPack } from "#contract/play/packs"
import { gameNames, wireGames, type Game, type WireGame } from "#contract/words"
import { orNull } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"

export interface TakenPack extends Omit<ListedPack, "game" | "until"> {
  readonly game: Game
}

type Context = Pick<AppContext, "upstream">

async function readPacks({ upstream }: Context): Promise<readonly ListedPack[] | null> {
  const reply = await orNull(upstream.progress.packs())
  return reply?.status === 200 ? reply.body.packs : null
}

export async function listTakenPacks(context: Context): Promise<readonly TakenPack[]> {
  const packs = await readPacks(context)
  return (packs ?? []).map(({ until: _, game, ...pack }) => ({ ...pack, game: toGame(game) }))
}

export const mayHaveOpenPack = async (context: Context): Promise<boolean> =>
  (await readPacks(context))?.some(({ state }) => state === "open") ?? true

export const toGame = (wire: WireGame): Game =>
  gameNames.find((name) => wireGames[name] === wire) ?? "five-hints"
