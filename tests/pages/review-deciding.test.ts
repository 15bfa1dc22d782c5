import { afterEach, beforeAll, describe, expect, inject, test } from "vitest"
import { signedIn } from "../support/people"
import {
  cardOf,
  cardsOn,
  decide,
  decideTicked,
  questionsOn,
  schoolReview,
  writeFor,
} from "../support/review-page"
import { faultyUpstreamAt } from "../support/faulty-upstream.mjs"
import type { Visitor } from "../support/visitor"
import { languages, say } from "../support/words"
import { otherAdmin, writer } from "../support/writer"

const site = inject("siteOnFaultyUpstream")
const api = inject("faultyUpstream")
const faultyUpstream = faultyUpstreamAt(api)
let omar: Awaited<ReturnType<typeof writer>>
let colleague: Awaited<ReturnType<typeof otherAdmin>>
let huda: Visitor

beforeAll(async () => {
  omar = await writer(api)
  colleague = await otherAdmin(api)
  huda = await signedIn(site, "huda")
})
afterEach(() => faultyUpstream.heal())

const written = (count: number, visitor = huda) => writeFor(visitor, omar, count)

describe.each(languages)("an admin, in %s,", (language) => {
  const admin = () => signedIn(site, "huda", language)

  test("approves a question and returns to the same position in the list, without it", async () => {
    const visitor = await admin()
    const [first = "", second = "", third = ""] = await written(3, visitor)
    const { path } = visitor.page
    const page = await decide(visitor, second, "approve")
    expect({ status: page.status, path: page.path, redirects: page.redirects }).toEqual({
      status: 200,
      path,
      redirects: [303],
    })
    expect(page.text).toContain(say(language, "review.done.approve", { count: 1 }))
    expect(questionsOn(page)).toEqual([first, third])
    expect(await colleague.decide("reject", "1")).toBe(409)
  })

  test("rejects with a reason, in a separate step", async () => {
    const visitor = await admin()
    const [question = ""] = await written(1, visitor)
    expect(cardOf(visitor.page, question).isOpen).toBe(false)
    const page = await decide(visitor, question, "reject", "Too easy for grade 7.")
    expect(page.text).toContain(say(language, "review.done.reject", { count: 1 }))
    expect(questionsOn(page)).toEqual([])
    expect((await faultyUpstream.calls()).map((call) => call.path)).toContainEqual(
      expect.stringMatching(/\/reject\/\d+\?reason=Too\+easy\+for\+grade\+7\.$/),
    )
  })

  test("decides several questions at once", async () => {
    const visitor = await admin()
    const questions = await written(4, visitor)
    const page = await decideTicked(visitor, questions.slice(1, 3), "approve")
    expect(page.text).toContain(say(language, "review.done.approve", { count: 2 }))
    expect(questionsOn(page)).toEqual([questions[0], questions[3]])
    const rest = await decideTicked(visitor, questionsOn(page), "reject", "Twice")
    expect(rest.text).toContain(say(language, "review.done.reject", { count: 2 }))
  })

  test("is told which questions a colleague has decided meanwhile, and decides the rest", async () => {
    const visitor = await admin()
    const questions = await written(3, visitor)
    const { id } = cardOf(visitor.page, questions[1] ?? "")
    expect(await colleague.decide("reject", id)).toBe(200)
    const page = await decideTicked(visitor, questions, "approve")
    expect(page.text).toContain(say(language, "review.done.approve", { count: 2 }))
    expect(page.text).toContain(say(language, "review.done.before", { count: 1 }))
    expect(questionsOn(page)).toEqual([])
  })
})

test("of two admins who decide at the same time exactly one succeeds and the other is told", async () => {
  const [one, other] = [huda, huda.twin()]
  const outcomes: unknown[] = []
  while (outcomes.length < (inject("isDeep") ? 100 : 25)) {
    const questions = await written(25)
    await other.open(one.page.path)
    for (const question of questions) outcomes.push(await press(question, one, other))
  }
  expect(outcomes).toEqual(outcomes.map(() => ({ done: 1, before: 1 })))
}, 120_000)

/** How many of the two succeed, and how many are told that somebody else was first. */
async function press(question: string, one: Visitor, other: Visitor) {
  const pages = await Promise.all([
    decide(one, question, "approve"),
    decide(other, question, "reject"),
  ])
  const before = say("en", "review.done.before", { count: 1 })
  return {
    done: pages.filter(({ text }) => /approved\.|rejected\./.test(text)).length,
    before: pages.filter(({ text }) => text.includes(before)).length,
  }
}

test("the link back leads to the next question, or to the top of the list", async () => {
  const [first = "", second = ""] = await written(2)
  const { id } = cardOf(huda.page, second)
  const answer = await post({
    questionId: cardOf(huda.page, first).id,
    intent: "approve",
    next: id,
  })
  expect(answer.headers.get("Location")).toMatch(new RegExp(`#q-${id}$`))
  const last = await post({ questionId: id, intent: "approve", next: "//evil.example" })
  expect(last.headers.get("Location")).toMatch(/^\/admin\/educational-questions#list$/)
})

test("a batch over the limit is decided in two steps, with the rest still ticked", async () => {
  const questions = await written(27)
  const page = await decideTicked(huda, questions, "approve")
  expect(page.text).toContain(say("en", "review.done.approve", { count: 25 }))
  expect(page.text).toContain(say("en", "review.done.later", { count: 2 }))
  expect(cardsOn(page).map(({ isTicked }) => isTicked)).toEqual([true, true])
  const rest = await huda.submit({
    form: "form#ticked",
    button: { name: "intent", value: "approve" },
  })
  expect(rest.text).toContain(say("en", "review.done.approve", { count: 2 }))
  expect(rest.path).not.toContain("tick=")
})

/** Posts to the list without following the redirect. */
const post = (fields: Readonly<Record<string, string>>) =>
  fetch(site + schoolReview, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers: { Cookie: huda.cookies.toString(), Origin: site },
  })
