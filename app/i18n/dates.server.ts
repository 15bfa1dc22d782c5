/** Latin digits in both languages. */
export const dateLocale = (language: string) => (language === "ar" ? "ar-u-nu-latn" : "en-GB")

export function getDate(at: string, language: string, timeZone = "UTC"): string {
  const form = { dateStyle: "medium", timeStyle: "short", timeZone } as const
  return new Intl.DateTimeFormat(dateLocale(language), form).format(Date.parse(at))
}
