export const games = ["five-hints", "offside", "difficulty"] as const
export type Game = (typeof games)[number]

/** Where a question comes from: a chapter of the curriculum, a section of entertainment, or one's own record. */
export type Place =
  | {
      readonly category: "education"
      /** As the page names it. */
      readonly subject: string
      /** The same in every language and spelling; without it the name is the key. */
      readonly subjectKey?: string | undefined
      readonly chapter: string
    }
  | { readonly category: "entertainment"; readonly section: string }
  /** A question of the record played again, for nothing; `key` tells which. */
  | { readonly category: "practice"; readonly key: string }

/** What a player has at most one round in play of. */
export interface Table {
  readonly game: Game
  readonly place: Place
}

/** One text a table; equal for equal tables, whatever language names them. */
export function tableKey({ game, place }: Table): string {
  return [game, place.category, ...namesOf(place)].map(encodeURIComponent).join("/")
}

function namesOf(place: Place): string[] {
  switch (place.category) {
    case "education":
      return [place.subjectKey ?? place.subject, place.chapter]
    case "entertainment":
      return [place.section]
    case "practice":
      return [place.key]
  }
}
