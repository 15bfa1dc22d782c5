export const dateLocale = (language: string) => (language === "ar" ? "ar-u-nu-latn" : "en-GB")

/** The month by its name, which Arabic has in the long form alone. */
export const dateForm = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(dateLocale(language), {
    dateStyle: language === "ar" ? "long" : "medium",
    ...options,
  })

export const getDate = (at: string, language: string, timeZone = "UTC"): string =>
  dateForm(language, { timeStyle: "short", timeZone }).format(Date.parse(at))
