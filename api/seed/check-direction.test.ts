import { expect, it } from "vitest"
import { readSeed } from "./read-seed.mjs"

const { games, waiting } = readSeed()
const files = [games, waiting].flatMap((all) => [
  ...all["five-hints"],
  ...all.offside,
  ...all.difficulty,
])

/** Every text of an entry, however deep. */
const textsOf = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(textsOf)
      : []

/**
 * English words in an Arabic sentence with a gap or a question mark at their edge. Without a left-to-right mark (U+200E)
 * behind it, it is shown at the other end of the words: “Better late than …” as “… Better late than”.
 */
const strays = [
  /[A-Za-z][^\p{L}\p{N}\u200e]*?[…?]+[^\p{L}\p{N}\u200e]*(?:\p{Script=Arabic}|$)/u,
  /(?:^|\p{Script=Arabic}[^\p{L}\p{N}\u200e]*?)… ?[A-Za-z]/u,
]

it("a gap in English words stays at its end of them in an Arabic sentence", () => {
  const texts = files.flatMap(({ language, items }) => (language === "ar" ? textsOf(items) : []))
  expect(texts.filter((text) => strays.some((stray) => stray.test(text)))).toEqual([])
})
