import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { readSeed } from "../../api/seed/read-seed.mjs"
import { registration } from "../support/register-student"
import { say } from "../support/words"
import { openBrowser, squeezed } from "./browser"

/** A pupil who uses the site in w3m with its keys, from sign-up to the leaderboard. Each test continues the one before. */
const { name, email, password, grade } = registration()

let browser: Awaited<ReturnType<typeof openBrowser>>

beforeAll(async () => {
  browser = await openBrowser(inject("site"), "/?lng=en")
})

afterAll(() => browser.close())

test("signs up, and is welcomed by name", async () => {
  await browser.seen(say("en", "home.title"))
  browser.press(say("en", "home.start"))
  await browser.seen(say("en", "signup.submit"))
  browser.select(say("en", "signup.grade"), Number(grade))
  browser.fill(say("en", "signup.name"), name)
  browser.fill(say("en", "signup.email"), email)
  browser.fill(say("en", "signup.password"), password)
  browser.fill(say("en", "signup.confirmPassword"), password)
  browser.press(say("en", "signup.submit"))
  await browser.seen(say("en", "home.hello", { name: "Nora" }))
})

test("logs out, and in again", async () => {
  browser.press(say("en", "account.logout"))
  await browser.seen(say("en", "home.title"))
  browser.press(say("en", "nav.login"))
  await browser.seen(say("en", "login.toForget"))
  browser.fill(say("en", "login.email"), email)
  browser.fill(say("en", "login.password"), password)
  browser.pressNext()
  await browser.seen(say("en", "home.hello", { name: "Nora" }))
})

test("chooses a subject and a chapter, and starts a round", async () => {
  browser.press(say("en", "home.play"))
  await browser.seen(say("en", "choose.subject"))
  browser.pressAfter(say("en", "choose.subject"))
  await browser.seen(say("en", "choose.chapter"))
  browser.pressAfter(say("en", "choose.chapter"))
  await browser.seen(say("en", "choose.start"))
  browser.press(say("en", "choose.start"))
  await browser.seen(say("en", "play.worth", { count: 50 }))
})

test("takes a hint, types the answer and wins the points", async () => {
  const answer = answerTo(await browser.seen(say("en", "play.worth", { count: 50 })))
  browser.press(say("en", "play.nextHint"))
  await browser.seen(say("en", "play.worth", { count: 40 }))
  browser.fill(say("en", "play.answer"), answer)
  browser.pressNext()
  await browser.seen(say("en", "play.won", { count: 40 }))
})

test("is on the leaderboard, in both languages", async () => {
  browser.press(say("en", "nav.topTen"))
  await browser.seen(name)
  browser.press("العربية")
  await browser.seen(say("ar", "topTen.title"))
})

/** The right answer, found by the page's question and first hint. */
function answerTo(page: string): string {
  const questions = readSeed().games["five-hints"].flatMap(({ items }) => items)
  const asked = questions.find(
    ({ question, hints: [first = ""] }) =>
      page.includes(squeezed(question)) && page.includes(squeezed(first)),
  )
  const [answer = ""] = asked?.answer.split("|") ?? []
  expect(answer, "the answer to the question of this page").not.toBe("")
  return answer
}
