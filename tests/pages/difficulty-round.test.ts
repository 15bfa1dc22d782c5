import { describe, expect, inject, test } from "vitest"
import {
  answers,
  films,
  isInPlay,
  seenOn,
  sendAnswers,
  sendAnyway,
  sets,
  truthOf,
} from "../support/difficulty-page"
import { pointsOn } from "../support/five-hints-page"
import { registerStudent, totalOf } from "../support/register-student"
import { wrongAnswer } from "../support/seeded.mjs"
import { languages, say } from "../support/words"

const site = inject("site")

describe.each(languages)("a difficulty round, in %s,", (language) => {
  test("asks six items, easiest first, with the points of each", async () => {
    const { visitor } = await registerStudent(site, language)
    const page = await visitor.open(sets)
    const items = truthOf(page)
    const scores = items.map(({ score }) => score)
    expect(page.status).toBe(200)
    expect(items.length).toBe(6)
    for (const item of items)
      expect(item).toMatchObject({ language, grade: 7, subject: "Math", chapter: 1 })
    expect(scores).toEqual(scores.toSorted((one, other) => one - other))
    expect(new Set(scores)).toEqual(new Set([5, 10, 15, 20, 25]))
    expect(seenOn(page)).toMatchObject({ drafts: ["", "", "", "", "", ""], isHandedIn: false })
    const total = scores.reduce((sum, score) => sum + score, 0)
    expect(page.text).toContain(say(language, "difficulty.worth", { count: total }))
    for (const count of scores)
      expect(page.text).toContain(say(language, "topTen.points", { count }))
  })

  test("with all answers right shows the score, the percentage and the points", async () => {
    const { visitor, email } = await registerStudent(site, language)
    const items = truthOf(await visitor.open(sets))
    const won = items.reduce((sum, { score }) => sum + score, 0)
    const page = await sendAnswers(visitor, answers(visitor.page))
    expect(page.redirects).toEqual([303])
    expect(page.text).toContain(say(language, "difficulty.allRight"))
    expect(page.text).toContain(
      say(language, "difficulty.rightOf", { right: 6, all: 6, share: 100 }),
    )
    expect(page.text).toContain(say(language, "play.won", { count: won }))
    expect(page.text).not.toContain(say(language, "play.rightAnswer"))
    expect(pointsOn(page)).toBe(won)
    expect(await totalOf(site, email)).toBe(won)
  })

  test("with some wrong answers shows each item, with the right answer to each wrong one", async () => {
    const { visitor, email } = await registerStudent(site, language)
    const items = truthOf(await visitor.open(sets))
    const page = await sendAnswers(visitor, answers(visitor.page, { wrong: [1, 4] }))
    const rows = page.document.querySelectorAll("main ol:not([aria-label]) li").map((row) => {
      row.querySelector("details[open], details > .text-soft")?.remove()
      return row.text
    })
    expect(rows).toEqual(
      items.map(({ question, answer, score }, index) =>
        isWrong(index)
          ? `${question}${wrongAnswer}0${say(language, "play.rightAnswer")}: ${answer}`
          : `${question}${answer}+${score}`,
      ),
    )
    const won = items.reduce((sum, { score }, index) => sum + (isWrong(index) ? 0 : score), 0)
    expect(page.text).toContain(say(language, "play.mostRight"))
    expect(page.text).toContain(
      say(language, "difficulty.rightOf", { right: 4, all: 6, share: 67 }),
    )
    expect(pointsOn(page)).toBe(won)
    expect(await totalOf(site, email)).toBe(won)
  })

  test("with no answer right deducts no points", async () => {
    const { visitor } = await registerStudent(site, language)
    await visitor.open(sets)
    const page = await sendAnswers(visitor, answers(visitor.page, { wrong: [1, 2, 3, 4, 5, 6] }))
    expect(page.text).toContain(say(language, "play.wrong"))
    expect(page.text).toContain(say(language, "difficulty.rightOf", { right: 0, all: 6, share: 0 }))
    expect(page.text).toContain(say(language, "play.won", { count: 0 }))
    expect(pointsOn(page)).toBe(0)
  })

  test("in entertainment shows its worth and adds no points", async () => {
    const { visitor, email } = await registerStudent(site, language)
    const items = truthOf(await visitor.open(films))
    for (const item of items) expect(item).toMatchObject({ language, section: 1 })
    const page = await sendAnswers(visitor, answers(visitor.page, { wrong: [6] }))
    const count = items.slice(0, 5).reduce((sum, { score }) => sum + score, 0)
    expect(page.text).toContain(say(language, "play.wasWorth", { count }))
    expect(pointsOn(page)).toBe(0)
    expect(await totalOf(site, email)).toBe(0)
  })
})

