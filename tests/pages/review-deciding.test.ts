import { randomUUID } from "node:crypto"
import { afterEach, beforeAll, describe, expect, inject, test } from "vitest"
import { signedIn } from "../support/people"
import {
  cardOf,
  cardsOn,
  decide,
  decideTicked,
  questionsOn,
  schoolReview,
} from "../support/review-page"
import { standInAt } from "../support/upstream-stand-in.mjs"
import type { Visitor } from "../support/visitor"
import { languages, say } from "../support/words"
import { fiveHints, otherAdmin, writer } from "../support/writer"

const site = inject("siteOnStandIn")
const api = inject("standIn")
const standIn = standInAt(api)
let omar: Awaited<ReturnType<typeof writer>>
let colleague: Awaited<ReturnType<typeof otherAdmin>>
let huda: Visitor

beforeAll(async () => {
  omar = await writer(api)
  colleague = await otherAdmin(api)
  huda = await signedIn(site, "huda")
})
afterEach(() => standIn.heal())

/** Writes so many questions that only this test knows, and opens the list at them. */
async function written(count: number, visitor = huda): Promise<string[]> {
  const mark = randomUUID().slice(0, 8)
  const questions = Array.from({ length: count }, (_, place) => `${mark} number ${place + 1}?`)
  for (const question of questions) await omar.forSchool(fiveHints(question))
  await visitor.open(`${schoolReview}?search=${mark}&size=50`)
  expect(questionsOn(visitor.page)).toEqual(questions)
  return questions
}

describe.each(languages)("in %s, an admin", (language) => {
  const admin = () => signedIn(site, "huda", language)

  test("approves a question and is back at the same place, where it is gone", async () => {
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

  test("rejects with a reason, in a step of its own", async () => {
    const visitor = await admin()
    const [question = ""] = await written(1, visitor)
    expect(cardOf(visitor.page, question).isOpen).toBe(false)
    const page = await decide(visitor, question, "reject", "Too easy for grade 7.")
    expect(page.text).toContain(say(language, "review.done.reject", { count: 1 }))
    expect(questionsOn(page)).toEqual([])
    expect((await standIn.calls()).map((call) => call.path)).toContainEqual(
      expect.stringMatching(/\/reject\/\d+\?reason=Too\+easy\+for\+grade\+7\.$/),
    )
  })

  test("decides several at once", async () => {
    const visitor = await admin()
    const questions = await written(4, visitor)
    const page = await decideTicked(visitor, questions.slice(1, 3), "approve")
    expect(page.text).toContain(say(language, "review.done.approve", { count: 2 }))
    expect(questionsOn(page)).toEqual([questions[0], questions[3]])
    const rest = await decideTicked(visitor, questionsOn(page), "reject", "Twice")
    expect(rest.text).toContain(say(language, "review.done.reject", { count: 2 }))
  })

  test("is told what a colleague has decided in the meantime, and the rest goes on", async () => {
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

test("two admins who press at the same moment: one decides, the other is told", async () => {
  const [one, other] = [huda, huda.twin()]
  const questions = await written(25)
  await other.open(one.page.path)
  for (const question of questions) {
    const pages = await Promise.all([
      decide(one, question, "approve"),
      decide(other, question, "reject"),
    ])
    const told = pages.map(({ text }) => ({
      done: /approved\.|rejected\./.test(text),
      before: text.includes(say("en", "review.done.before", { count: 1 })),
    }))
    expect(told.filter(({ done }) => done)).toHaveLength(1)
    expect(told.filter(({ before }) => before)).toHaveLength(1)
  }
})

test("the way back leads to the next question, or to the list's top", async () => {
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

test("more than one press can decide are decided in two, the rest stays ticked", async () => {
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

describe("what cannot be decided", () => {
  test.each([
    ["nothing ticked", {}, 422, "errors.review.none"],
    ["an id that is a power", { questionId: "1e9" }, 422, "errors.review.unknown"],
    ["an id below nothing", { questionId: "-1" }, 422, "errors.review.unknown"],
    ["an id with a nought before it", { questionId: "01" }, 422, "errors.review.unknown"],
    ["an id that leads elsewhere", { questionId: "1/../../x" }, 422, "errors.review.unknown"],
    ["an unknown button", { intent: "delete", questionId: "1" }, 400, "errors.review.intent"],
    [
      "a reason of 10,000 characters",
      { reason: "x".repeat(10_000) },
      422,
      "errors.review.reasonLong",
    ],
    ["a reason that runs backwards", { reason: "a\u202eb" }, 422, "errors.name.turnsAround"],
  ] as const)("%s is told so, and nothing is called", async (_, fields, status, key) => {
    const [question = ""] = await written(1)
    const { id } = cardOf(huda.page, question)
    const base = key === "errors.review.none" ? {} : { questionId: id }
    await standIn.heal()
    await huda.send({
      method: "POST",
      action: "",
      isMultipart: false,
      entries: Object.entries({ intent: "reject", ...base, ...fields }),
    })
    const page = huda.page
    expect(page.status).toBe(status)
    expect(page.document.querySelector("main [role=alert]")?.text).toContain(
      say("en", key, { max: 300 }),
    )
    expect((await standIn.calls()).filter(({ path }) => /approve|reject/.test(path))).toEqual([])
    expect(cardOf(page, question).reason).toBe("reason" in fields ? fields.reason : "")
  })

  test("one that is not there is told as decided before", async () => {
    await huda.open(schoolReview)
    await huda.send({
      method: "POST",
      action: "",
      isMultipart: false,
      entries: Object.entries({ intent: "approve", questionId: "999999999" }),
    })
    expect(huda.page.text).toContain(say("en", "review.done.before", { count: 1 }))
  })

  test.each(["drop", 500, 503, 400] as const)(
    "an upstream that fails with %s leaves question, ticks and reason as they were",
    async (fault) => {
      const questions = await written(3)
      await standIn.spoil("Admin/reject", fault)
      const page = await decideTicked(huda, questions.slice(0, 2), "reject", "Look again")
      expect(page.status).toBe(503)
      expect(page.text).toContain(say("en", "errors.unavailable"))
      expect(cardsOn(page).map(({ isTicked }) => isTicked)).toEqual([true, true, false])
      expect(page.document.querySelector("#ticked textarea")?.text).toBe("Look again")
      await standIn.heal()
      const again = await huda.submit({
        form: "form#ticked",
        button: { name: "intent", value: "reject" },
      })
      expect(again.text).toContain(say("en", "review.done.reject", { count: 2 }))
    },
  )

  test("what failed among others is still ticked", async () => {
    const questions = await written(3)
    const { id } = cardOf(huda.page, questions[1] ?? "")
    await standIn.spoil(`Admin/approve/${id}`, 500)
    const page = await decideTicked(huda, questions, "approve")
    expect(page.text).toContain(say("en", "review.done.approve", { count: 2 }))
    expect(page.text).toContain(say("en", "review.done.failed", { count: 1 }))
    expect(cardsOn(page).map(({ question, isTicked }) => [question, isTicked])).toEqual([
      [questions[1], true],
    ])
  })
})

/** Posts to the list and follows nowhere. */
const post = (fields: Readonly<Record<string, string>>) =>
  fetch(site + schoolReview, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers: { Cookie: huda.cookies.toString(), Origin: site },
  })
