/** Latin digits in both languages. */
export const dateLocale = (language: string) => (language === "ar" ? "ar-u-nu-latn" : "en-GB")

export const dateForm = (language: string, timeZone: string) =>
  new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone,
  })

export const getDate = (at: string, language: string, timeZone = "UTC"): string =>
  dateForm(language, timeZone).format(Date.parse(at))
