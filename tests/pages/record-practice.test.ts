import { afterEach, describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import * as difficulty from "../support/difficulty-page"
import * as hints from "../support/five-hints-page"
import { registerStudent, totalOf } from "../support/register-student"
import * as offside from "../support/offside-page"
import { wrongAnswer } from "../support/seeded.mjs"
import { entriesOn, record } from "../support/record-page"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import type { Visitor } from "../support/visitor"
import { say } from "../support/words"

afterEach(() => faultyUpstream.heal())

describe.each(arabicOrBoth)("a question played again from the record, in %s,", (language) => {
  test("of five hints shows each next hint, for no points", async () => {
    const { visitor, email } = await registerStudent(site, language)
    const truth = hints.truthOf(await visitor.open(hints.sets))
    await hints.giveAnswer(visitor, wrongAnswer)
    const { page, before } = await playAgain(visitor)
    expect(page.text).toContain(say(language, "play.source.practice"))
    expect(hints.seenOn(page)).toMatchObject({ question: truth.question, hints: [truth.hints[0]] })
    expect(hints.seenOn(await hints.nextHint(visitor)).hints).toEqual(truth.hints.slice(0, 2))
    const result = await hints.giveAnswer(visitor, truth.answer)
    expect(result.text).toContain(say(language, "play.right"))
    await expectNothingGained(visitor, before)
    expect(await totalOf(site, email)).toBe(0)
  })

  test("of offside is judged as usual, for no points", async () => {
    const { visitor, email } = await registerStudent(site, language)
    const { question } = offside.truthOf(await visitor.open(offside.sets))
    await offside.judgeAll(visitor, [1, 2])
    const { page, before } = await playAgain(visitor)
    expect(offside.truthOf(page).question).toBe(question)
    expect((await offside.judgeAll(visitor, [4])).text).toContain(
      say(language, "offside.rightOf", { right: 5, all: 6 }),
    )
    await expectNothingGained(visitor, before)
    expect(await totalOf(site, email)).toBe(12)
  })

  test("of difficulty is a single item, for no points", async () => {
    const { visitor } = await registerStudent(site, language)
    await visitor.open(difficulty.sets)
    const wrong = [1, 2, 3, 4, 5, 6]
    await difficulty.sendAnswers(visitor, difficulty.answers(visitor.page, { wrong }))
    const { page, before, entry } = await playAgain(visitor)
    expect(difficulty.seenOn(page).questions).toEqual([entry?.question])
    const blank = await difficulty.sendAnswers(visitor, {})
    expect(blank.status).toBe(422)
    const result = await difficulty.sendAnswers(visitor, difficulty.answers(visitor.page))
    expect(result.text).toContain(say(language, "difficulty.allRight"))
    await expectNothingGained(visitor, before)
  })
})

describe("practice", () => {
  test("only loads the question from the upstream: the app judges the answer, and accepts a slip", async () => {
    const { visitor } = await registerStudent(site)
    const [typed, path] = await answeredWithSlip(visitor)
    await visitor.open(path)
    await faultyUpstream.spoil("", 500)
    const page = await hints.giveAnswer(visitor, typed)
    expect(page.text).toContain(say("en", "play.right"))
    expect(page.text).toContain(say("en", "play.reason.slip"))
    expect(await faultyUpstream.calls()).toEqual([])
  })

  test("can be repeated without a limit", async () => {
    const { visitor } = await registerStudent(site)
    await visitor.open(offside.sets)
    await offside.judgeAll(visitor)
    const [entry] = entriesOn(await visitor.open(record))
    for (const wrong of [[], [1], []]) {
      expect(offside.isInPlay(await visitor.open(entry?.again ?? ""))).toBe(true)
      await offside.judgeAll(visitor, wrong)
    }
    expect(entriesOn(await visitor.open(record)).length).toBe(1)
  })

  test("leads back to the live round that it was opened from, and to nothing else", async () => {
    const { visitor } = await registerStudent(site)
    await visitor.open(offside.sets)
    await offside.judgeAll(visitor)
    const [entry] = entriesOn(await visitor.open(record))
    for (const [room, back] of [
      ["1234567", "/live/1234567/play"],
      ["/example.com", record],
    ] as const) {
      await visitor.open(`${entry?.again}&room=${room}`)
      const { document } = await offside.judgeAll(visitor)
      expect(document.querySelector("main .next-bar a")?.getAttribute("href")).toBe(back)
    }
  })

  test("with another player's question, or a question of another game, is a 404", async () => {
    const { visitor } = await registerStudent(site)
    await visitor.open(hints.sets)
    await hints.giveAnswer(visitor, wrongAnswer)
    const [entry] = entriesOn(await visitor.open(record))
    const path = entry?.again ?? ""
    const stranger = await registerStudent(site)
    expect((await stranger.visitor.open(path)).status).toBe(404)
    expect((await visitor.open(path.replaceAll("five-hints", "offside"))).status).toBe(404)
    const page = await visitor.open(path.replace("/education/", "/entertainment/"))
    expect(page.path).toBe("/games/entertainment/five-hints")
  })
})

/** Opens the question of the newest entry again. */
async function playAgain(visitor: Visitor) {
  const [entry, ...rest] = entriesOn(await visitor.open(record))
  const page = await visitor.open(entry?.again ?? "")
  expect(page.status).toBe(200)
  return { page, entry, before: rest.length + 1 }
}

/** Checks a result page: no points, no credit calls, no new entry in the record. */
async function expectNothingGained(visitor: Visitor, before: number) {
  const { language, page } = visitor
  expect(page.text).toContain(say(language, "play.practice"))
  expect(page.text).not.toContain(say(language, "play.won", { count: 0 }))
  expect(page.document.querySelector(`main a[href="${record}"]`)).toBeTruthy()
  expect(page.document.querySelectorAll("main form")).toEqual([])
  expect(entriesOn(await visitor.open(record)).length).toBe(before)
}

/**
 * Loses rounds until a question comes whose answer can be misspelt; returns the misspelling and
 * the practice address.
 */
async function answeredWithSlip(visitor: Visitor): Promise<readonly [string, string]> {
  const subjects = ["Science", "Geography", "History", "Civics"]
  for (const subject of subjects.flatMap((name) => [name, name])) {
    const path = `/games/education/five-hints/play-five-hints?subject=${subject}&chapter=1`
    const typed = hints.misspelt(hints.truthOf(await visitor.open(path)))
    await hints.giveAnswer(visitor, wrongAnswer)
    const [entry] = entriesOn(await visitor.open(record))
    if (typed !== null) return [typed, entry?.again ?? ""]
  }
  throw new Error("No answer of these subjects is one long word.")
}
