import { randomInt } from "node:crypto"
import { afterEach, expect, test } from "vitest"
import { add, addGrade, addSubject, thereOn, typedIn } from "../support/add-pages"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { signedIn } from "../support/people"
import type { Page } from "../support/visitor"
import { say } from "../support/words"

/** With digits alone, because letters say in which language a name is. */
const fresh = (what: string) => `${what} ${randomInt(1e9)}`

/** What the list says of one entry. */
const markOf = ({ document }: Page, name: string) =>
  document
    .querySelectorAll("section[aria-labelledby=existing] li")
    .find(({ text }) => text.includes(name))
    ?.text.replace(name, "")
    .trim()

const huda = await signedIn(site, "huda")
afterEach(() => faultyUpstream.heal())

test("a grade, a subject without a picture and a chapter get both names, and a missing one is marked", async () => {
  const [grade, arabic, subject, chapter] = ["Year", "السنة", "Chess", "Openings"].map(fresh)
  const both = await add(huda, "/admin/add-grade", { grade: grade ?? "", otherName: arabic ?? "" })
  expect(markOf(both, grade ?? "")).toBe("")
  const one = await addGrade(huda, fresh("Only English"))
  expect(one.text).toContain(say("en", "structure.missing.ar"))

  const taught = await add(huda, "/admin/add-subject", { name: subject ?? "" })
  expect(taught.redirects).toEqual([303])
  expect(markOf(taught, subject ?? "")).toBe(say("en", "structure.missing.ar"))

  const place = "/admin/add-chapter?grade=7&subject=Math"
  const names = { chapterName: chapter ?? "", otherName: fresh("افتتاحيات") }
  const written = await add(huda, place, names)
  expect(thereOn(written).at(-1)).toContain(chapter)
  expect(markOf(written, chapter ?? "")).toMatch(/^\d+$/)

  const history = await huda.open("/admin/structure")
  for (const name of [grade, subject, chapter]) expect(history.text).toContain(name)
  expect(
    (await signedIn(site, "huda", "ar").then((her) => her.open("/admin/add-grade"))).text,
  ).toContain(arabic)
})

test("two names of one language are refused at the second, and both stay", async () => {
  const values = { grade: fresh("Year"), otherName: fresh("Grade") }
  const page = await add(huda, "/admin/add-grade", values)
  expect([page.status, typedIn(page, "grade"), typedIn(page, "otherName")]).toEqual([
    422,
    ...Object.values(values),
  ])
  expect(page.text).toContain(say("en", "errors.name.sameLanguage"))
})

test("an upstream without the structure gets one name, and a subject needs its picture", async () => {
  await faultyUpstream.reply("capabilities", { status: 404, body: "" })
  const { document } = await huda.open("/admin/add-grade")
  expect(document.querySelector('[name="otherName"]')).toBeNull()
  const refused = await add(huda, "/admin/add-subject", { name: fresh("Chess") })
  expect([refused.status, refused.text]).toEqual([
    422,
    expect.stringContaining(say("en", "errors.picture.missing")),
  ])
  expect((await addSubject(huda, fresh("Chess"))).redirects).toEqual([303])
  const calls = await faultyUpstream.calls()
  expect(calls.filter(({ path }) => path.includes("structure"))).toEqual([])
})
