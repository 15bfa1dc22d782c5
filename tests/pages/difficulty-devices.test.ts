import { describe, expect, inject, test } from "vitest"
import {
  answers,
  films,
  nameOf,
  seenOn,
  sendAnswers,
  sets,
  truthOf,
} from "../support/difficulty-page"
import { questionsOn, record } from "../support/record-page"
import { registerStudent, totalOf } from "../support/register-student"
import { wrongAnswer } from "../support/seeded.mjs"
import type { Page } from "../support/visitor"
import { say } from "../support/words"
import { sendFields } from "../support/data-requests"

const site = inject("site")
const blank = ["", "", "", "", "", ""]
const worthOf = (page: Page) => truthOf(page).reduce((sum, { score }) => sum + score, 0)

describe("a stale difficulty form", () => {
  test("shows the result of the first answers, whatever it sends", async () => {
    const { visitor, email } = await registerStudent(site)
    const [first] = truthOf(await visitor.open(sets))
    const stale = visitor.twin()
    await sendAnswers(visitor, answers(visitor.page, { wrong: [2, 3, 4, 5, 6] }))
    for (const values of [answers(stale.page), {}]) {
      const page = await sendAnswers(stale.twin(), values)
      expect(page.text).toContain(say("en", "play.won", { count: first?.score ?? 0 }))
    }
    expect(await totalOf(site, email)).toBe(first?.score)
  })

  test("does not answer or change the next round", async () => {
    const { visitor } = await registerStudent(site)
    await visitor.open(films)
    const stale = visitor.twin()
    await sendAnswers(visitor, answers(visitor.page))
    const { roundId } = seenOn(await visitor.submit())
    const typed = { [nameOf(1)]: "late" }
    for (const intent of ["answer", "keep"]) {
      const { roundId: round } = seenOn(stale.page)
      const page = await sendFields(stale.twin(), films, { ...typed, intent, round })
      expect(page.status).toBe(200)
      expect(seenOn(page)).toMatchObject({ roundId, drafts: blank, isHandedIn: false })
    }
    const late = await sendAnswers(stale, answers(stale.page))
    expect(seenOn(late)).toMatchObject({ roundId, drafts: blank })
  })

  test("sent several times at once is judged, credited and recorded once", async () => {
    const { visitor, email } = await registerStudent(site)
    await visitor.open(sets)
    const questions = truthOf(visitor.page).map(({ question }) => question)
    const worth = worthOf(visitor.page)
    const values = answers(visitor.page)
    const pages = await Promise.all(
      Array.from({ length: 4 }, () => sendAnswers(visitor.twin(), values)),
    )
    for (const { status } of pages) expect([200, 409]).toContain(status)
    expect(pages.some(({ status }) => status === 200)).toBe(true)
    expect(await totalOf(site, email)).toBe(worth)
    const asked = questionsOn(await visitor.open(record))
    expect(asked.toSorted()).toEqual(questions.toSorted())
  })

  test("sent at once with different answers keeps exactly one of the two", async () => {
    const { visitor, email } = await registerStudent(site)
    await visitor.open(sets)
    const worth = worthOf(visitor.page)
    await Promise.all([
      sendAnswers(visitor.twin(), answers(visitor.page)),
      sendAnswers(visitor.twin(), answers(visitor.page, { wrong: [1, 2, 3, 4, 5, 6] })),
    ])
    expect([0, worth]).toContain(await totalOf(site, email))
  })

  test("replayed with old cookies changes nothing", async () => {
    const { visitor, email } = await registerStudent(site)
    await visitor.open(sets)
    const worth = worthOf(visitor.page)
    const before = visitor.twin()
    await sendAnswers(visitor, answers(visitor.page))
    const replayed = await sendAnswers(before, answers(before.page))
    expect(replayed.text).toContain(say("en", "play.won", { count: worth }))
    expect(await totalOf(site, email)).toBe(worth)
  })
})

describe("another player's difficulty round", () => {
  test("cannot be saved, answered or ended by its id", async () => {
    const owner = await registerStudent(site)
    const thief = await registerStudent(site)
    const { roundId } = seenOn(await owner.visitor.open(sets))
    await thief.visitor.open(sets)
    for (const intent of ["keep", "answer", "next"]) {
      const typed = { [nameOf(1)]: wrongAnswer, confirm: "yes" }
      await sendFields(thief.visitor, sets, { ...typed, intent, round: roundId })
    }
    const page = await owner.visitor.open(sets)
    expect(seenOn(page)).toMatchObject({ roundId, drafts: blank, isHandedIn: false })
  })
})
