import { describe, expect, test } from "vitest"
import { thereOn } from "../support/add-pages"
import { badNames, hostileAdmin, type Case, type Entry } from "../support/hostile-admin"
import { say, type TranslationKey } from "../support/words"

const admin = await hostileAdmin()

describe("adding a grade", () => {
  const path = "/admin/add-grade"

  test.each(badNames("grade"))("rejects $what", (each) => admin.isTurnedAway(path, each))

  test("ignores a thousand unknown fields", async () => {
    const many = Array.from({ length: 1000 }, (_, place): Entry => [`f${place}`, "x"])
    const wild: Entry[] = [
      [`${"a.".repeat(2000)}a`, "x"],
      ["__intent__", "{oops"],
      ["grade[9999999]", "x"],
    ]
    const sent = [...many, ...wild]
    await admin.isTurnedAway(path, {
      what: "1,000 fields",
      sent,
      field: "grade",
      says: "errors.required",
    })
  })

  test("rejects a body over the size limit before reading its fields", async () => {
    expect(await admin.statusOf(path, "x".repeat(70 * 1024))).toBe(413)
  })
})

describe("adding a chapter", () => {
  const path = "/admin/add-chapter"
  const place = { grade: "7", subject: "Math" }
  const fields = { ...place, chapterNumber: "55", chapterName: "Hostile chapter" }

  const bad = (change: Partial<typeof fields>, says: TranslationKey): Case => {
    const [[field = "", value = ""] = []] = Object.entries(change).slice(-1)
    const sent = { ...fields, ...change }
    return {
      what: `${field} ${value.slice(0, 8)}`,
      sent: Object.entries(sent),
      field,
      says,
      kept: sent,
    }
  }
  const numbers = ["1e9", "-1", "01", "0", "1.5", "1000", "9".repeat(30), "٠", "one"]

  test.each([
    ...badNames("chapterName", [...Object.entries(place), ["chapterNumber", "55"]]),
    ...numbers.map((chapterNumber) => bad({ chapterNumber }, "errors.addChapter.number")),
    bad({ grade: "999" }, "errors.addChapter.grade"),
    bad({ grade: "1e9" }, "errors.addChapter.grade"),
    bad({ subject: "Alchemy" }, "errors.addChapter.subject"),
    bad({ grade: "1", subject: "Economics" }, "errors.addChapter.subject"),
  ])("rejects $what", (each) => admin.isTurnedAway(path, each))

  test("accepts Arabic digits", async () => {
    const chapterName = `Arabic digits ${Date.now()}`
    const sent = Object.entries({ ...fields, chapterName, chapterNumber: "٣٠١" })
    expect(thereOn(await admin.send(path, sent))).toContain(`301${chapterName}`)
  })
})

const badLinks = (
  what: string,
  [grade, names]: readonly [string, readonly string[]],
  field: string,
  says: TranslationKey,
): Case => ({
  what,
  sent: [["grade", grade], ...names.map((name): Entry => ["subjectNames", name])],
  field,
  says,
  kept: { grade },
})

describe("linking subjects to a grade", () => {
  const path = "/admin/add-grade-subjects"
  const many = Array.from({ length: 1000 }, (_, place) => `Subject ${place}`)

  test.each([
    badLinks("no subject", ["7", []], "subjectNames", "errors.addLinks.some"),
    badLinks("1,000 subjects", ["7", many], "subjectNames", "errors.addLinks.some"),
    badLinks(
      "an unknown subject",
      ["7", ["Art", "Alchemy"]],
      "subjectNames",
      "errors.addLinks.subject",
    ),
    badLinks("an unknown grade", ["999", ["Math"]], "grade", "errors.addLinks.grade"),
    badLinks("a grade in exponent notation", ["1e9", ["Math"]], "grade", "errors.addLinks.grade"),
    badLinks("no grade", ["", ["Math"]], "grade", "errors.required"),
  ])("rejects $what", (each) => admin.isTurnedAway(path, each))
})

test.each([
  "/admin/add-chapter?grade=999&subject=Math",
  "/admin/add-chapter?grade=7&subject=Alchemy",
  `/admin/add-chapter?grade=${"x".repeat(3000)}`,
  "/admin/add-grade-subjects?grade=%3Cscript%3E",
])("an address that names an unknown grade or subject shows an error", async (path) => {
  const { status, text, document } = await admin.huda.open(path)
  expect(status).toBe(200)
  expect(text).toContain(say("en", "admin.unknownPlace"))
  expect(document.querySelector("main form[method=post]")).toBeNull()
})

test("prints what was tried and the result", () => {
  console.log(admin.told.join("\n"))
  expect(admin.told.length).toBeGreaterThan(30)
})
