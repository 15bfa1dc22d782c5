import { afterEach, describe, expect, test } from "vitest"
import { gameNames } from "../../contract/words"
import { arabicOrBoth } from "../support/arabic-or-both"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { check, entriesOn, header, importPath, leftFiles, row } from "../support/import-page"
import { signedIn } from "../support/people"
import { registerStudent, signedUp, teacherOfMath } from "../support/register-student"
import type { Page, Visitor } from "../support/visitor"
import { say } from "../support/words"

const { teacher } = await teacherOfMath(site)
afterEach(() => faultyUpstream.heal())

const sending = { form: "#send", button: { name: "intent" } }

const templatesOn = ({ document }: Page) =>
  document.querySelectorAll("main a[download^=tahaddi]").map((link) => {
    const [, base64 = ""] = link.getAttribute("href")?.split(",") ?? []
    return Buffer.from(base64, "base64").toString()
  })

const boxOn = ({ document }: Page) => ({
  text: document.querySelector("main form.card textarea")?.textContent.replaceAll("\r", "") ?? "",
  main: document.querySelectorAll("main .button-main").map((button) => button.text),
})

const own = async (visitor: Visitor, search: string) =>
  (await visitor.open(`/my-questions?search=${search}`)).document
    .querySelectorAll("#questions > li")
    .map((entry) => entry.querySelector("h2, h3")?.text.trim())

