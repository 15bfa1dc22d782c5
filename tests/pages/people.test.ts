import { describe, expect, test } from "vitest"
import { sets, nextHint } from "../support/five-hints-page"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { arabicOrBoth } from "../support/arabic-or-both"
import { signedIn } from "../support/people"
import { logIn, registerStudent } from "../support/register-student"
import type { Visitor } from "../support/visitor"
import { say } from "../support/words"
import { sendFields } from "../support/data-requests"

const huda = await signedIn(site, "huda")

/** The page of the one person whom a search finds. */
async function openPerson(admin: Visitor, search: string) {
  await admin.open("/admin/people")
  const { document } = await admin.submit({ form: "main form", values: { search } })
  const links = document.querySelectorAll("#people a").map((link) => link.getAttribute("href"))
  expect(links).toHaveLength(1)
  return admin.open(links[0] ?? "")
}

const press = (admin: Visitor, value: string, values: Readonly<Record<string, string>> = {}) =>
  admin.submit({
    form: `main form:has(button[value="${value}"])`,
    values,
    button: { name: "intent", value },
  })

describe.each(arabicOrBoth)("the page of people, in %s,", (language) => {
  test("finds people by e-mail, number and a name in any spelling, and changes a grade", async () => {
    const admin = await signedIn(site, "huda", language)
    expect(
      (await admin.open("/admin")).document.querySelector('a[href="/admin/people"]'),
    ).toBeTruthy()
    const { email } = await registerStudent(site)
    const { path, text } = await openPerson(admin, email.toUpperCase())
    const number = path.split("/").at(-1) ?? ""
    expect(text).toContain(say(language, "people.number", { number }))
    expect((await openPerson(admin, number)).path).toBe(path)
    expect((await openPerson(admin, "هدي كيلانى")).document.querySelector("h1")?.text).toContain(
      "هدى الكيلاني",
    )
    await admin.open(path)
    const done = await press(admin, "grade", { grade: "8" })
    expect([done.path, done.text.includes(say(language, "toast.gradeChanged"))]).toEqual([
      path,
      true,
    ])
    const chosen = done.document.querySelector('[name="grade"] option[selected]')
    expect(chosen?.getAttribute("value")).toBe("8")
    expect(done.text).toContain(say(language, "people.event.grade changed"))
    const history = await admin.open("/admin/history?of=people")
    expect(history.document.querySelector(`#events a[href="${path}"]`)).toBeTruthy()
  })
})

test("a search that finds nobody says so", async () => {
  const { text } = await huda.open("/admin/people?search=zzz&group=waiting")
  expect(text).toContain(say("en", "people.none.title"))
})

test("everybody is on one of the pages", async () => {
  let page = await huda.open("/admin/people")
  const first = page.document.querySelectorAll("#people a").map((link) => link.getAttribute("href"))
  const next = page.document.querySelector("a[rel=next]")?.getAttribute("href") ?? ""
  page = await huda.open(next)
  const second = page.document
    .querySelectorAll("#people a")
    .map((link) => link.getAttribute("href"))
  expect(second.filter((href) => first.includes(href))).toEqual([])
  expect(page.text).toContain(say("en", "people.first"))
})

test("a blocked pupil is out at once, on pages and in forms, and is told so at the log-in", async () => {
  const { visitor, name, email } = await registerStudent(site)
  await visitor.open(sets)
  const [other, late] = [visitor.twin(), visitor.twin()]
  await openPerson(huda, email)
  const blocked = await press(huda, "block")
  expect(blocked.text).toContain(say("en", "toast.blocked"))
  expect(blocked.text).toContain(say("en", "people.unblock.title"))
  expect((await nextHint(visitor, "my draft")).path).toMatch(/^\/login/)
  expect((await sendFields(late, "/change-password", { oldPassword: "x" })).path).toMatch(
    /^\/login/,
  )
  expect((await other.open("/about")).text).not.toContain(name)
  await other.open("/login")
  const refused = await logIn(other, email)
  expect([refused.status, refused.text.includes(say("en", "errors.login.blocked"))]).toEqual([
    403,
    true,
  ])
  await openPerson(huda, email)
  expect((await press(huda, "unblock")).text).toContain(say("en", "toast.unblocked"))
  expect((await logIn(other, email)).path).not.toMatch(/^\/login/)
})

test("an admin is not offered to block themself, and cannot", async () => {
  const { path, document } = await openPerson(huda, "huda@tahaddi.example")
  expect(document.querySelector('button[value="block"]')).toBeNull()
  const { text } = await sendFields(huda, path, { intent: "block" })
  expect(text).toContain(say("en", "toast.notBlocked"))
})

test("the page of a pupil leads to the form that erases the account, with the e-mail", async () => {
  const { email } = await registerStudent(site)
  const { document } = await openPerson(huda, email)
  const erase = document.querySelector('main a[href^="/admin/erase"]')?.getAttribute("href") ?? ""
  await huda.open(erase)
  const done = await huda.submit({ values: { emailAgain: email } })
  expect(done.text).toContain(say("en", "toast.pupilErased"))
  expect((await huda.open(`/admin/people?search=${email}`)).text).toContain(
    say("en", "people.none.title"),
  )
})

test.each(["0", "x", "987654321", "1e3"])("nobody has the number %s", async (number) => {
  expect((await huda.open(`/admin/people/${number}`)).status).toBe(404)
})

test("without the capability there is no such page, nor a link to it", async () => {
  await faultyUpstream.replyWithoutOurs("nothing", { status: 404, body: "" })
  for (const path of ["/admin/people", "/admin/people/1", "/admin/history?of=people"])
    expect((await huda.open(path)).status).toBe(404)
  expect((await huda.open("/admin")).html).not.toContain("/admin/people")
  await faultyUpstream.heal()
})
