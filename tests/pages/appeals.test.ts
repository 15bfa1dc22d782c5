import { afterEach, describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import * as sets from "../support/difficulty-page"
import { api, faultyUpstream, site } from "../support/on-faulty-upstream"
import * as hints from "../support/five-hints-page"
import { decide, entryOf } from "../support/open-appeals"
import { password, registerStudent, signedUp } from "../support/register-student"
import { signedIn } from "../support/people"
import type { Page, Visitor } from "../support/visitor"
import { say } from "../support/words"
import { fiveHints, otherAdmin, writer } from "../support/writer"

const path = "/my-questions/appeals"

afterEach(() => faultyUpstream.heal())

/** The answers that can still be appealed. */
const left = ({ document }: Page) =>
  document.querySelectorAll("button[name=appeal]").map((button) => button.getAttribute("value"))

describe.each(arabicOrBoth)("an appeal, in %s,", (language) => {
  test("is sent with one press on a wrong answer, and credits the points when it is accepted", async () => {
    const given = `Zanzi ${language} rill`
    const { visitor } = await registerStudent(site, language)
    await visitor.open(hints.sets)
    await hints.nextHint(visitor)
    const result = await hints.giveAnswer(visitor, given)
    expect(result.text).toContain(say(language, "play.wasRight", { answer: given }))
    const back = await visitor.submit({ button: { name: "appeal", value: "0" } })
    expect(back.path).toBe(`${result.path}&appealed=0`)
    expect(back.text).toContain(say(language, "toast.appealed"))
    expect(back.text).toContain(say(language, "play.appealed", { answer: given }))
    expect(back.document.querySelectorAll("button[name=appeal]")).toEqual([])
    const admin = await signedIn(site, "huda", language)
    await admin.open(path)
    expect(entryOf(admin.page, given)?.text).toContain(say(language, "appeals.given", { count: 1 }))
    expect((await decide(admin, given, "accepted")).text).toContain(
      say(language, "toast.answerAccepted"),
    )
    expect(entryOf(admin.page, given)).toBeUndefined()
    const home = await visitor.open("/")
    expect(hints.pointsOn(home)).toBe(40)
    const card = home.document.querySelector("section[aria-labelledby=outcomes]")?.text ?? ""
    expect(card).toContain(given)
    expect(card).toContain("+40")
  })

  test("of one answer in a set can be declined with a reason, which home shows", async () => {
    const given = `Zanzi ${language} item`
    const { visitor } = await registerStudent(site, language)
    await visitor.open(sets.sets)
    const values = { ...sets.answers(visitor.page), [sets.nameOf(3)]: given }
    const result = await visitor.submit({ button: { name: "intent", value: "answer" }, values })
    expect(result.document.querySelectorAll("button[name=appeal]")).toHaveLength(1)
    await visitor.submit({ button: { name: "appeal", value: "2" } })
    const admin = await signedIn(site, "huda", language)
    await admin.open(path)
    await decide(admin, given, "declined", "It is something else.")
    const home = await visitor.open("/")
    expect(home.text).toContain(say(language, "home.outcomes.declined"))
    expect(home.text).toContain("It is something else.")
  })

  test("of two answers in a set removes their buttons, and keeps the button of the third", async () => {
    const { visitor } = await registerStudent(site, language)
    await visitor.open(sets.sets)
    const wrong = [1, 2, 3].map((place) => [sets.nameOf(place), `Zanzi ${language} ${place}`])
    const values = { ...sets.answers(visitor.page), ...Object.fromEntries(wrong) }
    await visitor.submit({ button: { name: "intent", value: "answer" }, values })
    expect(left(visitor.page)).toEqual(["0", "1", "2"])
    for (const value of ["2", "0"]) await visitor.submit({ button: { name: "appeal", value } })
    expect(visitor.page.path).toContain("&appealed=0+2")
    expect(left(visitor.page)).toEqual(["1"])
  })

  test("shares a page with reports, which requires a choice and accepts a comment", async () => {
    const word = `My ${language} book says so`
    const { visitor } = await registerStudent(site, language)
    await visitor.open(hints.sets)
    const result = await hints.giveAnswer(visitor, `Zanzi ${language} word`)
    const link = result.document.querySelector('main a[href^="/feedback"]')
    const form = await visitor.open(link?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "")
    expect(form.document.querySelectorAll("input[name=choice]")).toHaveLength(5)
    const refused = await visitor.submit({ values: { word } })
    expect(refused.status).toBe(422)
    expect(refused.document.querySelector("textarea")?.text).toContain(word)
    expect((await visitor.submit({ values: { choice: "right", word: "<b>x" } })).status).toBe(422)
    const back = await visitor.submit({ values: { choice: "unclear", word } })
    expect(back.path).toBe(result.path)
    expect(back.text).toContain(say(language, "toast.reported"))
    const admin = await signedIn(site, "huda", language)
    await admin.open(path)
    expect(entryOf(admin.page, word)?.text).toContain(say(language, "feedback.choice.unclear"))
    await decide(admin, word, "close")
    expect(entryOf(admin.page, word)).toBeUndefined()
  })
})

test("a message says that an appeal was not sent when the upstream fails", async () => {
  const { visitor } = await registerStudent(site)
  await visitor.open(hints.sets)
  await hints.giveAnswer(visitor, "Zanzibarill")
  await faultyUpstream.spoil("api/appeals", 503)
  const back = await visitor.submit({ button: { name: "appeal", value: "0" } })
  expect(back.text).toContain(say("en", "toast.notSent"))
})

test("a right answer cannot be appealed", async () => {
  const { visitor } = await registerStudent(site)
  await visitor.open(hints.sets)
  const right = await hints.giveAnswer(visitor, hints.truthOf(visitor.page).answer)
  expect(right.document.querySelector("button[name=appeal]")).toBeNull()
  expect(right.html).toContain("/feedback?")
})

/** Answers questions of a small chapter until this question comes, and gives this answer to it. */
async function play(visitor: Visitor, question: string, given: string): Promise<void> {
  await visitor.open(hints.sets.replace("chapter=1", "chapter=2"))
  for (let round = 0; hints.seenOn(visitor.page).question !== question; round += 1) {
    if (round > 100) throw new Error(`${question} does not come.`)
    await hints.giveAnswer(visitor, "Something else")
    await visitor.submit()
  }
  await hints.giveAnswer(visitor, given)
}

test("an author sees how often a question was played and answered right, and the common wrong answers", async () => {
  const question = "Which set has figures?"
  const fields = { type: "1", grade: "", subject: "Math" }
  const { visitor: author, email } = await signedUp(site, "en", fields)
  await (await writer(api, { email, password })).forSchool(fiveHints(question), "2", 12)
  const huda = await otherAdmin(api)
  const waiting = (await huda.waiting()).find((each) => each.question === question)
  await huda.decide("approve", String(waiting?.questionID))
  expect((await author.open("/my-questions")).text).not.toContain("% right")
  for (const given of ["The set of all", "the set of ALL", "Nile"]) {
    const { visitor } = await signedUp(site, "en", { grade: "12" })
    await play(visitor, question, given)
    if (given === "the set of ALL") await visitor.submit({ button: { name: "appeal", value: "0" } })
    // The leaderboard reads the pupil's place after the pupil's own rounds are published.
    await visitor.open("/top-10")
  }
  const page = (await author.open("/my-questions")).text
  expect(page).toContain(say("en", "mine.figures.played", { times: 3 }))
  expect(page).toContain(say("en", "mine.figures.right", { percent: 33 }))
  expect(page).toContain(say("en", "mine.figures.hints", { hints: 1 }))
  expect(page).toContain(`${say("en", "appeals.title")} 1`)
  const id = String(waiting?.questionID)
  const admin = await signedIn(site, "huda", "en")
  for (const own of [
    await author.open(`/my-questions/${id}`),
    await admin.open(`/admin/questions/${id}`),
  ]) {
    expect(own.text).toContain(say("en", "mine.figures.right", { percent: 33 }))
    expect(own.text).toContain(say("en", "mine.figures.open", { appeals: 1, openAppeals: 1 }))
    expect(own.text).toMatch(/the set of all × 2/i)
  }
})
