import { afterEach, describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { check, header, row } from "../support/import-page"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { signedUp } from "../support/register-student"
import { Visitor } from "../support/visitor"
import { say } from "../support/words"

afterEach(() => faultyUpstream.heal())

const path = "/my-questions/drafts"
const later = { form: "#send", button: { name: "intent", value: "later" } }

/** Rows without explanations, and the second also without its chapter. */
const rows = (name: string) =>
  [
    header,
    row(`${name} 1`).replace(/,"Said.*/, ","),
    row(`${name} 2`, "135", "").replace(/,"Said.*/, ","),
  ].join("\n")

const entries = (visitor: Visitor) => visitor.page.document.querySelectorAll("main ol > li")

describe.each(arabicOrBoth)("drafts, in %s,", (language) => {
  const newTeacher = async () => {
    const { visitor } = await signedUp(site, "en", { type: "1", grade: "", subject: "Math" })
    return new Visitor(site, language, visitor.cookies)
  }

  test("keep rows that lack something, once, and say what each lacks", async () => {
    const visitor = await newTeacher()
    const page = await check(visitor, rows("Kept"))
    expect(page.text).toContain(say(language, "import.later.found", { number: 2 }))
    await visitor.submit(later)
    expect(visitor.page.path).toBe(path)
    expect(visitor.page.text).toContain(say(language, "toast.draftsKept", { detail: "2" }))
    const lacking = [["make.summary"], ["make.chapter", "make.summary"]] as const
    for (const keys of lacking) {
      const names = keys.map((key) => say(language, key)).join(say(language, "drafts.and"))
      expect(visitor.page.text).toContain(say(language, "drafts.missing", { names }))
    }
    await check(visitor, rows("Kept"))
    await visitor.submit(later)
    expect(entries(visitor)).toHaveLength(2)
    await visitor.open("/my-questions")
    expect(visitor.page.text).toContain(say(language, "drafts.link", { number: 2 }))
  })

  test("open in the form with all that they have, stay where sending fails, and go where it succeeds", async () => {
    const visitor = await newTeacher()
    await check(visitor, rows("Sent"))
    await visitor.submit(later)
    const [open] = visitor.page.document.querySelectorAll("main ol a")
    await visitor.open(open?.getAttribute("href") ?? "")
    const form = () => visitor.form("main form[method=post]")
    const valueOf = (name: string) =>
      form().querySelector(`[name="${name}"]`)?.getAttribute("value") ??
      form().querySelector(`[name="${name}"]`)?.text
    expect(valueOf("question")).toBe("Sent 1")
    expect(valueOf("hints[5]")).toBe("6 is prime")
    expect(form().querySelector("[name=chapter] option[selected]")?.getAttribute("value")).toBe("1")
    const ticked = form().querySelectorAll("[name=correct][checked]")
    expect(ticked.map((box) => box.getAttribute("value"))).toEqual(["1", "3", "5"])
    const failed = await visitor.submit({
      form: "main form[method=post]",
      button: { name: "intent", value: "send" },
    })
    expect(failed.status).toBe(422)
    expect(
      (await visitor.twin().open(path)).document.querySelectorAll("main ol > li"),
    ).toHaveLength(2)
    await visitor.submit({
      form: "main form[method=post]",
      button: { name: "intent", value: "send" },
      values: { summary: "So it is." },
    })
    expect(visitor.page.text).toContain(say(language, "make.sent.title"))
    await visitor.open(path)
    expect(entries(visitor).map(({ text }) => text.includes("Sent 2"))).toEqual([true])
    expect((await visitor.open("/my-questions?search=Sent")).text).toContain("Sent 1")
  })

  test("are deleted, and that can be undone", async () => {
    const visitor = await newTeacher()
    await check(visitor, rows("Gone").split("\n").slice(0, 2).join("\n"))
    await visitor.submit(later)
    await visitor.submit({ form: "main ol form" })
    expect(entries(visitor)).toHaveLength(0)
    expect(visitor.page.text).toContain(say(language, "drafts.removed", { minutes: 10 }))
    await visitor.submit()
    expect(entries(visitor)).toHaveLength(1)
    expect(visitor.page.text).toContain(say(language, "toast.draftRestored"))
  })

  test("are offered by no page where the upstream keeps none", async () => {
    const visitor = await newTeacher()
    await check(visitor, rows("Nowhere"))
    await visitor.submit(later)
    await faultyUpstream.reply("/api/drafts", { status: 404, body: "No such call." })
    expect((await visitor.open(path)).status).toBe(404)
  })
})
