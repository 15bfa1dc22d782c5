import { streakMax } from "#contract/limits"
import { Memory } from "../http/memory"

/** The time zone if a pupil's is not known: that of the schools for which the product is made. */
const defaultZone = "Asia/Riyadh"

/** At most one day in this many is free. */
const freeEvery = 7

export const dayMs = 86_400_000

/**
 * How far a zone is ahead of UTC at a time, in ms; an unknown zone counts as the default one. The present
 * offset is used for every day of a streak, so that the store can count in whole days. If clocks change, a
 * round within an hour of midnight in the other half of the year may therefore count for the neighbouring day.
 */
export function getOffset(zone: string | undefined, now: number): number {
  try {
    return offsetIn(zone || defaultZone, now)
  } catch {
    return offsetIn(defaultZone, now)
  }
}

/** By zone. To make one takes the API a tenth of its time for Home. */
const formats = new Memory<Intl.DateTimeFormat>(100)

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" })
  formats.set(timeZone, made)
  return made
}

function offsetIn(timeZone: string, now: number): number {
  const parts = formatIn(timeZone).formatToParts(now)
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? ""
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
}

/**
 * The streak that ends today, or yesterday while today has no round. A day without a round is free if none
 * of the six days after it was free.
 * @param played the numbers of the days with a round, the newest first
 */
export function countStreak(played: readonly number[], today: number) {
  let days = 0
  let expected = played[0] === today ? today : today - 1
  let free = today + freeEvery
  let isYesterdayFree = false
  for (const day of played) {
    const missing = expected - day
    if (missing > 1 || (missing === 1 && free - expected < freeEvery)) break
    if (missing === 1) {
      free = expected
      isYesterdayFree ||= expected === today - 1
    }
    days += 1
    expected = day - 1
  }
  return { days: Math.min(days, streakMax), isYesterdayFree }
}

/** The number of the week since 1970, from 0; weeks begin on Monday in UTC, as in ISO 8601. */
export const weekOf = (now: number): number => Math.floor((now / dayMs + 3) / 7)

export const beginOf = (week: number): number => (week * 7 - 3) * dayMs
