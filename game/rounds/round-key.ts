import { normalised } from "#contract/normalised"
import type { Game } from "#contract/words"
import type { Source } from "../sources/source"
import { getSourceModule } from "../sources/sources"

/** A player has at most one round in play for each key. */
export interface RoundKey<G extends Game = Game> {
  readonly game: G
  readonly source: Source
}

/** Equal for equal keys, whatever language names them. */
export function roundKeyText({ game, source }: RoundKey): string {
  const { category, language = "", practice = "" } = source
  const choices = language || practice ? [language, practice] : []
  return [game, category, ...getSourceModule(source).key(source), ...choices]
    .map(encodeURIComponent)
    .join("/")
}

/**
 * The key of a question, the same in every round that asks it. Many questions of five hints have the same text ("Which
 * river is it?"), so the key includes their lines, in sorted order.
 */
export const questionKey = (question: string, lines: readonly string[] = []): string =>
  JSON.stringify([question, ...lines.toSorted()].map((text) => normalised(text, "NFC").trim()))
