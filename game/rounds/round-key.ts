import { normalised } from "#contract/normalised"
import type { Game, Language } from "#contract/words"

/** Draws for no points: the question answered longest ago, or one answered wrong last time. */
export const practices = ["again", "mistakes"] as const

/** The player's choices in addition to a chapter or section. */
export interface DrawChoice {
  /** Replaces the language of the page. */
  readonly language?: Language | undefined
  readonly practice?: (typeof practices)[number] | undefined
}

/** Where a question comes from: a chapter of the curriculum, a section of entertainment, or the pupil's own record. */
export type Source =
  | ({
      readonly category: "education"
      /** The name on the page. */
      readonly subject: string
      /** The same in every language and spelling. Without it the name is the key. */
      readonly subjectKey?: string | undefined
      readonly chapter: string
    } & DrawChoice)
  | ({ readonly category: "entertainment"; readonly section: string } & DrawChoice)
  /** A question of the pupil's record, played again for no points; `key` identifies it. */
  | { readonly category: "practice"; readonly key: string }

/** Whether a round of this source is practice, which wins no points. */
export const isPractice = (source: Source): boolean =>
  source.category === "practice" || source.practice !== undefined

/** A player has at most one round in play for each key. */
export interface RoundKey<G extends Game = Game> {
  readonly game: G
  readonly source: Source
}

/** The key as text; equal for equal keys, whatever language names them. */
export function roundKeyText({ game, source }: RoundKey): string {
  return [game, source.category, ...namesOf(source)].map(encodeURIComponent).join("/")
}

function namesOf(source: Source): string[] {
  switch (source.category) {
    case "education":
      return [source.subjectKey ?? source.subject, source.chapter, ...choicesOf(source)]
    case "entertainment":
      return [source.section, ...choicesOf(source)]
    case "practice":
      return [source.key]
  }
}

/** Empty without a choice, so that keys from before there were choices stay the same. */
const choicesOf = ({ language, practice }: DrawChoice): string[] =>
  language || practice ? [language ?? "", practice ?? ""] : []

/**
 * The key of a question, the same in every round that asks it. Many questions of five hints have the same text ("Which
 * river is it?"), so the key includes their lines, in sorted order.
 */
export const questionKey = (question: string, lines: readonly string[] = []): string =>
  JSON.stringify([question, ...lines.toSorted()].map((text) => normalised(text, "NFC").trim()))