describe.each(arabicOrBoth)("an import, in %s,", (language) => {
  test("of each template accepts its example", async () => {
    const visitor = teacher(language)
    const templates = templatesOn(await visitor.open(importPath))
    expect(templates).toHaveLength(gameNames.length)
    for (const template of templates) {
      const page = await check(visitor, template)
      expect(page.text).toContain(say(language, "import.good", { good: 1, all: 1 }))
      expect(page.status).toBe(200)
    }
  })

  test("shows all rows with their errors, sends the valid ones and returns the others as a file", async () => {
    const visitor = teacher(language)
    const name = `Which-${language}`
    const good = [row(`${name} 1`), row(`${name} 2`, "٢، ٤")]
    const rows = [...good, row(`${name} 3`, ""), row(`${name} 4`, "1", "99")]
    const page = await check(visitor, [header, ...rows, rows[0]].join("\r\n"))
    expect(page.status).toBe(422)
    expect(entriesOn(page)).toHaveLength(5)
    const texts = entriesOn(page).map(({ text }) => text)
    expect(texts[0]).toContain(say(language, "errors.make.noneTrue"))
    expect(texts[1]).toContain(say(language, "errors.make.chapter"))
    expect(texts[2]).toContain(say(language, "errors.import.sameRow", { number: 2 }))
    expect(
      page.document.querySelectorAll("#rows ~ details > ol > li").map(({ text }) => text),
    ).toEqual(texts.slice(3))
    expect(boxOn(page)).toEqual({
      text: [header, ...rows, rows[0]].join("\n"),
      main: [say(language, "import.check")],
    })
    const after = await visitor.submit(sending)
    expect(after.text).toContain(say(language, "import.sent", { made: 2, known: 0 }))
    expect(boxOn(after).text).toMatch(/^Grade,/)
    expect(boxOn(after).text.trim().split("\n")).toHaveLength(4)
    expect(entriesOn(after)).toHaveLength(3)
    const [bad = ""] = await leftFiles(visitor)
    expect(bad).toContain(`${name} 3`)
    expect(bad).toContain(say(language, "import.why"))
    const fixed = await check(
      visitor,
      bad.replace("8 is prime,7 is prime,6 is prime,,", "8 is prime,7 is prime,6 is prime,1,"),
    )
    expect(fixed.text).toContain(say(language, "import.good", { good: 2, all: 3 }))
    expect((await own(visitor, name)).toSorted()).toEqual([`${name} 1`, `${name} 2`])
  })

  test("asks for explanations that are missing, and keeps those that were written", async () => {
    const visitor = teacher(language)
    const name = `Unexplained-${language}`
    const [first = "", second = ""] = [1, 2].map((at) =>
      row(`${name} ${at}`).replace(/,"Said.*/, ""),
    )
    await check(visitor, [header.replace(",Explanation", ""), first, second].join("\n"))
    const asked = () =>
      visitor.page.document
        .querySelectorAll("#send textarea")
        .map((field) => field.getAttribute("name") ?? "")
    expect(asked()).toEqual(["why 2 summary", "why 3 summary"])
    const button = { name: "intent", value: "explain" }
    await visitor.submit({ form: "#send", button, values: { "why 2 summary": "It is so." } })
    expect(asked()).toEqual(["why 3 summary"])
    expect(visitor.page.text).toContain(say(language, "import.good", { good: 1, all: 2 }))
    await visitor.submit({ ...sending, values: { "why 3 summary": "So it is." } })
    expect(visitor.page.path).toBe("/my-questions")
    expect(await own(visitor, name)).toHaveLength(2)
  })

  test("sent twice stores each question once", async () => {
    const visitor = teacher(language)
    const text = [header, row(`Twice-${language}`)].join("\n")
    for (const _ of [1, 2]) {
      await check(visitor, text)
      const page = await visitor.submit(sending)
      expect(page.path).toBe("/my-questions")
    }
    expect(await own(visitor, `Twice-${language}`)).toEqual([`Twice-${language}`])
  })

  test("by a pupil rejects rows for a chapter", async () => {
    const { visitor } = await registerStudent(site, language)
    const page = await check(visitor, [header, row("For school?")].join("\n"))
    expect(entriesOn(page)[0]?.text).toContain(say(language, "errors.make.choose"))
  })

  test.each([
    ["workbook", new Uint8Array([0x50, 0x4b, 3, 4])],
    ["page", "<!doctype html><table>"],
    ["encoding", "Question\0,b"],
    ["noRows", header],
    ["noGame", "a,b\n1,2"],
    ["tooLarge", "x".repeat(1024 * 1024 + 1)],
    ["tooManyColumns", `${"a,".repeat(100_000)}\n1`],
  ] as const)("rejects a file with errors.import.%s", async (reason, content) => {
    const visitor = teacher(language)
    await visitor.open(importPath)
    const file = new File([content], "questions.csv", { type: "text/csv" })
    const page = await visitor.submit({ form: "main form.card", values: { file } })
    expect(page.status).toBe(422)
    const key = `errors.import.${reason}` as const
    expect(page.text).toContain(say(language, key, { max: 100 }))
  })
})

const withSubject = (line: string, subject: string) => line.replace(",", `,${subject},`)

test("an export has all questions of an author, or is a 503", async () => {
  const visitor = await signedIn(site, "huda", "en")
  const names = Array.from({ length: 520 }, (_, index) => `Which of row ${index}?`)
  for (const some of [names.slice(0, 500), names.slice(500)]) {
    const rows = some.map((name) => withSubject(row(name), "Math"))
    await check(visitor, [withSubject(header, "Subject"), ...rows].join("\n"))
    await visitor.submit(sending)
  }
  const address = new URL("/my-questions/export?game=offside", site)
  const ask = () => fetch(address, { headers: { Cookie: String(visitor.cookies) } })
  await faultyUpstream.heal()
  const text = await (await ask()).text()
  // Two pages of own questions, and no call for each twenty.
  const calls = (await faultyUpstream.calls()).filter(({ path }) => path.includes("my-questions"))
  expect(calls).toHaveLength(2)
  expect(names.filter((name) => !text.includes(name))).toEqual([])
  await faultyUpstream.spoil("before=", 500)
  const failed = await ask()
  expect([failed.status, failed.headers.get("Content-Disposition")]).toEqual([503, null])
  await failed.arrayBuffer()
}, 60_000)

test("importing an export changes nothing", async () => {
  const { visitor } = await signedUp(site, "en", { type: "1", grade: "", subject: "Math" })
  for (const template of templatesOn(await visitor.open(importPath))) {
    const text = template.replace("Saturn", "'=Saturn").replace("Planets,", '"=Planets, ""all""",')
    await check(visitor, text)
    await visitor.submit(sending)
  }
  const files = gameNames.flatMap((game) => [game, `${game}&format=gift`])
  const exports = () =>
    Promise.all(
      files.map(async (file) => {
        const address = new URL(`/my-questions/export?game=${file}`, site)
        const reply = await fetch(address, { headers: { Cookie: String(visitor.cookies) } })
        expect(reply.headers.get("Content-Disposition")).toContain("attachment")
        return reply.text()
      }),
    )
  const exported = await exports()
  expect(exported[files.indexOf("offside")]).toContain(`"'=Planets, ""all"""`)
  expect(exported[files.indexOf("offside&format=gift")]).toContain(`::\\=Planets, "all"::`)
  for (const text of exported) {
    const page = await check(visitor, text)
    expect(page.text).toContain(say("en", "import.good", { good: 1, all: 1 }))
    await visitor.submit(sending)
    expect(visitor.page.text).toContain(say("en", "toast.imported", { detail: "0" }))
  }
  expect(await exports()).toEqual(exported)
})

test("an import that the upstream interrupts keeps the rows, and continues when it is sent again", async () => {
  const visitor = teacher("en")
  await check(visitor, [header, row("Broken-off")].join("\n"))
  await faultyUpstream.spoil("education/import", 503)
  const page = await visitor.submit(sending)
  expect(page.status).toBe(503)
  expect(page.text).toContain(say("en", "import.brokenOff"))
  await faultyUpstream.heal()
  await visitor.submit(sending)
  expect(await own(visitor, "Broken-off")).toEqual(["Broken-off"])
})
