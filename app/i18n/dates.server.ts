/** The locale of dates in a language of the pages, with Latin digits in both. */
export const dateLocale = (language: string) => (language === "ar" ? "ar-u-nu-latn" : "en-GB")

/** The date and time in UTC. */
export function getDate(at: string, language: string): string {
  const form = { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" } as const
  return new Intl.DateTimeFormat(dateLocale(language), form).format(Date.parse(at))
}
