import { api, site } from "../support/on-faulty-upstream"
import { describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { registerStudent, teacherOfMath } from "../support/register-student"
import { difficulty, fiveHints, otherAdmin, writer } from "../support/writer"
import { Visitor, type Page } from "../support/visitor"
import { say } from "../support/words"
import { credentialsOf } from "../support/plain-client.mjs"

const { teacher, credentials } = await teacherOfMath(site)

const idOf = (page: Page, question: string) =>
  page.document
    .querySelectorAll("#questions > li")
    .find((entry) => entry.text.includes(question))
    ?.querySelector("a[href^='/my-questions/']")
    ?.getAttribute("href") ?? ""

async function write(body: ReturnType<typeof fiveHints> | ReturnType<typeof difficulty>) {
  const { forSchool } = await writer(api, credentials)
  // A chapter that no other test plays, because some of the questions are approved.
  await forSchool(body, "1", 12)
  const text = "question" in body ? body.question : (body.questions[0]?.question ?? "")
  return idOf(await teacher("en").open("/my-questions"), text)
}

async function reject(question: string) {
  const huda = await otherAdmin(api)
  const found = (await huda.waiting()).find((waiting) => waiting.question === question)
  await huda.decide("reject", `${found?.questionID}?reason=Look+again`)
}

const send = { name: "intent", value: "send" }

const linkTo = (page: Page, purpose: string) =>
  page.document.querySelector(`main a[href*="${purpose}="]`)?.getAttribute("href") ?? ""

describe.each(arabicOrBoth)("the page of one's own question, in %s,", (language) => {
  test("shows its history, and links to a filled form for sending it again", async () => {
    const question = `Which is edited, ${language}?`
    const path = await write({ ...fiveHints(question), answer: "The empty one" })
    await reject(question)
    const visitor = teacher(language)
    const page = await visitor.open(path)
    expect(page.text).toContain(say(language, "mine.status.rejected"))
    expect(page.text).toContain("Look again")
    const form = await visitor.open(linkTo(page, "edit"))
    expect(form.document.querySelector("h1")?.text).toBe(say(language, "make.again.edit"))
    expect(form.document.querySelector("[name='hints[4]']")?.text).toContain(
      "Cairo drinks my water",
    )
    await visitor.submit({
      form: "main form[method=post]",
      values: { answer: "The null one" },
      button: send,
    })
    const sent = visitor.page
    expect(sent.text).toContain(say(language, "make.sent.title"))
    const newer = await visitor.open(
      (await visitor.open(path)).document
        .querySelector("main nav a[href^='/my-questions/']")
        ?.getAttribute("href") ?? "",
    )
    expect(newer.document.querySelector("del")?.text.trim()).toBe("empty")
    expect(newer.document.querySelector("ins")?.text.trim()).toBe("null")
    expect(newer.text).toContain(say(language, "mine.status.waiting"))
    await visitor.submit({ form: "main form[method=post]" })
    expect(visitor.page.text).toContain(say(language, "mine.status.withdrawn"))
  })

  test("keeps what was typed when there is a newer version", async () => {
    const question = `Which is edited twice, ${language}?`
    const path = await write(fiveHints(question))
    const address = linkTo(await teacher(language).open(path), "edit")
    const [one, other] = [teacher(language), teacher(language)]
    await one.open(address)
    await other.open(address)
    await one.submit({
      form: "main form[method=post]",
      values: { answer: "First" },
      button: send,
    })
    const page = await other.submit({
      form: "main form[method=post]",
      values: { answer: "Second" },
      button: send,
    })
    expect(page.status).toBe(422)
    expect(page.text).toContain(say(language, "errors.make.newer"))
    expect(page.document.querySelector("[name=answer]")?.getAttribute("value")).toBe("Second")
  })
})

test("a set is sent in the other language as a whole, and its page links to the translation", async () => {
  const path = await write(difficulty("Item of a set"))
  const visitor = teacher("en")
  const page = await visitor.open(path)
  const form = await visitor.open(linkTo(page, "twin"))
  expect(form.document.querySelector("[name='questions[5].answer']")?.getAttribute("value")).toBe(
    "Answer 6",
  )
  await visitor.submit({ form: "main form[method=post]", button: send })
  expect(visitor.page.text).toContain(say("en", "make.sent.title"))
  expect((await visitor.open(path)).text).toContain(say("en", "story.twinLink"))
})

test("the page of another author's question is a 404", async () => {
  const path = await write(fiveHints("Which is not yours?"))
  const { visitor } = await registerStudent(site, "en")
  expect((await visitor.open(path)).status).toBe(404)
  expect((await visitor.open("/my-questions/999999")).status).toBe(404)
})

describe.each(arabicOrBoth)("the page on which an admin decides, in %s,", (language) => {
  test("requests changes with a reason, undoes that, and appears in the history and its CSV", async () => {
    const question = `=Which is decided, ${language}?`
    const path = await write(fiveHints(question))
    const id = path.split("/").at(-1) ?? ""
    const huda = new Visitor(site, language)
    await huda.open("/login")
    await huda.submit({ values: credentialsOf("huda") })
    const page = await huda.open(`/admin/questions/${id}`)
    expect(page.text).toContain(say(language, "mine.status.waiting"))
    const decide = {
      form: "form#decide",
      button: { name: "intent", value: "changes" },
    }
    const long = await huda.submit({ ...decide, values: { reason: "\u202ereversed" } })
    expect(long.status).toBe(422)
    expect(long.text).toContain(say(language, "errors.name.turnsAround"))
    const values = { template: "spelling", reason: "Hint 2, please." }
    const decided = await huda.submit({ ...decide, values })
    expect(decided.text).toContain(say(language, "mine.status.changes"))
    const own = await teacher(language).open(path)
    expect(own.text).toContain(`${say(language, "review.reasons.spelling")} Hint 2, please.`)
    const undone = await huda.submit({
      form: "main form:has([value=undo])",
      button: { name: "intent", value: "undo" },
    })
    expect(undone.text).toContain(say(language, "mine.status.waiting"))
    const history = await huda.open("/admin/history")
    expect(history.document.querySelectorAll("#decisions li").length).toBeGreaterThan(1)
    expect(history.document.querySelector('a[href="/admin/structure#changes"]')).toBeTruthy()
    expect((await huda.open("/admin/history?event=corrected&from=2999-01-01")).text).toContain(
      say(language, "decisions.none.title"),
    )
    const { html } = await huda.open("/admin/history.csv?event=changes")
    expect(html.split("\r\n").find((line) => line.includes("Hint 2"))).toContain(`'=Which`)
  })
})

test("a question by a trusted teacher is approved at once", async () => {
  const path = await write(fiveHints("Which is before trust?"))
  const huda = new Visitor(site, "en")
  await huda.open("/login")
  await huda.submit({ values: credentialsOf("huda") })
  await huda.open(path.replace("/my-questions/", "/admin/questions/"))
  await huda.submit({
    form: "main form:has([value=trust])",
    button: { name: "intent", value: "trust" },
  })
  const form = await teacher("en").open("/make-five-hints/education")
  expect(form.text).toContain(say("en", "make.publish"))
  const fun = await teacher("en").open("/make-five-hints/entertainment")
  expect(fun.text).not.toContain(say("en", "make.publish"))
  const trusted = await teacher("en").open(await write(fiveHints("Which is trusted?")))
  expect(trusted.text).toContain(say("en", "mine.status.approved"))
  await huda.submit({
    form: "main form:has([value=untrust])",
    button: { name: "intent", value: "untrust" },
  })
  const after = await teacher("en").open(await write(fiveHints("Which is after trust?")))
  expect(after.text).toContain(say("en", "mine.status.waiting"))
})
