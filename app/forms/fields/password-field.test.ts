import { expect, test } from "vitest"
import { passwordDemands } from "./password-field"

const lacks = (typed: string) =>
  passwordDemands.filter(({ isMetBy }) => !isMetBy(typed)).map(({ name }) => name)

test.each([
  ["", ["length", "upper", "lower", "digit", "sign"]],
  ["kick", ["length", "upper", "digit", "sign"]],
  ["Kick-of", ["length", "digit"]],
  ["Kick-off", ["digit"]],
  ["Kick0off", ["sign"]],
  ["Kick 0ff", ["sign"]],
  ["Kick-0ff", []],
  ["Été-٢٠٢٤", []],
])("%j still lacks %j", (typed, missing) => {
  expect(lacks(typed)).toEqual(missing)
})
