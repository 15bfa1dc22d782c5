import { randomUUID } from "node:crypto"
import { afterEach, beforeAll, describe, expect, inject, test } from "vitest"
import { newcomer } from "../support/newcomer"
import { signedIn } from "../support/people"
import { png } from "../support/pictures"
import { standInAt } from "../support/upstream-stand-in.mjs"
import { Visitor, type Page } from "../support/visitor"
import { languages, say } from "../support/words"

const site = inject("siteOnStandIn")
const standIn = standInAt(inject("standIn"))
const picture = () => new File([png()], "C:\\pictures\\logic.png", { type: "text/html" })
const fresh = (what: string) => `${what} ${randomUUID().slice(0, 8)}`
let huda: Visitor

beforeAll(async () => {
  huda = await signedIn(site, "huda")
})
afterEach(() => standIn.heal())

/** Adds by the page's own form, from the page as it is opened. */
async function add(path: string, values: Parameters<Visitor["submit"]>[0], visitor = huda) {
  await visitor.open(path)
  return visitor.submit({ form: "main form[method=post]", ...values })
}

const addGrade = (grade: string, visitor = huda) =>
  add("/admin/add-grade", { values: { grade } }, visitor)
const addSubject = (name: string, visitor = huda) =>
  add("/admin/add-subject", { values: { name, image: picture() } }, visitor)

/** The gradeId of a grade, as the choices of the page have it. */
function idOf(page: Page, grade: string): string {
  const options = page.document.querySelectorAll('select[name="grade"] option')
  return options.find(({ text }) => text === grade)?.getAttribute("value") ?? ""
}

describe.each(languages)("in %s, an admin", (language) => {
  test("builds a school, and a pupil has it in the menus at once", async () => {
    const visitor = await signedIn(site, "huda", language)
    const [grade, subject, chapter] = [fresh("Grade"), fresh("Logic"), fresh("Riddles")]

    const graded = await addGrade(grade, visitor)
    expect({ path: graded.path, redirects: graded.redirects }).toEqual({
      path: "/admin/add-grade",
      redirects: [303],
    })
    expect(graded.text).toContain(say(language, "toast.gradeAdded", { detail: grade }))
    expect(thereOn(graded)).toContain(grade)

    const taught = await addSubject(subject, visitor)
    expect(taught.text).toContain(say(language, "toast.subjectAdded", { detail: subject }))
    expect(thereOn(taught)).toContain(subject)

    const id = idOf(await visitor.open("/admin/add-grade-subjects"), grade)
    await visitor.submit({ form: "main form[method=get]", values: { grade: id } })
    const linked = await visitor.submit({
      form: "main form[method=post]",
      values: { subjectNames: [subject] },
    })
    expect(thereOn(linked)).toEqual([subject])
    const tick = linked.document.querySelector(`input[value="${subject}"]`)
    expect([tick?.hasAttribute("checked"), tick?.hasAttribute("disabled")]).toEqual([true, true])

    await visitor.open("/admin/add-chapter")
    await visitor.submit({ form: "main form[method=get]", values: { grade: id } })
    await visitor.submit({ form: "main form[method=get]", values: { subject } })
    expect(
      visitor.page.document.querySelector('[name="chapterNumber"]')?.getAttribute("value"),
    ).toBe("1")
    const written = await visitor.submit({
      form: "main form[method=post]",
      values: { chapterName: chapter },
    })
    expect(written.text).toContain(say(language, "toast.chapterAdded", { detail: chapter }))
    expect(thereOn(written)).toEqual([`1${chapter}`])
    const next = written.document.querySelector('[name="chapterNumber"]')
    expect(next?.getAttribute("value")).toBe("2")

    const { visitor: pupil } = await newcomer(site, language, { grade: id })
    const menu = await pupil.open("/games/education/five-hints")
    expect(menu.document.querySelectorAll('button[name="subject"]').map(valueOf)).toEqual([subject])
    const chapters = await pupil.open(
      `/games/education/five-hints?${new URLSearchParams({ subject })}`,
    )
    expect(chapters.text).toContain(chapter)
    const teachers = await new Visitor(site, language).open("/signup")
    expect(teachers.text).toContain(subject)
  })

  test("is told at the field what exists already, with what was typed kept", async () => {
    const visitor = await signedIn(site, "huda", language)
    const page = await addGrade("  grade   7 ", visitor)
    expect({ status: page.status, path: page.path }).toEqual({
      status: 422,
      path: "/admin/add-grade",
    })
    expect(errorAt(page, "grade")).toBe(say(language, "errors.addGrade.there"))
    expect(valueOfField(page, "grade")).toMatch(/grade {1,3}7/)

    const taught = await addSubject("MATH", visitor)
    expect(errorAt(taught, "name")).toBe(say(language, "errors.addSubject.there"))
    expect(valueOfField(taught, "name")).toBe("MATH")
    expect(taught.text).toContain(say(language, "addSubject.again"))

    const subject = language === "en" ? "Math" : "الرياضيات"
    const place = `/admin/add-chapter?${new URLSearchParams({ grade: "7", subject })}`
    const number = await add(
      place,
      { values: { chapterNumber: "1", chapterName: fresh("New") } },
      visitor,
    )
    expect(number.status).toBe(422)
    expect(errorAt(number, "chapterNumber")).toBe(say(language, "errors.addChapter.numberThere"))
    const named = await add(
      place,
      { values: { chapterNumber: "77", chapterName: "sets" } },
      visitor,
    )
    expect(errorAt(named, "chapterName")).toBe(say(language, "errors.addChapter.nameThere"))
    expect(valueOfField(named, "chapterNumber")).toBe("77")
  })
})

