import { randomUUID } from "node:crypto"
import { afterEach, describe, expect, inject, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { signedIn } from "../support/people"
import {
  cardOn,
  decide,
  decideTicked,
  entriesOn,
  entryOf,
  openQuestion,
  press,
  questionsOn,
  schoolReview,
  writeFor,
} from "../support/review-page"
import { api, faultyUpstream, site } from "../support/on-faulty-upstream"
import type { Visitor } from "../support/visitor"
import { say } from "../support/words"
import { difficulty, otherAdmin, writer } from "../support/writer"

const omar = await writer(api)
const colleague = await otherAdmin(api)
const huda = await signedIn(site, "huda")
afterEach(() => faultyUpstream.heal())

const written = (count: number, visitor = huda) => writeFor(visitor, omar, count)

describe.each(arabicOrBoth)("an admin, in %s,", (language) => {
  const admin = () => signedIn(site, "huda", language)

  test("approves a question and gets the next one, with the approved one gone from the list", async () => {
    const visitor = await admin()
    const [first = "", second = "", third = ""] = await written(3, visitor)
    const [decided, next] = [second, third].map((each) => entryOf(visitor.page, each).id)
    const path = `${visitor.page.path}&question=${next}&decided=${decided}`
    const page = await decide(visitor, second, "approve")
    expect({ status: page.status, path: page.path, redirects: page.redirects }).toEqual({
      status: 200,
      path,
      redirects: [303],
    })
    expect(page.text).toContain(say(language, "review.done.approved", { count: 1 }))
    expect(questionsOn(page)).toEqual([first, third])
    expect(cardOn(page).question).toBe(third)
    expect(await colleague.decide("reject", "1")).toBe(409)
  })

  test("rejects with a reason, in a separate step", async () => {
    const visitor = await admin()
    const [question = ""] = await written(1, visitor)
    expect((await openQuestion(visitor, question)).isOpen).toBe(false)
    const { id } = entryOf(visitor.page, question)
    const reason = "Grade 7 knows it."
    const page = await decide(visitor, question, "reject", { template: "level", reason })
    expect(page.text).toContain(say(language, "review.done.rejected", { count: 1 }))
    expect(questionsOn(page)).toEqual([])
    await visitor.open(`/admin/questions/${id}`)
    expect(visitor.page.text).toContain(`${say(language, "review.reasons.level")} ${reason}`)
  })

  test("decides several questions at once", async () => {
    const visitor = await admin()
    const questions = await written(4, visitor)
    const page = await decideTicked(visitor, questions.slice(1, 3), "approve")
    expect(page.text).toContain(say(language, "review.done.approved", { count: 2 }))
    expect(questionsOn(page)).toEqual([questions[0], questions[3]])
    const rest = await decideTicked(visitor, questionsOn(page), "reject", "Twice")
    expect(rest.text).toContain(say(language, "review.done.rejected", { count: 2 }))
  })

  test("is told how many questions a colleague has already decided, and decides the rest", async () => {
    const visitor = await admin()
    const questions = await written(3, visitor)
    const { id } = entryOf(visitor.page, questions[1] ?? "")
    expect(await colleague.decide("reject", id)).toBe(200)
    const page = await decideTicked(visitor, questions, "approve")
    expect(page.text).toContain(say(language, "review.done.approved", { count: 2 }))
    expect(page.text).toContain(say(language, "review.done.before", { count: 1 }))
    expect(questionsOn(page)).toEqual([])
  })
})

test("when two admins decide at the same time, exactly one succeeds and the other gets a message", async () => {
  const [one, other] = [huda, huda.twin()]
  const outcomes: unknown[] = []
  const pairs = inject("isDeep") ? 100 : 10
  while (outcomes.length < pairs) {
    const questions = await written(Math.min(pairs, 25))
    const list = one.page.path
    for (const question of questions) {
      for (const admin of [one, other]) {
        await admin.open(list)
        await openQuestion(admin, question)
      }
      outcomes.push(await pressTogether(one, other))
    }
  }
  expect(outcomes).toEqual(outcomes.map(() => ({ done: 1, before: 1 })))
}, 120_000)

/** The number of the two that succeed, and of those who are told that somebody else was first. */
async function pressTogether(one: Visitor, other: Visitor) {
  const pages = await Promise.all([
    press(one, "approve"),
    press(other, "reject", { reason: "Twice." }),
  ])
  const before = say("en", "review.done.before", { count: 1 })
  return {
    done: pages.filter(({ text }) => /approved\.|rejected\./.test(text)).length,
    before: pages.filter(({ text }) => text.includes(before)).length,
  }
}

test("the redirect after a decision leads to the next question, or to the top of the list", async () => {
  const [first = "", second = ""] = await written(2)
  const { id } = entryOf(huda.page, second)
  const answer = await post({
    questionId: entryOf(huda.page, first).id,
    intent: "approve",
    next: id,
  })
  expect(answer.headers.get("Location")).toMatch(new RegExp(`question=${id}#q-${id}$`))
  const last = await post({ questionId: id, intent: "approve", next: "//evil.example" })
  expect(last.headers.get("Location")).toMatch(/^\/admin\/educational-questions\?decided=\d+#list$/)
})

test("a batch over the limit is decided in two steps, with the rest still ticked", async () => {
  const questions = await written(27)
  const page = await decideTicked(huda, questions, "approve")
  expect(page.text).toContain(say("en", "review.done.approved", { count: 25 }))
  expect(page.text).toContain(say("en", "review.done.later", { count: 2 }))
  expect(entriesOn(page).map(({ isTicked }) => isTicked)).toEqual([true, true])
  const rest = await huda.submit({
    form: "form#ticked",
    button: { name: "intent", value: "approve" },
  })
  expect(rest.text).toContain(say("en", "review.done.approved", { count: 2 }))
  expect(rest.path).not.toContain("tick=")
})

test("of a set, the unticked questions stay under review", async () => {
  const mark = randomUUID().slice(0, 8)
  await omar.forSchool(difficulty(mark), "1", 12)
  await huda.open(`${schoolReview}?search=${mark}`)
  const [set] = entriesOn(huda.page)
  const [one = "", two = "", ...ids] = set?.id.split(" ") ?? []
  expect(ids).toHaveLength(4)
  const page = await press(huda, "approve", { questionId: ids })
  expect(page.text).toContain(say("en", "review.done.approved", { count: 4 }))
  await huda.open(`${schoolReview}?search=${mark}`)
  expect(entriesOn(huda.page).map(({ id }) => id)).toEqual([`${one} ${two}`])
})

/** Posts without following the redirect. */
const post = (fields: Readonly<Record<string, string>>) =>
  fetch(site + schoolReview, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
    headers: { Cookie: huda.cookies.toString(), Origin: site },
  })
