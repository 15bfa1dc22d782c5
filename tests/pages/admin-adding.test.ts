import { randomUUID } from "node:crypto"
import { afterEach, describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { signedUp } from "../support/register-student"
import { signedIn } from "../support/people"
import { add, addGrade, addSubject, thereOn, typedIn } from "../support/add-pages"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { Visitor, type Page } from "../support/visitor"
import { say } from "../support/words"
import { sendFields } from "../support/data-requests"

const fresh = (what: string) => `${what} ${randomUUID().slice(0, 8)}`

const huda = await signedIn(site, "huda")
afterEach(() => faultyUpstream.heal())

/** The gradeId of a grade, read from the options of the page. */
function idOf(page: Page, grade: string): string {
  const options = page.document.querySelectorAll('select[name="grade"] option')
  return options.find(({ text }) => text === grade)?.getAttribute("value") ?? ""
}

describe.each(arabicOrBoth)("an admin, in %s,", (language) => {
  test("adds grades, subjects and chapters, which are in the lists at once and lead no pupil to nothing", async () => {
    const visitor = await signedIn(site, "huda", language)
    const [grade, subject, chapter] = [fresh("Grade"), fresh("Logic"), fresh("Riddles")]

    const graded = await addGrade(visitor, grade)
    expect({ path: graded.path, redirects: graded.redirects }).toEqual({
      path: "/admin/add-grade",
      redirects: [303],
    })
    expect(graded.text).toContain(say(language, "toast.gradeAdded", { detail: grade }))
    expect(thereOn(graded)).toContain(grade)

    const taught = await addSubject(visitor, subject)
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

    const { visitor: pupil } = await signedUp(site, language, { grade: id })
    const menu = await pupil.open("/games/education/five-hints")
    expect(menu.text).toContain(say(language, "choose.empty.education"))
    const place = new URLSearchParams({ grade: id, subject })
    const writing = await visitor.open(`/make-five-hints/education?${place}`)
    expect(writing.text).toContain(chapter)
    const teachers = await new Visitor(site, language).open("/signup")
    expect(teachers.text).toContain(subject)
  })

  test("gets a field error for an existing name, with the typed value kept", async () => {
    const visitor = await signedIn(site, "huda", language)
    const page = await addGrade(visitor, "  grade   7 ")
    expect({ status: page.status, path: page.path }).toEqual({
      status: 422,
      path: "/admin/add-grade",
    })
    expect(errorAt(page, "grade")).toBe(say(language, "errors.addGrade.there"))
    expect(typedIn(page, "grade")).toMatch(/grade {1,3}7/)

    const taught = await addSubject(visitor, "MATH")
    expect(errorAt(taught, "name")).toBe(say(language, "errors.addSubject.there"))
    expect(typedIn(taught, "name")).toBe("MATH")
    expect(taught.text).toContain(say(language, "addSubject.again"))

    const subject = language === "en" ? "Math" : "الرياضيات"
    const place = `/admin/add-chapter?${new URLSearchParams({ grade: "7", subject })}`
    const number = await add(visitor, place, { chapterNumber: "1", chapterName: fresh("New") })
    expect(number.status).toBe(422)
    expect(errorAt(number, "chapterNumber")).toBe(say(language, "errors.addChapter.numberThere"))
    const named = await add(visitor, place, { chapterNumber: "77", chapterName: "sets" })
    expect(errorAt(named, "chapterName")).toBe(say(language, "errors.addChapter.nameThere"))
    expect(typedIn(named, "chapterNumber")).toBe("77")
  })
})

test("linking a subject that is already linked changes nothing", async () => {
  await huda.open("/admin/add-grade-subjects?grade=7")
  const before = thereOn(huda.page)
  const page = await sendFields(huda, "", [
    ["grade", "7"],
    ["subjectNames", "Math"],
  ])
  expect(page.status).toBe(200)
  expect(thereOn(page)).toEqual(before)
})

test("/admin/add-chapters redirects to /admin/add-chapter, for GET and POST", async () => {
  const page = await huda.open("/admin/add-chapters?grade=7&subject=Math")
  expect([page.path, page.redirects]).toEqual(["/admin/add-chapter?grade=7&subject=Math", [308]])
  const fields = { grade: "7", subject: "Math", chapterNumber: "0", chapterName: "x" }
  const sent = await sendFields(huda, "/admin/add-chapters", fields)
  expect([sent.path, sent.status, sent.redirects]).toEqual(["/admin/add-chapter", 422, [308]])
  for (const [name, value] of Object.entries(fields)) expect(typedIn(sent, name)).toBe(value)
})

test("a choice that was sent empty says what to choose", async () => {
  const said = async (path: string) =>
    (await huda.open(path)).document.querySelectorAll("main .text-wrong").map(({ text }) => text)
  expect(await said("/admin/add-chapter")).toEqual([])
  expect(await said("/admin/add-chapter?grade=")).toEqual([say("en", "signup.gradeNone")])
  const subject = await said("/admin/add-chapter?grade=7&subject=")
  expect(subject).toEqual([say("en", "signup.subjectNone")])
  expect(await said("/admin/people/move-up?from=7&to=")).toEqual([])
  const teacher = await signedIn(site, "omar")
  const room = await teacher.open("/live/new?classId=&grade=")
  expect(room.document.querySelectorAll("main .text-wrong").map(({ text }) => text)).toEqual([
    say("en", "make.gradeNone"),
  ])
  expect(room.document.querySelector("main .button-main")?.text).toBe(say("en", "live.choose"))
  expect(room.document.querySelector("main a[href='/live']")).toBeTruthy()
})

const errorAt = ({ document }: Page, name: string) => {
  const field = document.querySelector(`main form[method=post] [name="${name}"]`)
  const ids = field?.getAttribute("aria-describedby")?.split(" ") ?? []
  return document.getElementById(ids.at(-1) ?? "")?.text.trim()
}
