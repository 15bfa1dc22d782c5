import { describe, expect, inject, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { openAsData, sendAsData, sendFields } from "../support/data-requests"
import { giveAnswer, nextHint, seenOn, sets, truthOf } from "../support/five-hints-page"
import { registerStudent } from "../support/register-student"
import type { SeededQuestion } from "../support/seeded.mjs"
import { linesIn, wordsIn } from "../support/transcript"
import type { RecordedReply } from "../support/transcript"
import { type Language, placeIn } from "../support/words"

const site = inject("site")

/** Rounds whose answers occur nowhere else on the pages; the first test of each table checks it. */
const places = [
  ["education", "/games/education/five-hints/play-five-hints?subject=History&chapter=1"],
  ["education", "/games/education/five-hints/play-five-hints?subject=Geography&chapter=1"],
  ["entertainment", "/games/entertainment/five-hints/play-five-hints?section=4"],
] as const

describe.each(arabicOrBoth)("a five-hints round, in %s,", (language) => {
  test.each(places)("reveals nothing early, in pages and data, in %s: %s", async (_, address) => {
    const play = placeIn(language, address)
    const { visitor, truth } = await begun(play, language)
    const chrome = await visitor.twin().open(play.slice(0, play.indexOf("/play-")))
    expect(secretsIn([heardOf(chrome)], truth, 0)).toEqual([])
    const { roundId } = seenOn(visitor.page)
    expect(await openAsData(visitor, play)).toContain(roundId)
    expect(secretsIn(visitor.transcript, truth, 1)).toEqual([])
    for (const shown of [2, 3, 4, 5]) {
      visitor.transcript.length = 0
      await nextHint(visitor, `draft ${shown}`)
      await openAsData(visitor, play)
      const stale = { round: roundId, shown: "1", answer: "" }
      await sendAsData(visitor, play, { ...stale, intent: "hint" })
      await sendFields(visitor, play, { intent: "answer", answer: "" })
      await sendFields(visitor, play, { intent: "cheat", answer: "x" })
      await sendFields(visitor, play, { intent: "answer", answer: "x".repeat(501) })
      await visitor.open("/top-10")
      await visitor.open(play)
      expect(visitor.transcript.length).toBeGreaterThan(8)
      expect(secretsIn(visitor.transcript, truth, shown)).toEqual([])
    }
  })

  test("reveals the hints, answer and explanation after the answer, by the same search", async () => {
    const { visitor, truth } = await begun(sets, language)
    visitor.transcript.length = 0
    await giveAnswer(visitor, truth.answer)
    const found = new Set(secretsIn(visitor.transcript, truth, 1))
    expect(found).toContain(truth.summary)
    expect(found).toContain(truth.answer)
    for (const hint of truth.hints.slice(1)) expect(found).toContain(hint)
  })
})

describe("the preloaded files", () => {
  test("contain neither the question nor the first hint of a round", async () => {
    const { visitor, truth } = await begun(sets, "en")
    const { document } = visitor.page
    const scripts = document
      .querySelectorAll("link[rel=modulepreload], link[rel=preload]")
      .map((link) => link.getAttribute("href") ?? "")
    expect(scripts.length).toBeGreaterThan(3)
    for (const script of scripts) {
      const text = await (await fetch(site + script)).text()
      expect(text.includes(truth.question) || text.includes(truth.hints[0] ?? "")).toBe(false)
    }
  })
})

async function begun(play: string, language: Language) {
  const { visitor } = await registerStudent(site, language)
  visitor.transcript.length = 0
  const truth = truthOf(await visitor.open(play))
  return { visitor, truth }
}

/** The texts that must not be shown yet after `shown` hints. */
const secretsIn = (
  heard: readonly RecordedReply[],
  truth: SeededQuestion,
  shown: number,
): string[] => [
  ...linesIn(heard, [truth.summary, ...truth.hints.slice(shown)]),
  ...wordsIn(heard, truth.answers),
]

const heardOf = ({ headers, html }: { headers: Headers; html: string }): RecordedReply => ({
  headers,
  body: html,
})
