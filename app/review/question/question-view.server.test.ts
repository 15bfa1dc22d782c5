import { expect, it } from "vitest"
import { getAge } from "./question-view.server"

const now = Date.parse("2026-05-10T12:00:00Z")

it.each([
  ["2026-05-10T11:59:50Z", "en", "this minute"],
  ["2026-05-10T11:15:00Z", "en", "45 minutes ago"],
  ["2026-05-10T09:00:00Z", "ar", "قبل 3 ساعات"],
  ["2026-05-09T11:00:00Z", "en", "yesterday"],
  ["2026-04-01T12:00:00Z", "ar", "قبل 39 يومًا"],
  ["2026-05-10T12:00:05Z", "en", "this minute"],
  ["long ago", "en", ""],
  [null, "ar", ""],
] as const)("shows %s in %s as %s", (at, language, age) => {
  expect(getAge(at, now, language)).toBe(age)
})
