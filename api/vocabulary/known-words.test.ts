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
}

/** judging-pairs.json was known when the judge's rule was written; unseen-pairs.json was measured afterwards. */
const sets = ["judging-pairs", "unseen-pairs"] as const
const languages = ["en", "ar"] as const

function readPairs(name: string): readonly Pair[] {
  return JSON.parse(
    readFileSync(new URL(`../../game/answers/pairs/${name}.json`, import.meta.url), "utf8"),
  )
}

function measure(pairs: readonly Pair[]) {
  const judged = pairs.map((pair) => ({
    ...pair,
    accepted: judge(pair.given, pair.stored, { isWord: isKnownWord }) !== null,
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
    disagreed: judged
      .filter(({ accepted, right }) => accepted !== right)
      .map(({ given, stored }) => `${given} for ${stored}`),
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

it.each(sets.flatMap((set) => languages.map((language) => [set, language] as const)))(
  "agrees with a teacher on %s in %s",
  (set, language) => {
    const { agreement, wrongAccepted, halves, numbers, disagreed } = measure(
      readPairs(set).filter((pair) => pair.language === language),
    )
    const figures = `agreement ${percent(agreement)}, wrong accepted ${percent(wrongAccepted)}`
    process.stdout.write(`${set} ${language}: ${figures}\n`)
    expect(agreement, disagreed.join("; ")).toBeGreaterThanOrEqual(0.93)
    expect(wrongAccepted, disagreed.join("; ")).toBeLessThanOrEqual(0.06)
    expect({ halves, numbers }).toEqual({ halves: [], numbers: [] })
  },
)
