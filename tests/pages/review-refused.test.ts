import { afterEach, describe, expect, test } from "vitest"
import { shownMax } from "../../app/forms/read-fields.server"
import { signedIn } from "../support/people"
import {
  cardOn,
  decide,
  decideTicked,
  entriesOn,
  entryOf,
  schoolReview,
  writeFor,
} from "../support/review-page"
import { api, faultyUpstream, site } from "../support/on-faulty-upstream"
import { languages, say } from "../support/words"
import type { Page } from "../support/visitor"
import { writer } from "../support/writer"
import { sendFields } from "../support/data-requests"

const omar = await writer(api)
const huda = await signedIn(site, "huda")
afterEach(() => faultyUpstream.heal())

const written = (count: number) => writeFor(huda, omar, count)

const errorBeside = ({ document }: Page, form: string) =>
  document.querySelector(`${form} details[open] #why`)?.text.trim()

describe.each(languages)("a refusal without a reason, in %s,", (language) => {
  const why = say(language, "errors.review.why")

  test.each(["reject", "changes"] as const)("asks for one beside it: %s", async (intent) => {
    const visitor = await signedIn(site, "huda", language)
    const [question = "", other = ""] = await writeFor(visitor, omar, 2)
    const page = await decide(visitor, question, intent)
    expect([page.status, cardOn(page).question]).toEqual([422, question])
    expect(page.document.querySelector("main [role=alert] a")?.getAttribute("href")).toBe("#why")
    expect(errorBeside(page, "main article")).toBe(why)
    const again = await decideTicked(visitor, [question, other], intent)
    expect(errorBeside(again, "#ticked")).toBe(why)
    expect(entriesOn(again).map(({ isTicked }) => isTicked)).toEqual([true, true])
    const told = await decideTicked(visitor, [question, other], intent, "Both are in the book.")
    expect(told.redirects).toEqual([303])
  })
})

test("the three fields of a rejection are enough, and its author reads what to do", async () => {
  const [question = ""] = await written(1)
  const { id } = entryOf(huda.page, question)
  await sendFields(huda, "", { intent: "reject", questionId: id, reason: "" })
  expect(huda.page.text).toContain(say("en", "review.done.rejected", { count: 1 }))
  const author = await (await signedIn(site, "omar")).open("/my-questions?status=rejected")
  expect(author.text).toContain(say("en", "mine.noReason"))
})

describe("a decision", () => {
  test.each([
    ["no ticked question", {}, 422, "errors.review.none"],
    ["an id in exponent notation", { questionId: "1e9" }, 422, "errors.review.unknown"],
    ["a negative id", { questionId: "-1" }, 422, "errors.review.unknown"],
    ["an id with a leading zero", { questionId: "01" }, 422, "errors.review.unknown"],
    ["an id with a path", { questionId: "1/../../x" }, 422, "errors.review.unknown"],
    ["an unknown button", { intent: "delete", questionId: "1" }, 400, "errors.review.intent"],
    [
      "a reason of 10,000 characters",
      { reason: "x".repeat(10_000) },
      422,
      "errors.review.reasonLong",
    ],
    [
      "a reason with a right-to-left override",
      { reason: "a\u202eb" },
      422,
      "errors.name.turnsAround",
    ],
  ] as const)("shows an error for %s, and makes no call", async (_, fields, status, key) => {
    const [question = ""] = await written(1)
    const { id } = entryOf(huda.page, question)
    const base = key === "errors.review.none" ? {} : { questionId: id }
    await faultyUpstream.heal()
    await sendFields(huda, "", Object.entries({ intent: "reject", ...base, ...fields }))
    const page = huda.page
    expect(page.status).toBe(status)
    expect(page.document.querySelector("main [role=alert]")?.text).toContain(
      say("en", key, { max: 300 }),
    )
    expect(
      (await faultyUpstream.calls()).filter(({ path }) => /approve|reject|decide/.test(path)),
    ).toEqual([])
    expect(cardOn(page).reason).toBe(
      "reason" in fields ? fields.reason.slice(0, shownMax(300)) : "",
    )
  })

  test("reports an unknown question as already decided", async () => {
    await huda.open(schoolReview)
    await sendFields(huda, "", { intent: "approve", questionId: "999999999" })
    expect(huda.page.text).toContain(say("en", "review.done.before", { count: 1 }))
  })

  test.each(["drop", 500, 503, 400] as const)(
    "keeps question, ticks and reason when the upstream fails with %s",
    async (fault) => {
      const questions = await written(3)
      await faultyUpstream.spoil("Admin/decide", fault)
      const page = await decideTicked(huda, questions.slice(0, 2), "reject", "Look again")
      expect(page.status).toBe(503)
      expect(page.text).toContain(say("en", "errors.unavailable"))
      expect(entriesOn(page).map(({ isTicked }) => isTicked)).toEqual([true, true, false])
      expect(page.document.querySelector("#ticked textarea")?.text).toBe("Look again")
      await faultyUpstream.heal()
      const again = await huda.submit({
        form: "form#ticked",
        button: { name: "intent", value: "reject" },
      })
      expect(again.text).toContain(say("en", "review.done.rejected", { count: 2 }))
    },
  )

  test("keeps the failed questions ticked among the decided ones", async () => {
    const questions = await written(3)
    const { id } = entryOf(huda.page, questions[1] ?? "")
    await faultyUpstream.spoil(`Admin/decide/${id}`, 500)
    const page = await decideTicked(huda, questions, "approve")
    expect(page.text).toContain(say("en", "review.done.approved", { count: 2 }))
    expect(page.text).toContain(say("en", "review.done.failed", { count: 1 }))
    expect(entriesOn(page).map(({ question, isTicked }) => [question, isTicked])).toEqual([
      [questions[1], true],
    ])
  })
})
