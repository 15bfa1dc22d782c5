import { afterEach, expect, test } from "vitest"
import { classMembers, people, reviewDecisions } from "../../contract"
import { arabicOrBoth } from "../support/arabic-or-both"
import { makeClass, press, slipsFor, slipsOn } from "../support/class-pages"
import { sendFields } from "../support/data-requests"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { signedIn } from "../support/people"
import { teacherOfMath } from "../support/register-student"
import { say } from "../support/words"

afterEach(() => faultyUpstream.heal())

const goOn = { form: "form:has([name=people])" }

test.each(arabicOrBoth)("a busy server makes slips in steps, in %s", async (language) => {
  const teacher = await signedIn(site, "omar", language)
  const at = await makeClass(teacher, language, "7S")
  const names = Array.from({ length: 12 }, (_, place) => `Pupil ${"ABCDEFGHIJKL"[place]}`)
  const busy = say(language, "errors.class.slipsLeft")
  const progress = (made: number) => say(language, "class.slipsMade", { made, all: 12 })
  await faultyUpstream.tell({ path: "/secrets", times: 2 }, { path: "/secrets", fault: 503 })
  const some = await slipsFor(teacher, at, names)
  expect([teacher.page.status, some.length]).toEqual([200, 10])
  expect(teacher.page.text).toContain(progress(10))
  expect(teacher.page.text).not.toContain(busy)
  await teacher.submit(goOn)
  expect(teacher.page.status).toBe(503)
  expect(teacher.page.text).toContain(progress(10))
  expect(teacher.page.text).toContain(busy)
  expect(slipsOn(teacher.page.document)).toEqual(some)
  await faultyUpstream.heal()
  const { document } = await teacher.submit(goOn)
  expect(slipsOn(document).map(({ name }) => name)).toEqual(names)
})

test("nobody is to wait for slips of pupils who get none", async () => {
  const teacher = await signedIn(site, "omar")
  const at = await makeClass(teacher, "en", "7N")
  const { status, text } = await sendFields(teacher, `${at}/slips`, { people: "1" })
  expect(status).toBe(200)
  expect(text).not.toContain(say("en", "errors.class.slipsLeft"))
})

const lists = [
  ["/admin/classes?search=7A", classMembers.listClassesOfSchool, { classes: [], next: "12" }],
  ["/admin/people?search=7A", people.listPeople, { people: [], next: "12" }],
  ["/admin/history?person=7A", reviewDecisions.history, { events: [], next: "12" }],
] as const

test.each(arabicOrBoth)("a search that found nothing yet goes on, in %s", async (language) => {
  const huda = await signedIn(site, "huda", language)
  for (const [page, { path }, body] of lists) {
    await faultyUpstream.reply(path, { status: 200, body })
    const { document } = await huda.open(page)
    expect(document.querySelector("main section h2")?.text).toBe(say(language, "soFar.title"))
    const next = document.querySelector("main [rel=next]")
    expect(next?.text).toBe(say(language, "soFar.goOn"))
    expect(next?.getAttribute("href")).toMatch(/(after|before)=12/)
  }
  await faultyUpstream.heal()
  const teacher = await signedIn(site, "omar", language)
  const id = (await makeClass(teacher, language, "7T")).split("/").at(-1)
  await faultyUpstream.reply(people.listPeople.path, {
    status: 200,
    body: { people: [], next: "12" },
  })
  const { text } = await huda.open(`/admin/classes?class=${id}&teacher=Sami`)
  expect(text).toContain(say(language, "class.school.handMore"))
})

test.each(arabicOrBoth)(
  "a button that fails says so, and works when pressed again, in %s",
  async (language) => {
    const notSent = say(language, "toast.notSent")
    const [teacher, huda] = [
      await signedIn(site, "omar", language),
      await signedIn(site, "huda", language),
    ]
    const at = await makeClass(teacher, language, "7V")
    await press(teacher, "link")
    const link = new URL(teacher.page.document.querySelector("code")?.text.trim() ?? "").pathname
    const { teacher: colleagueIn, credentials } = await teacherOfMath(site)
    const colleague = colleagueIn(language)
    await colleague.open(link)
    await faultyUpstream.spoil(classMembers.joinAsTeacher.path, 503)
    expect((await colleague.submit({ form: "#main form" })).text).toContain(notSent)
    await faultyUpstream.heal()
    expect((await colleague.submit({ form: "#main form" })).path).toBe(at)

    const query = new URLSearchParams({
      class: at.split("/").at(-1) ?? "",
      teacher: credentials.email,
    })
    await huda.open(`/admin/classes?${query}`)
    const hand = { form: "main form:has([name=personID])" }
    await faultyUpstream.spoil("/hand-over", "drop")
    expect((await huda.submit(hand)).text).toContain(notSent)
    expect((await teacher.open(at)).status).toBe(200)
    await faultyUpstream.heal()
    await huda.submit(hand)
    expect((await teacher.open(at)).status).toBe(404)

    await huda.open("/admin/teachers")
    await faultyUpstream.spoil("change-school-code", 502)
    expect((await press(huda, "renew")).text).toContain(notSent)
  },
)
