import { expect, it } from "vitest"
import { localTime, toInstant, toLocalTime } from "./local-time"

it.each([
  ["2026-12-01T08:00", "Africa/Cairo", "2026-12-01T06:00:00.000Z"],
  ["2026-07-01T08:00", "Africa/Cairo", "2026-07-01T05:00:00.000Z"],
  ["2026-12-31T23:59", "America/New_York", "2027-01-01T04:59:00.000Z"],
  ["2026-01-01T00:00", "Asia/Kolkata", "2025-12-31T18:30:00.000Z"],
])("%s in %s is %s, and back", (time, zone, instant) => {
  expect(new Date(toInstant(time, zone)).toISOString()).toBe(instant)
  expect(toLocalTime(Date.parse(instant), zone)).toBe(time)
})

it.each([
  ["2026-03-29T02:30", "Europe/Paris", "2026-03-29T03:30"],
  ["2026-04-24T00:30", "Africa/Cairo", "2026-04-24T01:30"],
  ["2026-03-08T02:30", "America/New_York", "2026-03-08T03:30"],
])("reads %s, which the clock of %s skips, as an hour later", (time, zone, later) => {
  expect(toLocalTime(toInstant(time, zone), zone)).toBe(later)
})

it.each([
  ["2026-10-25T02:30", "Europe/Paris", "2026-10-25T01:30:00.000Z"],
  ["2026-10-29T23:30", "Africa/Cairo", "2026-10-29T21:30:00.000Z"],
  ["2026-11-01T01:30", "America/New_York", "2026-11-01T06:30:00.000Z"],
])("reads %s, which the clock of %s shows twice, as the second", (time, zone, instant) => {
  expect(new Date(toInstant(time, zone)).toISOString()).toBe(instant)
})

it.each(["2026-02-30T08:00", "2026-12-01", "2026-12-01T24:00", "2026-12-01T08:00Z"])(
  "refuses %s",
  (time) => expect(localTime.safeParse(time).success).toBe(false),
)
