import type { ListedPack } from "#contract/play/packs"
import { gameNames, wireGames, type Game, type WireGame } from "#contract/words"
import { readCookie, settingCookie } from "#app/cookies/plain-cookie.server"
import { orNull } from "#app/forms/refusals.server"
import type { AppContext } from "#app/server/context.server"

/** Says that this browser has taken packs, so that others make no call for them. What has expired is kept here too. */
const cookie = "__Host-packs"

export const packsTaken = () => settingCookie(cookie, "1", { maxAge: 400 * 24 * 60 * 60 })
export const packsGone = () => settingCookie(cookie, "", { maxAge: 0 })

export const hasPacks = (request: Request) => readCookie(request, cookie) !== null

export const wantedPacks = (request: Request) =>
  hasPacks(request) ? ({ packs: "true" } as const) : {}

export interface OpenPack extends Pick<ListedPack, "packId" | "subject" | "chapter" | "left"> {
  readonly game: Game
}

export async function listOpenPacks(
  request: Request,
  { upstream }: Pick<AppContext, "upstream">,
): Promise<readonly OpenPack[]> {
  if (!hasPacks(request)) return []
  const reply = await orNull(upstream.progress.packs())
  if (reply?.status !== 200) return []
  return reply.body.packs.map(({ packId, subject, chapter, left, game }) => {
    return { packId, subject, chapter, left, game: toGame(game) }
  })
}

export const toGame = (wire: WireGame): Game =>
  gameNames.find((name) => wireGames[name] === wire) ?? "five-hints"
