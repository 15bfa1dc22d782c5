import type { Game, Language } from "#contract/words"

/** Worth nothing: what was answered longest ago, or what was answered wrong last time. */
export const practices = ["again", "mistakes"] as const

/** What a player chose beside a chapter or section. */
export interface DrawChoice {
  /** In place of the language of the page. */
  readonly language?: Language | undefined
  readonly practice?: (typeof practices)[number] | undefined
}

/** Where a question comes from: a chapter of the curriculum, a section of entertainment, or the pupil's own record. */
export type Source =
  | ({
      readonly category: "education"
      /** As the page names it. */
      readonly subject: string
      /** The same in every language and spelling; without it the name is the key. */
      readonly subjectKey?: string | undefined
      readonly chapter: string
    } & DrawChoice)
  | ({ readonly category: "entertainment"; readonly section: string } & DrawChoice)
  /** A question of the record played again, worth nothing; `key` names it. */
  | { readonly category: "practice"; readonly key: string }

/** A round that is worth nothing. */
export const isPractice = (source: Source): boolean =>
  source.category === "practice" || source.practice !== undefined

/** What a player has at most one round in play of. */
export interface RoundKey<G extends Game = Game> {
  readonly game: G
  readonly source: Source
}

/** One text a key; equal for equal keys, whatever language names them. */
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

/** A chapter without a choice has the key that it always had. */
const choicesOf = ({ language, practice }: DrawChoice): string[] =>
  language || practice ? [language ?? "", practice ?? ""] : []

/**
 * One key a question, the same for every round that asks it. Many questions of five hints begin alike
 * ("Which river is it?"), so their lines belong to the key, in whatever order they came.
 */
export const questionKey = (question: string, lines: readonly string[] = []): string =>
  JSON.stringify([question, ...lines.toSorted()].map((text) => text.normalize("NFC").trim()))
