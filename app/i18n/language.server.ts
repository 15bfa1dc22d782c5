import { RemixI18Next } from "remix-i18next/server"
import { readCookie } from "#app/cookies/plain-cookie.server"
import { type Language, languages } from "#contract/words"

const fallback = "en"

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: fallback,
    order: ["searchParams", "custom"],
    // The detector takes the first locale of Accept-Language that the runtime supports, even if the app does not.
    findLocale: async ({ headers }) =>
      languageNamed(readCookie({ headers }, "i18next")) ?? readPreferences(headers),
  },
})

export async function getRequestLanguage(request: Request): Promise<Language> {
  return languageNamed(await detector.getLocale(request)) ?? fallback
}

export function languageNamed(value: unknown): Language | null {
  return languages.find((language) => language === value) ?? null
}

export function languageCookie(language: Language): string {
  return `i18next=${language}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`
}

export const keepAddressLanguage = (request: Request) => ({
  commit(): string[] {
    const asked = languageNamed(new URL(request.url).searchParams.get("lng"))
    return asked && asked !== readCookie(request, "i18next") ? [languageCookie(asked)] : []
  },
})

/** Accept-Language without regions: the app has one Arabic and one English for all of them. */
const readPreferences = (headers: Headers) =>
  headers.get("Accept-Language")?.replace(/-[\w-]+/g, "") ?? null