describe.each(languages)("blank answers, in %s,", (language) => {
  test("lead to a confirmation step that keeps everything and submits on request", async () => {
    const { visitor } = await registerStudent(site, language)
    const items = truthOf(await visitor.open(sets))
    expect(visitor.page.text).toContain(say(language, "difficulty.some"))
    const values = answers(visitor.page, { empty: [2, 5] })
    const asked = await sendAnswers(visitor, values)
    expect(asked.status).toBe(422)
    expect(asked.text).toContain(say(language, "errors.play.empty", { count: 2 }))
    expect(seenOn(asked)).toMatchObject({ drafts: Object.values(values), isHandedIn: false })
    const page = await sendAnyway(visitor)
    expect(page.text).toContain(
      say(language, "difficulty.rightOf", { right: 4, all: 6, share: 67 }),
    )
    const empties = page.document
      .querySelectorAll("main ol li")
      .filter(({ text }) => text.includes(say(language, "difficulty.leftEmpty")))
    expect(empties.length).toBe(2)
    expect(pointsOn(page)).toBe(
      items.reduce((sum, { score }, index) => sum + ([1, 4].includes(index) ? 0 : score), 0),
    )
  })

  test("can be filled in at the confirmation step, which then submits", async () => {
    const { visitor } = await registerStudent(site, language)
    await visitor.open(sets)
    const all = answers(visitor.page)
    await sendAnswers(visitor, answers(visitor.page, { empty: [3] }))
    const page = await visitor.submit({
      button: say(language, "difficulty.submit"),
      values: { "answer-3": all["answer-3"] ?? "" },
    })
    expect(page.text).toContain(say(language, "difficulty.allRight"))
  })

  test("in every item win nothing, and need one confirmation", async () => {
    const { visitor } = await registerStudent(site, language)
    await visitor.open(sets)
    const asked = await sendAnswers(visitor, {})
    expect(asked.status).toBe(422)
    expect(asked.text).toContain(say(language, "errors.play.empty", { count: 6 }))
    const page = await sendAnyway(visitor)
    expect(page.text).toContain(say(language, "difficulty.rightOf", { right: 0, all: 6, share: 0 }))
    expect(pointsOn(page)).toBe(0)
  })
})

describe("after a difficulty result", () => {
  test("the result keeps its address, and the play page starts the next round", async () => {
    const { visitor } = await registerStudent(site)
    const { roundId } = seenOn(await visitor.open(films))
    const { path, text } = await sendAnswers(visitor, answers(visitor.page))
    expect((await visitor.open(path)).text).toBe(text)
    const page = await visitor.submit()
    expect(page.path).toBe(films)
    expect(isInPlay(page)).toBe(true)
    expect(seenOn(page)).toMatchObject({ drafts: ["", "", "", "", "", ""] })
    expect(seenOn(page).roundId).not.toBe(roundId)
  })

  test("a chapter ends when all its items are played, and draws none twice", async () => {
    const { visitor, email } = await registerStudent(site)
    const asked: { readonly question: string; readonly score: number }[] = []
    for (let page = await visitor.open(sets); isInPlay(page); page = await visitor.open(sets)) {
      asked.push(...truthOf(page))
      await sendAnswers(visitor, answers(page))
    }
    // The end is a page of its own that suggests what to play next, so its status is 200, not 404.
    expect(visitor.page.status).toBe(200)
    expect(new Set(asked.map(({ question }) => question)).size).toBe(asked.length)
    const sum = asked.reduce((total, { score }) => total + score, 0)
    expect(sum).toBeGreaterThan(0)
    expect(await totalOf(site, email)).toBe(sum)
  })
})

/** The first and the fourth item, counted from 0. */
const isWrong = (index: number) => index === 0 || index === 3