test("linking what is linked changes nothing", async () => {
  await huda.open("/admin/add-grade-subjects?grade=7")
  const before = thereOn(huda.page)
  const page = await huda.send({
    method: "POST",
    action: "",
    isMultipart: false,
    entries: [
      ["grade", "7"],
      ["subjectNames", "Math"],
    ],
  })
  expect(page.status).toBe(200)
  expect(thereOn(page)).toEqual(before)
})

test("the page of the call's own name leads to the chapters, and so does what is posted there", async () => {
  const page = await huda.open("/admin/add-chapters?grade=7&subject=Math")
  expect([page.path, page.redirects]).toEqual(["/admin/add-chapter?grade=7&subject=Math", [308]])
  const fields = { grade: "7", subject: "Math", chapterNumber: "0", chapterName: "x" }
  const sent = await huda.send({
    method: "POST",
    action: "/admin/add-chapters",
    isMultipart: false,
    entries: Object.entries(fields),
  })
  expect([sent.path, sent.status, sent.redirects]).toEqual(["/admin/add-chapter", 422, [308]])
  for (const [name, value] of Object.entries(fields)) expect(valueOfField(sent, name)).toBe(value)
})

describe.each([
  ["add-grade", () => addGrade("Grade of no answer"), "grade"],
  ["add-subject", () => addSubject("Subject of no answer"), "name"],
  [
    "add-chapters",
    () =>
      add("/admin/add-chapter?grade=7&subject=Math", {
        values: { chapterNumber: "78", chapterName: "Chapter of no answer" },
      }),
    "chapterName",
  ],
] as const)("%s", (call, send, field) => {
  test.each(["drop", 500, 503, "hang"] as const)("keeps what was typed on %s", async (fault) => {
    await standIn.spoil(`Admin/${call}`, fault)
    const page = await send()
    expect(page.status).toBe(503)
    expect(page.text).toContain(say("en", "errors.unavailable"))
    expect(valueOfField(page, field)).toMatch(/of no answer$/)
  })

  test("puts a refusal that nobody knows in words of ours", async () => {
    await standIn.spoil(`Admin/${call}`, 400)
    const page = await send()
    expect(page.status).toBe(422)
    expect(page.text).toMatch(/could not be added/)
    expect(page.text).not.toContain("stand-in")
    expect(valueOfField(page, field)).toMatch(/of no answer$/)
  })

  test("after the session's end is there again when its person is", async () => {
    const visitor = await signedIn(site, "huda")
    await standIn.spoil(`Admin/${call}`, 401)
    const [was] = [huda]
    huda = visitor
    const door = await send()
    huda = was
    expect(door.path).toMatch(/^\/login\?redirectTo=/)
    await standIn.heal()
    const { email, password } = { email: "huda@tahaddi.example", password: "Huda-decides-1" }
    const page = await visitor.submit({ values: { email, password } })
    expect(page.path).toMatch(/^\/admin\/add-/)
    expect(valueOfField(page, field)).toMatch(/of no answer$/)
  })
})

const valueOf = (element: { getAttribute(name: string): string | undefined }) =>
  element.getAttribute("value")

/** What stands beside the form: all that is there already. */
const thereOn = ({ document }: Page) =>
  document.querySelectorAll("section[aria-labelledby=there] li").map(({ text }) => text.trim())

const valueOfField = ({ document }: Page, name: string) =>
  document.querySelector(`main form[method=post] [name="${name}"]`)?.getAttribute("value") ?? ""

const errorAt = ({ document }: Page, name: string) => {
  const field = document.querySelector(`main form[method=post] [name="${name}"]`)
  const ids = field?.getAttribute("aria-describedby")?.split(" ") ?? []
  return document.getElementById(ids.at(-1) ?? "")?.text.trim()
}
