import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { readSeed } from "../../api/seed/read-seed.mjs"
import { registration } from "../support/register-student"
import { openW3m } from "./w3m.mjs"
import { say } from "../support/words"
import { createServer, request } from "node:http"

/**
 * A proxy between w3m and the local Workers, in the role that Cloudflare has in production: the Workers answer
 * with chunked HTTP/1.1, but w3m uses HTTP/1.0, and it sends Secure cookies over https only.
 */
async function startRelay(site: string) {
  const { host, hostname, port } = new URL(site)
  const server = createServer((asked, answer) => {
    const { method, url: path } = asked
    const headers = { ...asked.headers, host, "accept-encoding": "identity" }
    const passed = request({ hostname, port, method, path, headers }, (real) => {
      const { "transfer-encoding": _, "set-cookie": cookies = [], ...kept } = real.headers
      const plain = cookies.map((cookie) => cookie.replace(/; Secure/i, ""))
      answer.writeHead(real.statusCode ?? 502, { ...kept, "set-cookie": plain })
      real.pipe(answer)
    })
    passed.on("error", () => answer.writeHead(502).end())
    asked.pipe(passed)
  })
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The relay has no port.")
  return { url: `http://127.0.0.1:${address.port}`, stop: () => void server.close() }
}

/** A pupil who uses the site in w3m with its keys, from sign-up to the leaderboard. Each test continues the one before. */
const { name, email, password, grade } = registration()

let relay: Awaited<ReturnType<typeof startRelay>>
let browser: ReturnType<typeof openW3m>

beforeAll(async () => {
  relay = await startRelay(inject("site"))
  browser = openW3m(`${relay.url}/?lng=en`)
})

afterAll(() => {
  browser.close()
  relay.stop()
})

test("signs up, and is welcomed by name", async () => {
  await seen(say("en", "home.title"))
  browser.press(say("en", "home.start"))
  await seen(say("en", "signup.submit"))
  browser.select(say("en", "signup.grade"), Number(grade))
  browser.fill(say("en", "signup.name"), name)
  browser.fill(say("en", "signup.email"), email)
  browser.fill(say("en", "signup.password"), password)
  browser.fill(say("en", "signup.confirmPassword"), password)
  browser.press(say("en", "signup.submit"))
  await seen(say("en", "home.hello", { name: "Nora" }))
})

test("logs out, and in again", async () => {
  browser.press(say("en", "account.logout"))
  await seen(say("en", "home.title"))
  browser.press(say("en", "nav.login"))
  await seen(say("en", "login.toForget"))
  browser.fill(say("en", "login.email"), email)
  browser.fill(say("en", "login.password"), password)
  browser.pressNext()
  await seen(say("en", "home.hello", { name: "Nora" }))
})

test("chooses a subject and a chapter, and starts a round", async () => {
  browser.press(say("en", "home.play"))
  await seen(say("en", "choose.subject"))
  browser.pressAfter(say("en", "choose.subject"))
  await seen(say("en", "choose.chapter"))
  browser.pressAfter(say("en", "choose.chapter"))
  await seen(say("en", "choose.start"))
  browser.press(say("en", "choose.start"))
  await seen(say("en", "play.worth", { count: 50 }))
})

test("takes a hint, types the answer and wins the points", async () => {
  const answer = answerTo(await seen(say("en", "play.worth", { count: 50 })))
  browser.press(say("en", "play.nextHint"))
  await seen(say("en", "play.worth", { count: 40 }))
  browser.fill(say("en", "play.answer"), answer)
  browser.pressNext()
  await seen(say("en", "play.won", { count: 40 }))
})

test("is on the leaderboard, in both languages", async () => {
  browser.press(say("en", "nav.topTen"))
  await seen(name)
  browser.press("العربية")
  await seen(say("ar", "topTen.title"))
})

/** Waits for the page, which must contain the sentence, and returns its text. */
async function seen(sentence: string): Promise<string> {
  const page = squeezed(await browser.read())
  expect(page).toContain(squeezed(sentence))
  return page
}

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

/** Without white space, because w3m wraps lines at the width of the screen, and without direction marks. */
const squeezed = (text: string) => text.replace(/[\s\u2066-\u2069]/g, "")
