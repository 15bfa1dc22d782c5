import { describe, expect, inject, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { check, entriesOn, header, importPath, leftFiles, row } from "../support/import-page"
import { signedUp, teacherOfMath } from "../support/register-student"
import { Visitor, type Page } from "../support/visitor"
import { say, type Language } from "../support/words"

const site = inject("site")

const { teacher } = await teacherOfMath(site)

/** A teacher with fewer than 200 questions under review by `room`. */
async function almostFull(language: Language, room: number) {
  const { visitor: author } = await signedUp(site, "en", { type: "1", grade: "", subject: "Math" })
  const visitor = new Visitor(site, language, author.cookies)
  await check(visitor, rowsNamed("Before", 200 - room))
  await visitor.submit({ form: "#send", button: { name: "intent" } })
  return visitor
}

const rowsNamed = (name: string, count: number) =>
  [header, ...Array.from({ length: count }, (_, at) => row(`${name} ${at}`))].join("\n")

test.each(arabicOrBoth)(
  "an import beyond 200 questions under review, in %s, sends those that fit and keeps the others",
  async (language) => {
    const visitor = await almostFull(language, 30)
    await check(visitor, rowsNamed("Flood", 80))
    const page = await visitor.submit({ form: "#send", button: { name: "intent" } })
    expect(page.status).toBe(422)
    expect(page.text).toContain(say(language, "import.full", { max: 200 }))
    expect(page.text).toContain(say(language, "import.sent", { made: 30, known: 0 }))
    expect(entriesOn(page)).toHaveLength(50)
    const [rest = ""] = await leftFiles(visitor, "tahaddi-rest")
    const [again, whole] = [await check(visitor.twin(), rest), rowsNamed("Flood", 80)]
    expect(again.text).toContain(say(language, "import.good", { good: 50, all: 50 }))
    await check(visitor, whole)
    const twice = await visitor.submit({ form: "#send", button: { name: "intent" } })
    expect(twice.text).toContain(say(language, "import.sent", { made: 0, known: 30 }))
    const form = await visitor.open("/make-offside/education?grade=7&chapter=1")
    expect(form.status).toBe(200)
  },
)

/** The largest reply to an import, in bytes. */
const replyMax = 200_000
const bytesOf = ({ html }: Page) => Buffer.byteLength(html)

const upload = async (visitor: Visitor, text: string, name = "questions.csv") => {
  await visitor.open(importPath)
  const file = new File([text], name, { type: "text/csv" })
  return visitor.submit({ form: "main form.card", values: { file } })
}
let state = 7
const hard = (length: number) => {
  let text = ""
  while (text.length < length) {
    state = (state * 48_271) % 2_147_483_647
    text += String.fromCharCode(0x4e00 + (state % 20_000))
  }
  return text
}

describe("a large file", () => {
  test.each([
    ["GIFT that is refused", "a{~b}\n\n".repeat(140_000), "q.gift", "tooManyRows"],
    ["GIFT of one question", `a{${"=x".repeat(500_000)}}`, "q.gift", null],
    ["a header of accents", `${"\u0301\u0323".repeat(250_000)},b\n1,2`, "q.csv", "noGame"],
    [
      "accents in names",
      [header, row("A", "1", "\u0301\u0323".repeat(250_000))].join("\n"),
      "q.csv",
      null,
    ],
    ["rows", rowsNamed("x", 6000), "q.csv", "tooManyRows"],
    ["quotes", `"${'""'.repeat(500_000)}`, "q.csv", "quotes"],
  ] as const)("of %s gets a small page", async (_, text, name, error) => {
    const page = await upload(teacher(), text, name)
    expect(page.status).toBe(422)
    if (error)
      expect(page.text).toContain(say("en", `errors.import.${error}`, { max: 500, number: 1 }))
    expect(bytesOf(page)).toBeLessThan(replyMax)
  })

  test("with 500 refused rows shows the first ones, and downloads them all", async () => {
    const visitor = teacher()
    const page = await upload(visitor, rowsNamed("<&\u{1F600}", 500).replaceAll(`"135"`, "x"))
    expect(page.text).toContain(say("en", "import.none"))
    expect(bytesOf(page)).toBeLessThan(replyMax)
    const shown = entriesOn(page).length
    expect(shown).toBeGreaterThan(100)
    expect(shown).toBeLessThanOrEqual(300)
    expect(page.text).toContain(say("en", "import.notShown", { shown, all: 500 }))
    const [bad = ""] = await leftFiles(visitor)
    expect(bad.match(/Tick at least|\n7,1/g)?.length).toBeGreaterThanOrEqual(500)
  })

  test("that a page cannot keep is chosen again to be sent", async () => {
    const visitor = teacher()
    const rows = Array.from({ length: 60 }, (_, at) =>
      row(`Kept ${at} ${hard(280)}`).replace(/"Said.*$/, hard(590)),
    )
    const text = [header, ...rows].join("\n")
    const page = await upload(visitor, text)
    expect(page.text).toContain(say("en", "import.good", { good: 60, all: 60 }))
    expect(page.text).toContain(say("en", "import.chooseAgain"))
    expect(bytesOf(page)).toBeLessThan(replyMax)
    const file = new File([text], "q.csv")
    await visitor.submit({ form: "#send", button: { name: "intent" }, values: { file } })
    expect(visitor.page.path).toBe("/my-questions")
    const pasted = await check(visitor, text)
    expect(pasted.text).toContain(say("en", "errors.import.longText"))
  })

  test("that was pasted and cannot be read can be corrected, or downloaded if it is long", async () => {
    const visitor = teacher()
    const short = `${header}\n${row("A")}\n"`
    const page = await check(visitor, short)
    expect(page.text).toContain(say("en", "errors.import.quotes", { number: 3 }))
    expect(page.document.querySelector("textarea[name=text]")?.text.trim()).toContain("7,1,A")
    const long = rowsNamed("Pasted & long", 900)
    const refused = await check(visitor, long)
    expect(refused.text).toContain(say("en", "errors.import.tooManyRows", { max: 500 }))
    expect(bytesOf(refused)).toBeLessThan(replyMax)
    const [rest = ""] = await leftFiles(visitor, "tahaddi-rest")
    expect(rest.replaceAll("\r\n", "\n") === long).toBe(true)
  })
})
