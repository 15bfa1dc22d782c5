import * as z from "zod"

/** The time on a clock, as fields of forms have it: "2026-12-01T08:00". */
export const localTime = z
  .string()
  .regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/, "is not a time such as 2026-12-01T08:00")
  .refine((time) => isInCalendar(time), "is not in the calendar")

const isInCalendar = (time: string) => {
  const at = Date.parse(`${time}Z`)
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(time)
}

/** What a clock of this time zone shows. @param at in ms since 1970 */
export function toLocalTime(at: number, timeZone: string): string {
  const shown = new Intl.DateTimeFormat("en-GB", { ...format, timeZone }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    shown.find((each) => each.type === type)?.value ?? ""
  return `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`
}

const two = "2-digit"
const format = {
  calendar: "gregory",
  numberingSystem: "latn",
  year: "numeric",
  month: two,
  day: two,
  hour: two,
  minute: two,
  hourCycle: "h23",
} as const

const dayMs = 24 * 60 * 60 * 1000

/**
 * When a clock of this time zone shows a time, in ms since 1970. One that it skips in spring is an hour later, one that
 * it shows twice in autumn is the second.
 */
export function toInstant(time: string, timeZone: string): number {
  const shown = Date.parse(`${time}Z`)
  const offsetAt = (at: number) => Date.parse(`${toLocalTime(at, timeZone)}Z`) - at
  const both = [-dayMs, dayMs].map((away) => shown - offsetAt(shown + away))
  const shownAt = both.filter((at) => toLocalTime(at, timeZone) === time)
  return Math.max(...(shownAt.length > 0 ? shownAt : both))
}
