import { languages, type Category, type Language } from "#contract/words"

/** Draws for no points: the question answered longest ago, or one answered wrong last time. */
export const practices = ["again", "mistakes"] as const

/** The player's choices in addition to a chapter or section. */
export interface DrawChoice {
  /** Replaces the language of the page. */
  readonly language?: Language | undefined
  readonly practice?: (typeof practices)[number] | undefined
}

/** The fields of every source. */
export interface BaseSource extends DrawChoice {
  /** The name of its kind. */
  readonly category: string
}

/** What is read of a kind's own fields in a stored source: a text, or a text that may be missing. */
type Fields<Own extends BaseSource> = {
  readonly [Name in Exclude<keyof Own, keyof BaseSource>]-?: undefined extends Own[Name]
    ? "optional"
    : "text"
}

/** What the pages ask of one kind of source, in the browser too. */
export interface SourceTraits<Own extends BaseSource> {
  /** The category below whose address it is played. */
  readonly category: Category
  /** Whether the API draws its questions, and so judges and records their answers; otherwise it is practice. */
  readonly isIssued: boolean
  /** Whether the API credits points for it. */
  readonly earnsPoints: boolean
  /** The query of its address, without the choices. */
  toQuery(source: Own): Readonly<Record<string, string>>
}

/** The rules of one kind of source. */
export interface SourceModule<Own extends BaseSource> {
  readonly traits: SourceTraits<Own>
  readonly fields: Fields<Own>
  /** The texts that are equal for equal sources, whatever language names them; without the choices. */
  key(source: Own): readonly string[]
  /** Reads such a query; `null` if it names no source of this kind, "invalid" if there cannot be such a source. */
  readQuery(query: URLSearchParams): Own | "invalid" | null
  /** The same source with this choice instead of its own, if players have a choice. */
  withChoice(source: Own, choice: DrawChoice): Own
}

/** The maximum length of a name in an address. */
export const nameMax = 200

/** The choices in the query of an address. Unknown values are ignored. */
export function readDrawChoice(query: URLSearchParams): DrawChoice {
  const language = languages.find((known) => known === query.get("language"))
  const practice = practices.find((known) => known === query.get("practice"))
  return { ...(language ? { language } : {}), ...(practice ? { practice } : {}) }
}
