import { RemixI18Next } from "remix-i18next/server"
import { type Language, languages } from "#contract/words"

const fallback = "en"

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: fallback,
    order: ["searchParams", "custom"],
    // A plain value: other tools of i18next read this cookie too. The wishes are read here, since the
    // detector's own reading stops at the first that any software knows, be it none of ours.
    findLocale: async ({ headers }) =>
      cookieValue(headers.get("Cookie"), "i18next") ?? wishesOf(headers),
  },
})

/** The language of a request: `?lng`, the cookie, the browser's wish, English. */
export async function languageOf(request: Request): Promise<Language> {
  return languageNamed(await detector.getLocale(request)) ?? fallback
}

export function languageNamed(value: unknown): Language | null {
  return languages.find((language) => language === value) ?? null
}

/** The Set-Cookie that keeps a choice for a year, in the clear. */
export function languageCookie(language: Language): string {
  return `i18next=${language}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`
}

/** What the browser asks for, without regions: every Arabic is ours, and every English. */
const wishesOf = (headers: Headers) =>
  headers.get("Accept-Language")?.replace(/-[\w-]+/g, "") ?? null

function cookieValue(header: string | null, name: string): string | null {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  return languageNamed(pair?.slice(name.length + 1))
}
