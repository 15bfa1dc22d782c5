import { afterEach, describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { signedIn } from "../support/people"
import { cardOn, entryOf, press, schoolReview, writeFor } from "../support/review-page"
import { api, faultyUpstream, site } from "../support/on-faulty-upstream"
import type { Page, Visitor } from "../support/visitor"
import { say } from "../support/words"
import { fiveHints, writer } from "../support/writer"
import { credentialsOf } from "../support/plain-client.mjs"

const { answer } = fiveHints("")

const omar = await writer(api)
afterEach(() => faultyUpstream.heal())

/** Writes a question; returns the selector of its card in the review list. */
async function listed(visitor: Visitor): Promise<string> {
  const [question = ""] = await writeFor(visitor, omar, 1)
  return `#q-${entryOf(visitor.page, question).id}`
}

const tryIn = (visitor: Visitor, card: string, tries: string) =>
  visitor.submit({
    form: `${card} form`,
    button: { name: "intent", value: "try tries" },
    values: { tries, reason: "Too easy" },
  })

/** The tried answers that a card shows, and what is typed in it. */
function trialIn({ document }: Page, card: string) {
  const folded = document.querySelector(`${card} details[id^=try-]`)
  return {
    isOpen: folded?.hasAttribute("open"),
    tries: folded?.querySelector("textarea")?.textContent,
    reason: document.querySelector(`${card} [name=reason]`)?.textContent,
    error: folded?.querySelector("[id$=-error]")?.text.trim() ?? "",
    verdicts: folded?.querySelectorAll("li").map((each) => each.text.trim().replace(/\s+/g, " ")),
  }
}

describe.each(arabicOrBoth)("an admin who tries answers to a question, in %s,", (language) => {
  test("sees which count and why, and keeps what is typed", async () => {
    const huda = await signedIn(site, "huda", language)
    const card = await listed(huda)
    const page = await tryIn(huda, card, `${answer}\nnothing like it`)
    expect(page.status).toBe(200)
    const [right, wrong] = [say(language, "make.try.right"), say(language, "make.try.wrong")]
    expect(trialIn(page, card)).toEqual({
      isOpen: true,
      tries: `${answer}\nnothing like it`,
      reason: "Too easy",
      error: "",
      verdicts: [
        `${answer}${right} · ${say(language, "play.reason.exact")}`,
        `nothing like it${wrong} · ${say(language, "make.try.noMatch")}`,
      ],
    })
    await huda.submit({ form: `${card} form`, button: { name: "intent", value: "approve" } })
    expect(huda.page.text).toContain(say(language, "review.done.approved", { count: 1 }))
  })

  test.each([
    ["", null, 422, "errors.make.tryNone", {}],
    [`${"x".repeat(121)}`, null, 422, "errors.make.tryLong", { max: 120 }],
    ["sea", "/judge", 503, "errors.make.tryFailed", {}],
  ] as const)("gets an error for the answers %j, with this failing call: %s", async (...row) => {
    const [tries, failing, status, key, params] = row
    const huda = await signedIn(site, "huda", language)
    const card = await listed(huda)
    if (failing) await faultyUpstream.spoil(failing, 500)
    const page = await tryIn(huda, card, tries)
    expect(page.status).toBe(status)
    const error = say(language, key, params)
    expect(trialIn(page, card)).toMatchObject({ isOpen: true, tries, reason: "Too easy", error })
  })
})

test("trying answers to a question that was decided meanwhile shows an error", async () => {
  const huda = await signedIn(site, "huda")
  const card = await listed(huda)
  const stale = huda.twin()
  await huda.submit({ form: `${card} form`, button: { name: "intent", value: "approve" } })
  const page = await tryIn(stale, card, answer)
  expect(page.status).toBe(422)
  expect(page.text).toContain(say("en", "errors.review.unknown"))
})

test("trying answers shows its own error when the question cannot be loaded", async () => {
  const huda = await signedIn(site, "huda")
  const card = await listed(huda)
  await faultyUpstream.spoil("Admin/waiting-question", 503)
  const page = await tryIn(huda, card, answer)
  expect(page.status).toBe(503)
  expect(page.text).toContain(say("en", "errors.make.tryFailed"))
})

test("a card of offside has no answers to try, and a card of another game has a folded field", async () => {
  const huda = await signedIn(site, "huda")
  const offside = await huda.open(`${schoolReview}?game=offside&size=50`)
  expect(offside.document.querySelectorAll("article details[id^=try-]")).toEqual([])
  const card = await listed(huda)
  expect(trialIn(huda.page, card)).toMatchObject({ isOpen: false, verdicts: [] })
})

test("answers typed after the session ends are restored after log-in", async () => {
  const huda = await signedIn(site, "huda")
  const card = await listed(huda)
  await faultyUpstream.reply("Admin/waiting-question", { status: 401, body: "Log in." })
  expect((await tryIn(huda, card, answer)).path).toMatch(/^\/login/)
  await faultyUpstream.heal()
  const page = await huda.submit({ values: credentialsOf("huda") })
  expect(page.path).toMatch(/^\/admin\/educational-questions\?search=/)
  expect(trialIn(page, card)).toMatchObject({
    isOpen: true,
    tries: answer,
    reason: "Too easy",
    verdicts: [],
  })
})

test.each(arabicOrBoth)(
  "an admin corrects a question before approving it, in %s",
  async (language) => {
    const visitor = await signedIn(site, "huda", language)
    const [question = ""] = await writeFor(visitor, omar, 1)
    const { id } = entryOf(visitor.page, question)
    await visitor.open(`/admin/correct/${id}`)
    const refused = await visitor.submit({ values: { question: " " } })
    expect(refused.status).toBe(422)
    const page = await visitor.submit({ values: { question: `${question} Corrected.` } })
    expect(page.path).toBe(`${schoolReview}?question=${id}`)
    expect(page.text).toContain(say(language, "toast.corrected"))
    expect(cardOn(page).question).toBe(`${question} Corrected.`)
    await press(visitor, "approve")
    expect((await visitor.open(`/admin/correct/${id}`)).status).toBe(404)
  },
)
