import { expect, it } from "vitest"
import { noTags, tags } from "../tests/support/markup"
import { holdsMarkup } from "./html-tag"
import { cleanProse } from "./text"

it.each(tags)("finds %s in %j", (_, text) => {
  expect(holdsMarkup(cleanProse(text))).toBe(true)
})

it.each(noTags)("finds no tag in %s, %j", (_, text) => {
  expect(holdsMarkup(cleanProse(text))).toBe(false)
})

/** The regular expression takes linear time. */
it.each(["<", "<a", "<a ", "<a/", "<a-", "<ab-", "<x aa", "<x aa  ", "<a\u200d"])(
  "reads 200,000 times %j to the end",
  (part) => {
    expect(holdsMarkup(`${part.repeat(200_000)}<b>`)).toBe(true)
    expect(holdsMarkup(`<a ${part.slice(1).repeat(200_000)}`)).toBe(false)
  },
)
