import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest"
import { signedIn } from "../support/people"
import { giveAnswer, seenOn, sets, truthOf } from "../support/five-hints-page"
import { registerStudent, totalOf } from "../support/register-student"
import { faultyUpstream, startWithLimits } from "../support/on-faulty-upstream"
import { wrongAnswer } from "../support/seeded.mjs"
import { Visitor } from "../support/visitor"
import { say } from "../support/words"

let product: Awaited<ReturnType<typeof startWithLimits>>
let layla: Visitor
beforeAll(async () => {
  // The default deadlines, because this test counts calls.
  product = await startWithLimits()
  layla = (await signedIn(inject("siteOnFaultyUpstream"), "layla")).on(product.url)
}, 60_000)
afterEach(() => faultyUpstream.heal())
afterAll(() => product.stop())

const views = 80

const faults = ["drop", 503, "reset-body", 500] as const

/** Two of the faults; all of them in `npm run test:deep`. */
test.each(faults.filter((_, index) => inject("isDeep") || index < 2))(
  "an outage (%s) costs at most 1.1 calls a page view, is shown on each, and ends when the upstream recovers",
  async (fault) => {
    const nobody = new Visitor(product.url)
    await faultyUpstream.spoil("", fault)
    for (let view = 0; view < views; view += 2)
      for (const page of [await layla.open("/top-10"), await nobody.open("/signup")]) {
        expect(page.status).toBe(503)
        expect(page.headers.get("Retry-After")).toMatch(/^\d+$/)
        expect(page.text).toContain(say("en", "error.unavailable.title"))
      }
    expect((await faultyUpstream.calls()).length / views).toBeLessThanOrEqual(1.1)

    await faultyUpstream.heal()
    let tries = 0
    while ((await layla.open("/top-10")).status !== 200) expect((tries += 1)).toBeLessThan(10_000)
    await faultyUpstream.heal()
    for (let view = 0; view < 5; view += 1) {
      expect((await layla.open("/top-10")).status).toBe(200)
      expect((await nobody.open("/signup")).status).toBe(200)
    }
    expect((await faultyUpstream.calls()).length).toBe(15)
  },
  60_000,
)

test.each(["drop", 503] as const)(
  "an outage of the call for points alone (%s) turns nobody away, and the points come when it is over",
  async (fault) => {
    const { visitor, email } = await registerStudent(product.url)
    const { answer } = truthOf(await visitor.open(sets))
    await faultyUpstream.spoil("Accounts/add/", fault)
    expect((await giveAnswer(visitor, answer)).text).toContain(
      say("en", "play.pending", { count: 50 }),
    )
    for (let view = 0; view < 15; view += 1)
      for (const path of ["/", "/games", "/top-10", "/profile"])
        expect([path, (await visitor.open(path)).status]).toEqual([path, 200])
    expect((await visitor.open(sets)).status).toBe(200)
    await faultyUpstream.heal()
    let tries = 0
    while ((await totalOf(product.url, email)) !== 50) {
      await visitor.open("/games")
      expect((tries += 1)).toBeLessThan(200)
    }
  },
  60_000,
)

const chapters = (...listed: readonly object[]) => ({
  path: "Accounts/chapters",
  reply: { status: 200, body: { chapters: listed } },
})

test("a round goes on when its chapter is archived or its subject renamed, and Home leads to it", async () => {
  const { visitor } = await registerStudent(product.url)
  const inPlay = seenOn(await visitor.open(sets))
  const numbers = sets.replace("Math", "Numbers")
  const goOn = async () =>
    (await visitor.open("/")).document.querySelector("#continue")?.getAttribute("href") ?? ""
  /** What is not there makes the product ask for the lists again. */
  const renewLists = (path: string) => visitor.open(path.replace("chapter=1", "chapter=99"))

  await faultyUpstream.tell(chapters())
  expect((await renewLists(sets)).status).toBe(404)
  expect(seenOn(await visitor.open(await goOn()))).toEqual(inPlay)

  const reply = await fetch(`${inject("api")}/api/Accounts/subjects/7`, {
    headers: { "Accept-Language": "en" },
  })
  const named = (await reply.text()).replace('"Math"', '"Numbers"')
  const renamed = { path: "subjects/7", reply: { status: 200, body: JSON.parse(named) } }
  await faultyUpstream.tell(renamed, chapters({ name: "Sets", number: 1 }))
  await renewLists(sets)
  const old = await visitor.open(sets)
  expect([old.path, seenOn(old)]).toEqual([numbers, inPlay])
  expect(await goOn()).toBe(numbers)

  await faultyUpstream.tell(renamed, chapters())
  await renewLists(numbers)
  await visitor.open(await goOn())
  const result = await giveAnswer(visitor, wrongAnswer)
  expect(result.status).toBe(200)
  expect((await visitor.open(result.path)).status).toBe(200)
  const next = await visitor.open(numbers)
  expect(next.status).toBe(404)
  expect(next.text).toContain(say("en", "play.empty.title"))
})
