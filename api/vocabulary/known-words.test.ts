import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { isKnownWord } from "./known-words"
import { judge } from "#game/answers/judge"

interface Pair {
  readonly language: "en" | "ar"
  readonly given: string
  readonly stored: string
  /** Whether a teacher accepts the answer. */
  readonly right: boolean
  readonly kind: string
  readonly question?: string
}

/**
 * By set, the least agreement and the most wrong answers that are accepted. judging-pairs and pupils-pairs were known
 * when the judge's rule was written; unseen-pairs and held-out-pairs were written without it.
 */
const sets = {
  "judging-pairs": [0.97, 0.02],
  "unseen-pairs": [0.97, 0.02],
  "pupils-pairs": [0.97, 0.02],
  "held-out-pairs": [0.96, 0.03],
} as const
const languages = ["en", "ar"] as const

function readPairs(name: string): readonly Pair[] {
  return JSON.parse(
    readFileSync(new URL(`../../game/answers/pairs/${name}.json`, import.meta.url), "utf8"),
  )
}

function measure(pairs: readonly Pair[]) {
  const judged = pairs.map((pair) => ({
    ...pair,
    accepted:
      judge(pair.given, pair.stored, { isWord: isKnownWord, question: pair.question }) !== null,
  }))
  const agreed = judged.filter(({ accepted, right }) => accepted === right)
  const wrong = judged.filter(({ right }) => !right)
  const accepted = wrong.filter((pair) => pair.accepted)
  const textsOf = (kind: RegExp) =>
    accepted.filter((pair) => kind.test(pair.kind)).map(({ given }) => given)
  return {
    agreement: agreed.length / judged.length,
    wrongAccepted: accepted.length / wrong.length,
    halves: textsOf(/^half$/),
    numbers: textsOf(/^(?:number|unit)/),
    signs: textsOf(/^(?:sign|formula|order|scientific)/),
    disagreed: judged
      .filter(({ accepted, right }) => accepted !== right)
      .map(({ given, stored }) => `${given} for ${stored}`),
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const cases = Object.entries(sets).flatMap(([set, [least, most]]) =>
  languages.map((language) => ({ set, language, least, most })),
)

it.each(cases)("agrees with a teacher on $set in $language", ({ set, language, least, most }) => {
  const { agreement, wrongAccepted, halves, numbers, signs, disagreed } = measure(
    readPairs(set).filter((pair) => pair.language === language),
  )
  const figures = `agreement ${percent(agreement)}, wrong accepted ${percent(wrongAccepted)}`
  process.stdout.write(`${set} ${language}: ${figures}\n`)
  expect(agreement, disagreed.join("; ")).toBeGreaterThanOrEqual(least)
  expect(wrongAccepted, disagreed.join("; ")).toBeLessThanOrEqual(most)
  expect({ halves, numbers, signs }).toEqual({ halves: [], numbers: [], signs: [] })
})

it.each([
  ["سمين", "ثمين"],
  ["ضلال", "ظلال"],
  ["التل", "الظل"],
])("takes %s for no slip of %s, which sounds alike", (given, stored) => {
  expect(judge(given, stored, { isWord: isKnownWord })).toBeNull()
})

it("takes ض for ظ where it makes no other word", () => {
  expect(judge("ضلام", "ظلام", { isWord: isKnownWord })).toBe("close")
})
