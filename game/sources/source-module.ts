import { languages, type Category, type Language } from "#contract/words"

/** Draws for no points: the question answered longest ago, or one answered wrong last time. */
export const practices = ["again", "mistakes"] as const

export interface DrawChoice {
  readonly language?: Language | undefined
  readonly practice?: (typeof practices)[number] | undefined
}

export interface BaseSource extends DrawChoice {
  readonly category: string
}

type Fields<Own extends BaseSource> = {
  readonly [Name in Exclude<keyof Own, keyof BaseSource>]-?: undefined extends Own[Name]
    ? "optional"
    : "text"
}

/** Used in the browser too. */
export interface SourceTraits<Own extends BaseSource> {
  /** The category below whose address it is played. */
  readonly category: Category
  /** Whether the API draws its questions, and so judges and records their answers; otherwise it is practice. */
  readonly isIssued: boolean
  readonly earnsPoints: boolean
  toQuery(source: Own): Readonly<Record<string, string>>
}

export interface SourceModule<Own extends BaseSource> {
  readonly traits: SourceTraits<Own>
  readonly fields: Fields<Own>
  key(source: Own): readonly string[]
  /** `null` if the query names no source of this kind, "invalid" if there cannot be such a source. */
  readQuery(query: URLSearchParams): Own | "invalid" | null
  withChoice(source: Own, choice: DrawChoice): Own
}

export const nameMax = 200

export function readDrawChoice(query: URLSearchParams): DrawChoice {
  const language = languages.find((known) => known === query.get("language"))
  const practice = practices.find((known) => known === query.get("practice"))
  return { ...(language ? { language } : {}), ...(practice ? { practice } : {}) }
}
