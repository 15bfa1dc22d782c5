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
 * Whether two keys name the same chapter by its number, and only one of them by its own key: the round may have begun
 * before the API gave such keys, or be asked for while it gives none.
 */
export function isAtNumberOf(one: RoundKey, other: RoundKey): boolean {
  const [own, its] = [byNumber(one), byNumber(other)]
  return !own !== !its && roundKeyText(own ?? one) === roundKeyText(its ?? other)
}

const byNumber = ({ game, source }: RoundKey): RoundKey | null =>
  source.category === "education" && source.chapterKey
    ? { game, source: { ...source, chapterKey: undefined } }
    : null

/**
 * The key of a question, the same in every round that asks it. Many questions of five hints have the same text ("Which
 * river is it?"), so the key includes their lines, in sorted order.
 */
export const questionKey = (question: string, lines: readonly string[] = []): string =>
  JSON.stringify([question, ...lines.toSorted()].map((text) => normalised(text, "NFC").trim()))
