import { afterEach, describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { fillForm } from "../support/form"
import * as hints from "../support/five-hints-page"
import { entryOf, decide } from "../support/open-appeals"
import { registerStudent } from "../support/register-student"
import { signedIn } from "../support/people"
import type { Page } from "../support/visitor"
import { say, type Language } from "../support/words"

const path = "/my-questions/appeals"

afterEach(() => faultyUpstream.heal())

/** A pupil has answered wrong and appeals. Returns the pupil. */
async function appeals(given: string, language: Language) {
  const { visitor } = await registerStudent(site, language)
  await visitor.open(hints.sets)
  await hints.giveAnswer(visitor, given)
  await visitor.submit({ button: { name: "appeal", value: "0" } })
  return visitor
}

const linkIn = (page: Page, given: string) =>
  page.document
    .querySelectorAll("#decisions > li")
    .find(({ text }) => text.includes(given))
    ?.querySelector("a")
    ?.getAttribute("href") ?? ""

describe.each(arabicOrBoth)("a verdict on an appeal, in %s,", (language) => {
  test("is in the history, its CSV and on the question, where an admin takes the answer back", async () => {
    const given = `=Zanzi ${language} kept`
    const pupil = await appeals(given, language)
    const admin = await signedIn(site, "huda", language)
    await admin.open(path)
    await decide(admin, given, "accepted")
    expect(hints.pointsOn(await pupil.open("/"))).toBe(50)
    const history = await admin.open("/admin/history?event=accepted")
    const by = say(language, "story.event.accepted", { name: "Huda" })
    expect(history.text).toContain(by.slice(0, by.indexOf("Huda")))
    const csv = await admin.open("/admin/history.csv?event=accepted")
    expect(csv.html).toMatch(new RegExp(`[,;]'${given}\\r\\n`))
    const address = linkIn(history, given)
    const question = await admin.open(address)
    const section = () => admin.page.document.querySelector("section[aria-labelledby=accepted]")
    expect(section()?.text).toContain(given)
    expect(section()?.text).toContain(say(language, "story.revoke.help"))
    expect(question.text).toContain(say(language, "story.accepted"))
    const form = section()
      ?.querySelectorAll("form")
      .find((each) => each.querySelector("input[name=answer]")?.getAttribute("value") === given)
    if (!form) throw new Error(`There is no form to take ${given} back.`)
    await admin.send(fillForm(form, {}, { name: "intent", value: "revoke" }))
    expect(admin.page.path).toBe(address)
    expect(admin.page.text).toContain(say(language, "toast.revoked"))
    expect(section()?.text ?? "").not.toContain(given)
    expect((await admin.open("/admin/history?event=revoked")).text).toContain(given)
    expect(hints.pointsOn(await pupil.open("/"))).toBe(50)
  })

  test("for which there is no room is refused on its card, which stays", async () => {
    const given = `Zanzi ${language} full`
    await appeals(given, language)
    const admin = await signedIn(site, "huda", language)
    await admin.open(path)
    const body = "The question has no room for one more answer."
    await faultyUpstream.reply("appeals/decide", { status: 409, body })
    for (const [verdict, key] of [
      ["accepted", "errors.appeals.full"],
      ["never", "errors.appeals.neverFull"],
    ] as const) {
      const page = await decide(admin, given, verdict)
      expect([page.status, page.path]).toEqual([409, path])
      const alert = entryOf(page, given)?.querySelector("[role=alert]")
      expect(alert?.text).toBe(say(language, key))
      expect(page.document.querySelectorAll("main [role=alert]")).toHaveLength(1)
    }
    await faultyUpstream.heal()
    await decide(admin, given, "declined")
    expect(entryOf(admin.page, given)).toBeUndefined()
  })

  test("keeps the reason that was typed when the API does not answer", async () => {
    const given = `Zanzi ${language} lost`
    await appeals(given, language)
    const admin = await signedIn(site, "huda", language)
    await admin.open(path)
    await faultyUpstream.spoil("appeals/decide", 503)
    const page = await decide(admin, given, "declined", "It is another river.")
    expect(page.status).toBe(503)
    const entry = entryOf(page, given)
    expect(entry?.querySelector("[role=alert]")?.text).toBe(say(language, "errors.unavailable"))
    expect(entry?.querySelector("details[open] textarea")?.text).toBe("It is another river.")
  })
})

test("an answer cannot be taken back where the upstream has no such call", async () => {
  const given = "Zanzi without call"
  await appeals(given, "en")
  const admin = await signedIn(site, "huda")
  await admin.open(path)
  await decide(admin, given, "accepted")
  const address = linkIn(await admin.open("/admin/history?event=accepted"), given)
  await faultyUpstream.spoil("appeals/revoke", 404)
  await admin.open(address)
  await admin.submit({
    form: "section[aria-labelledby=accepted] form",
    button: { name: "intent", value: "revoke" },
  })
  expect(admin.page.text).toContain(say("en", "toast.notDecided"))
  expect(admin.page.document.querySelector("section[aria-labelledby=accepted]")).not.toBeNull()
})
