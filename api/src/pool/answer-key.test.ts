import { expect, it } from "vitest"
import { toAnswerKey } from "./answer-key.mjs"

it.each([
  ["50", "٥٠"],
  ["3.5", "٣٫٥"],
  [" H2O ", "h₂o"],
  ["Pelé", "pele"],
  ["CO₂", "co2"],
  ["x = 4", "x=4"],
])("gives the same key to %s and %s", (one, other) => {
  expect(toAnswerKey(one)).toBe(toAnswerKey(other))
})

it.each([
  ["4", "-4"],
  ["3.5", "35"],
  ["1/2", "12"],
  ["Nile", "النيل"],
])("gives different keys to %s and %s", (one, other) => {
  expect(toAnswerKey(one)).not.toBe(toAnswerKey(other))
})
