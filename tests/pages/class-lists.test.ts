import { expect, inject, test } from "vitest"
import { makeClass, slipsFor, slipsOn } from "../support/class-pages"
import { linkTo } from "../support/live-pages"
import { signedIn } from "../support/people"
import { type Filled, Visitor } from "../support/visitor"
import { languages, say } from "../support/words"
import { xlsx } from "../support/xlsx"

const site = inject("site")

test("a sheet makes its pupils once, and a name that was refused is added when it is corrected", async () => {
  const teacher = await signedIn(site, "omar")
  const at = await makeClass(teacher, "en", "7X")
  const button = { name: "intent", value: "add" }
  const bytes = new Uint8Array(xlsx([["Name"], ["Sami Adel"], ["Admin"], ["Hani Aziz"]]))
  const sheet = {
    form: "form:has(textarea)",
    values: { file: new File([bytes], "7X.xlsx") },
    button,
  }
  const twin = teacher.twin()
  await Promise.all([teacher.submit(sheet), twin.submit(sheet)])
  expect(teacher.page.text).toContain(say("en", "errors.class.leftNames"))
  await teacher.submit({ form: "form:has(textarea)", values: { names: "Nabil Omar" }, button })
  await teacher.open(at)
  const { text } = teacher.page
  expect(text).toContain(say("en", "class.pupils", { count: 3 }))
  expect(text).toContain("Nabil Omar")
})

test.each(languages)("a sheet with one more row adds that one, in %s", async (language) => {
  const teacher = await signedIn(site, "omar", language)
  const at = await makeClass(teacher, language, "7Y")
  const button = { name: "intent", value: "add" }
  const form = "form:has(textarea)"
  const send = async (rows: readonly string[], values = {}) => {
    await teacher.open(at)
    const file = new File([`Name\n${rows.join("\n")}`], "7Y.csv")
    return teacher.submit({ form, values: { ...values, file }, button })
  }
  const counted = async (count: number) =>
    expect((await teacher.open(at)).text).toContain(say(language, "class.pupils", { count }))
  await send(["Sami Adel", "ليلى حسن"])
  const left = await send(["SAMI  adel", "ليلى حسن", "Hani Aziz"])
  expect(left.text).toContain(say(language, "errors.class.known"))
  expect(left.document.querySelector("textarea")?.text.trim()).toBe("SAMI adel\nليلى حسن")
  await counted(3)
  await send(["Sami Adel"])
  await teacher.submit({ form, values: { namesakes: "yes" }, button })
  expect(teacher.page.path).toBe(`${at}/slips`)
  await counted(4)
})

test("a large sheet of names leads to its slips, and a reply that was lost is told there", async () => {
  const teacher = await signedIn(site, "omar")
  const at = await makeClass(teacher, "en", "7L")
  const sheet = new File([`Name,Notes\nRami Issa,${"n".repeat(70_000)}`], "7L.csv")
  const button = { name: "intent", value: "add" }
  await teacher.submit({ form: "form:has(textarea)", values: { file: sheet }, button })
  expect(teacher.page.path).toBe(`${at}/slips`)
  expect(slipsOn(teacher.page.document).map(({ name }) => name)).toEqual(["Rami Issa"])
  const entries = [["intent", "add"] as const]
  await teacher.send({ method: "POST", action: `${at}/slips`, isMultipart: false, entries })
  expect(teacher.page.text).toContain(say("en", "errors.class.slipsMissed"))
})

test("slips are made fifteen a request, and the last page has all of them", async () => {
  const teacher = await signedIn(site, "omar")
  const at = await makeClass(teacher, "en", "7S")
  const names = Array.from(
    { length: 17 },
    (_, place) => `Pupil ${String.fromCodePoint(65 + place)}`,
  )
  const first = await slipsFor(teacher, at, names)
  expect(first).toHaveLength(15)
  expect(teacher.page.document.querySelectorAll(".qr-code")).toEqual([])
  expect(teacher.page.text).toContain(say("en", "class.slipsMade", { made: 15, all: 17 }))
  const { document } = await teacher.submit({ form: "form:has([name=people])" })
  const all = slipsOn(document)
  expect(all.slice(0, 15)).toEqual(first)
  expect(document.querySelectorAll(".qr-code")).toHaveLength(17)
  expect(all.map(({ name }) => name)).toEqual(names)
  expect(document.querySelectorAll("main form")).toEqual([])
  const [{ number, secret } = { number: "", secret: "" }] = all
  const pupil = new Visitor(site)
  await pupil.open(`/login?number=${number}&secret=${secret}`)
  await pupil.submit({ values: { email: number, password: secret } })
  expect(pupil.page.path).toBe("/")
})

/** Follows links of the page and sends its forms, and counts both. */
function counting(visitor: Visitor) {
  const pressed: string[] = []
  return {
    pressed,
    follow: (part: string) => {
      pressed.push(part)
      return visitor.open(linkTo(visitor, part))
    },
    send: (filled: Filled) => {
      pressed.push(visitor.page.path)
      return visitor.submit(filled)
    },
  }
}

test.each(languages)(
  "five presses lead from Home to 30 slips, and three from a slip to a question, in %s",
  async (language) => {
    const teacher = await signedIn(site, "omar", language)
    const { follow, send, pressed } = counting(teacher)
    await teacher.open("/")
    await follow("/classes")
    await follow("/classes/new")
    const values = { name: "7P", grade: "7", subjects: language === "en" ? "Math" : "الرياضيات" }
    await send({ values })
    const at = teacher.page.path
    const names = Array.from(
      { length: 30 },
      (_, place) => `ليلى ${"ابتثجحخدذر"[place % 10]}${place}`,
    )
    await send({
      form: "form:has(textarea)",
      values: { names: names.join("\r\n") },
      button: { name: "intent", value: "add" },
    })
    await send({ form: "form:has([name=people])" })
    const slips = slipsOn(teacher.page.document)
    expect([slips.length, pressed.length]).toEqual([30, 5])

    await teacher.open(`${at}/work/new`)
    const chapters = teacher.page.document.querySelector("[name=chapter] optgroup option")
    const chapter = chapters?.getAttribute("value") ?? ""
    await teacher.submit({ values: { chapter, title: "Week 1" } })

    const pupil = new Visitor(site, language)
    const steps = counting(pupil)
    const [slip] = slips
    await pupil.open(`/login?number=${slip?.number}&secret=${slip?.secret}`)
    await steps.send({ values: {} })
    await steps.follow("/work/")
    await steps.follow("work=")
    expect(pupil.page.document.querySelectorAll("main form [name=answer]")).toHaveLength(1)
    expect(steps.pressed).toHaveLength(3)
  },
)
