import { randomUUID } from "node:crypto"
import { afterEach, describe, expect, test } from "vitest"
import { brotli } from "../support/built"
import { api, faultyUpstream, site } from "../support/on-faulty-upstream"
import { signedIn } from "../support/people"
import {
  decide,
  decideTicked,
  entriesOn,
  entryOf,
  press,
  questionsOn,
  schoolReview,
  writeFor,
} from "../support/review-page"
import type { Page } from "../support/visitor"
import { say } from "../support/words"
import { fiveHints, writer } from "../support/writer"
import { sendFields } from "../support/data-requests"

const mark = randomUUID().slice(0, 8)

const huda = await signedIn(site, "huda")
afterEach(() => faultyUpstream.heal())

test("a decision on an earlier page of the review list does not shift the later pages", async () => {
  const [first] = await writeFor(huda, await writer(api), 7)
  const marked = new URL(`http://site${huda.page.path}`).searchParams.get("search") ?? ""
  const page = await huda.open(`${schoolReview}?search=${marked}&size=5`)
  const second = await huda.open(linkOf(page, "next"))
  expect(second.path).toMatch(/page=2&after=\d+/)
  expect([entriesOn(page).length, entriesOn(second).length]).toEqual([5, 2])
  await huda.open(page.path)
  await decide(huda, first ?? "", "reject")
  expect(questionsOn(await huda.open(second.path))).toEqual(questionsOn(second))
})

test.each([
  ["first", "next", 5, [5, 6]],
  ["last", "earlier", 2, [0, 1, 2, 3, 4]],
] as const)(
  "after a decision on all of the %s page, the %s questions are shown",
  async (name, _, size, left) => {
    const written = await writeFor(huda, await writer(api), 7)
    const marked = new URL(`http://site${huda.page.path}`).searchParams.get("search") ?? ""
    const first = await huda.open(`${schoolReview}?search=${marked}&size=5`)
    if (name === "last") await huda.open(linkOf(first, "next"))
    const all = questionsOn(huda.page)
    expect(all).toHaveLength(size)
    const page = await decideTicked(huda, all, "approve")
    expect(questionsOn(page)).toEqual(left.map((place) => written[place]))
    expect(page.text).toContain(
      say("en", "review.found", { count: left.length, total: "" }).split(" of")[0],
    )
  },
)

describe("the review list of an upstream without pages", () => {
  test("is paged by the address, and keeps the filters", async () => {
    await faultyUpstream.replyWithoutOurs("Admin/educational-questions", {
      status: 200,
      body: many(8),
    })
    const first = await huda.open(`${schoolReview}?search=${mark}&size=5&game=&grade=`)
    expect(entriesOn(first)).toHaveLength(5)
    const second = await huda.open(linkOf(first, "next"))
    expect(entriesOn(second)).toHaveLength(3)
    expect(new Set([...questionsOn(first), ...questionsOn(second)]).size).toBe(8)
    expect(second.path).toMatch(/search=.+size=5.+page=2/)
    const form = await huda.open(`${second.path}&narrow=1`)
    expect(form.document.querySelector('select[name="size"] option[selected]')?.text).toBe("5")
    expect(questionsOn(await huda.open(`${schoolReview}?search=${mark}&size=5&page=99`))).toEqual(
      questionsOn(second),
    )
  })

  test("works with an upstream that replies with the required fields only", async () => {
    const bare = {
      questionID: "q7",
      question: "Bare?",
      answer: 7,
      summary: null,
      game: "FIVE HINTS",
    }
    await faultyUpstream.replyWithoutOurs("Admin/educational-questions", {
      status: 200,
      body: [bare],
    })
    const page = await huda.open(schoolReview)
    expect(questionsOn(page)).toEqual(["Bare?"])
  })

  test("has a second step for every decision, no requests for changes, and a reason in the question's language", async () => {
    const arabic = await signedIn(site, "huda", "ar")
    const [question = ""] = await writeFor(huda, await writer(api), 1)
    const listed = many(1).map((each) => ({ ...each, questionID: entryOf(huda.page, question).id }))
    await faultyUpstream.replyWithoutOurs("Admin/educational-questions", {
      status: 200,
      body: listed,
    })
    await arabic.open(schoolReview)
    const form = arabic.page.document.querySelector("main article form[id^=decide-]")
    const inSteps = form?.querySelectorAll("details [name=intent]") ?? []
    expect(inSteps.map((button) => button.getAttribute("value"))).toEqual(["approve", "reject"])
    expect(form?.querySelectorAll("[name=intent]")).toHaveLength(2)
    const page = await press(arabic, "reject", { template: "known", reason: "See 7." })
    expect(page.text).toContain(say("ar", "review.done.rejected", { count: 1 }))
    expect(page.document.querySelector("[value=undo]")).toBeNull()
    const call = (await faultyUpstream.calls()).find(({ path }) => path.includes("/reject/"))
    expect(new URLSearchParams(call?.path.split("?")[1]).get("reason")).toBe(
      `${say("en", "review.reasons.known")} See 7.`,
    )
    const { status } = await sendFields(arabic, "", { intent: "changes", questionId: "1" })
    expect([status, arabic.page.text]).toEqual([
      400,
      expect.stringContaining(say("ar", "errors.review.intent")),
    ])
  })

  test("sends only one page of ten thousand questions", async () => {
    const waiting = many(10_000)
    await faultyUpstream.replyWithoutOurs("Admin/educational-questions", {
      status: 200,
      body: waiting,
    })
    const last = await huda.open(`${schoolReview}?page=1000`)
    expect(questionsOn(last)).toEqual(waiting.slice(-10).map(({ question }) => question))
    const few = await huda.open(`${schoolReview}?search=4242 of&grade=Grade 6`)
    expect(questionsOn(few)).toEqual([`4242 of many? ${mark}`])
    const fewer = await huda.open(`${schoolReview}?page=500`)
    await faultyUpstream.replyWithoutOurs("Admin/educational-questions", {
      status: 200,
      body: waiting.slice(4990, 5000),
    })
    const ten = await huda.open(schoolReview)
    expect(brotli(fewer.html) - brotli(ten.html)).toBeLessThan(500)
  })
})

const linkOf = ({ document }: Page, rel: "prev" | "next") =>
  (document.querySelector(`a[rel="${rel}"]`)?.getAttribute("href") ?? "").replaceAll("&amp;", "&")

/** `length` questions of a list of another upstream. */
const many = (length: number) =>
  Array.from({ length }, (_, place) => ({
    ...fiveHints(`${place} of many? ${mark}`),
    questionID: place + 1,
    gradeName: `Grade ${place % 12}`,
    subjectName: "Math",
    chapterName: "Sets",
  }))
