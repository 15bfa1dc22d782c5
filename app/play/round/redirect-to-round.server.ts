import type { RoundView } from "#game/games"
import { Curriculum } from "#app/catalogue/curriculum.server"
import { playPath } from "#app/play/addresses"
import { redirectToPlay, type Play } from "#app/play/play.server"
import { inPageLanguage } from "#app/play/sources/source-in-language.server"

export const isAtAddress = (view: RoundView, { key }: Pick<Play, "key">): boolean =>
  playPath(view) === playPath(key)

/**
 * To the address that the source of the round has now: it may have begun under another name or number. The page that
 * this leads to needs the lists that are read for it.
 */
export async function redirectToRound(play: Play, view: RoundView, roundId?: string) {
  const { context, player } = play
  const { game, source } = view
  const mayHaveMoved = source.category === "education" && source.chapterKey !== undefined
  const now =
    isAtAddress(view, play) && !mayHaveMoved
      ? source
      : await inPageLanguage(source, new Curriculum(context, player.grade))
  return redirectToPlay({ ...play, key: { game, source: now } }, roundId)
}
