import type { ListedPack } from "#contract/play/packs"
import { gameNames, wireGames, type Game, type WireGame } from "#contract/words"
import { hasPacks } from "#app/cookies/packs-cookie.server"
import { orNull } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"

export const wantedPacks = (request: Request) =>
  hasPacks(request) ? ({ packs: "true" } as const) : {}

export interface TakenPack extends Omit<ListedPack, "game" | "until"> {
  readonly game: Game
}

export async function listTakenPacks(
  request: Request,
  { upstream }: Pick<AppContext, "upstream">,
): Promise<readonly TakenPack[]> {
  if (!hasPacks(request)) return []
  const reply = await orNull(upstream.progress.packs())
  if (reply?.status !== 200) return []
  return reply.body.packs.map(({ until: _, game, ...pack }) => {
    return { ...pack, game: toGame(game) }
  })
}

export const toGame = (wire: WireGame): Game =>
  gameNames.find((name) => wireGames[name] === wire) ?? "five-hints"
