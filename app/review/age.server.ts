import type { Language } from "#contract/words"

const minuteMs = 60_000
const units = [
  ["day", 24 * 60 * minuteMs],
  ["hour", 60 * minuteMs],
  ["minute", minuteMs],
] as const

/** How long ago, in words; "" where the time is none. */
export function ageOf(at: string | null | undefined, now: number, language: Language): string {
  const passedMs = Math.max(0, now - Date.parse(at ?? ""))
  if (Number.isNaN(passedMs)) return ""
  const [unit, unitMs] = units.find(([, ms]) => passedMs >= ms) ?? ["minute", minuteMs]
  const locale = language === "ar" ? "ar-u-nu-latn" : "en-GB"
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(
    -Math.floor(passedMs / unitMs),
    unit,
  )
}
