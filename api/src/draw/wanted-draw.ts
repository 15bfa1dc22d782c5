import { languages, type Language } from "#contract/words"
import { languagesFor } from "../pool/buckets"

export interface WantedDraw {
  readonly languages: readonly Language[]
  /**
   * `new`: only questions that are not played. `practice`: those answered longest ago, or new ones if none
   * was answered. `mistakes`: only those whose last answer was wrong. `any`, for callers that name no language:
   * new ones, then practice.
   */
  readonly kind: "new" | "practice" | "mistakes" | "any"
  readonly isLanguageChosen: boolean
}

interface Options {
  readonly again?: string | undefined
  readonly mistakes?: string | undefined
  readonly language?: Language | undefined
}

export function readWantedDraw(options: Options, askedLanguage: Language | null): WantedDraw {
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
