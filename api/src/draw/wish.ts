import { languages, type Language } from "#contract/words"
import { languagesFor } from "../pool/buckets"

/** What a caller wants to be drawn. */
export interface Wish {
  /** The languages that questions may be in, the preferred one first. */
  readonly languages: readonly Language[]
  /**
   * `new`: not yet played, or nothing. `practice`: what was answered longest ago; what is new where nothing
   * was answered. `mistakes`: what was answered wrong last time, or nothing. `any`, for callers that name no
   * language: new, and then practice.
   */
  readonly kind: "new" | "practice" | "mistakes" | "any"
  /** Whether the draw itself names the language, and not only the interface of the caller. */
  readonly isLanguageChosen: boolean
}

/** The options of a draw, as they stand in a query or a body. */
interface Options {
  readonly again?: string | undefined
  readonly mistakes?: string | undefined
  readonly language?: Language | undefined
}

/** @param askedLanguage of Accept-Language; `null` without one that is known */
export function readWish(options: Options, askedLanguage: Language | null): Wish {
  const { again, mistakes, language } = options
  const isLanguageChosen = language !== undefined
  const wanted = language ?? askedLanguage
  if (mistakes === "true") {
    const inAll = languagesFor(askedLanguage ?? "en")
    return { languages: language ? [language] : inAll, kind: "mistakes", isLanguageChosen }
  }
  const kind = again === "true" ? "practice" : wanted ? "new" : "any"
  return { languages: wanted ? [wanted] : languages, kind, isLanguageChosen }
}
