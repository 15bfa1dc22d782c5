import { api, site } from "../support/on-faulty-upstream"
import { describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { signedIn } from "../support/people"
import { teacherOfMath } from "../support/register-student"
import { difficulty, fiveHints, otherAdmin, writer } from "../support/writer"
import type { Page, Visitor } from "../support/visitor"
import { say } from "../support/words"

const { teacher, credentials } = await teacherOfMath(site)

/** Writes a question or a set that is approved; returns the address of its page. */
async function approved(body: ReturnType<typeof fiveHints> | ReturnType<typeof difficulty>) {
  const { forSchool } = await writer(api, credentials)
  // A chapter that no other test plays.
  await forSchool(body, "2", 12)
  const texts =
    "question" in body ? [body.question] : body.questions.map(({ question }) => question)
  const huda = await otherAdmin(api)
  for (const { question, questionID } of await huda.waiting())
    if (texts.includes(question)) await huda.decide("approve", String(questionID))
  const page = await teacher("en").open(
    `/my-questions?search=${encodeURIComponent(texts[0] ?? "")}`,
  )
  return (
    page.document.querySelector("#questions a[href^='/my-questions/']")?.getAttribute("href") ?? ""
  )
}

const form = "main form:has([name=playReason])"
const press = (intent: string) => ({ form, button: { name: "intent", value: intent } })
const pageOfAdmin = (path: string) => path.replace("/my-questions/", "/admin/questions/")
const buttonsOf = ({ document }: Page) =>
  document.querySelectorAll(`${form} button`).map((button) => button.getAttribute("value"))

const edit = (visitor: Visitor, text: string) =>
  visitor.submit({
    form: "main form[method=post]",
    values: { question: text },
    button: { name: "intent", value: "send" },
  })

describe.each(arabicOrBoth)("the page of an approved question, in %s,", (language) => {
  test("takes it out of play at its author's request, with the reason, and puts it back", async () => {
    const question = `Which goes out of play, ${language}?`
    const path = await approved(fiveHints(question))
    const visitor = teacher(language)
    const { document } = await visitor.open(path)
    const live = document.querySelector('main a[href^="/live/new"]')?.getAttribute("href") ?? ""
    expect((await visitor.open(live)).text).toContain(say(language, "work.chosen", { count: 1 }))
    await visitor.open(path)
    const asked = await visitor.submit({
      form: "main details form",
      values: { reason: "The book has changed." },
      button: { name: "intent", value: "retire" },
    })
    expect(asked.text).toContain(say(language, "toast.retirementRequested"))
    expect(asked.text).toContain(say(language, "story.retireAsked"))
    const huda = await signedIn(site, "huda", language)
    expect((await huda.open("/admin")).text).toContain(say(language, "appeals.title"))
    const list = await huda.open("/my-questions/appeals")
    expect(list.text).toContain(say(language, "appeals.requests"))
    expect(list.text).toContain("The book has changed.")
    const page = await huda.open(pageOfAdmin(path))
    expect(page.text).toContain(say(language, "decide.past.lead"))
    expect(page.text).toContain("The book has changed.")
    expect(buttonsOf(page)).toEqual(["put-back", "retire"])
    const long = await huda.submit({ ...press("retire"), values: { playReason: "\u202ereversed" } })
    expect(long.status).toBe(422)
    const retired = await huda.submit({
      ...press("retire"),
      values: { playReason: "You are right." },
    })
    expect(retired.text).toContain(say(language, "toast.retired"))
    expect(retired.text).toContain(say(language, "mine.status.retired"))
    expect(buttonsOf(retired)).toEqual(["put-back"])
    expect((await huda.open("/my-questions/appeals")).text).not.toContain(question)
    const own = await visitor.open("/my-questions?status=retired")
    expect(own.text).toContain(question)
    expect(own.text).toContain("You are right.")
    await huda.open(pageOfAdmin(path))
    const back = await huda.submit(press("put-back"))
    expect(back.text).toContain(say(language, "mine.status.approved"))
    const csv = (await huda.open("/admin/history.csv")).html
    for (const kind of ["requested", "retired", "restored"] as const)
      expect(csv).toContain(say(language, `decisions.kind.${kind}`))
  })

  test("offers the whole set, or only one question of it", async () => {
    const path = await approved(difficulty(`Item out of play ${language}`))
    const huda = await signedIn(site, "huda", language)
    expect(buttonsOf(await huda.open(pageOfAdmin(path)))).toEqual(["retire", "retire-one"])
    const one = await huda.submit(press("retire-one"))
    expect(buttonsOf(one)).toEqual(["put-back", "put-back-one", "retire"])
    expect(buttonsOf(await huda.submit(press("retire")))).toEqual(["put-back", "put-back-one"])
    expect(buttonsOf(await huda.submit(press("put-back")))).toEqual(["retire", "retire-one"])
  })

  test("is linked, with what was typed, where an older version is edited in a second tab", async () => {
    const question = `Which is edited in two tabs, ${language}?`
    const path = await approved(fiveHints(question))
    const [one, other] = [teacher(language), teacher(language)]
    const address = (await one.open(path)).document
      .querySelector("main a[href*='edit=']")
      ?.getAttribute("href")
    await one.open(address ?? "")
    await other.open(address ?? "")
    const newer = `The newer wording, ${language}?`
    await edit(one, newer)
    const refused = await edit(other, "My long text?")
    expect(refused.status).toBe(422)
    expect(refused.document.querySelector("[name=question]")?.text).toContain("My long text?")
    const alert = refused.document.querySelector("[role=alert]")
    expect(alert?.text).toContain(say(language, "errors.make.newer"))
    expect(alert?.text).toContain(newer)
    const link = alert?.querySelector("a")?.getAttribute("href") ?? ""
    expect((await other.open(link)).text).toContain(say(language, "mine.status.waiting"))
    expect((await other.open(path)).document.querySelector("main a[href*='edit=']")).toBeNull()
  })
})
