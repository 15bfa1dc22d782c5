import { describe, expect, inject, test } from "vitest"
import { kept } from "../../contract/kept"
import { arabicOrBoth } from "../support/arabic-or-both"
import { makeClass, slipsFor } from "../support/class-pages"
import { faultyUpstream, site as onFaulty } from "../support/on-faulty-upstream"
import { signedIn } from "../support/people"
import { registerStudent } from "../support/register-student"
import { Visitor } from "../support/visitor"
import { say } from "../support/words"

const site = inject("site")

test.each(arabicOrBoth)("/privacy says in %s what is kept, from the table", async (language) => {
  const visitor = new Visitor(site, language)
  await visitor.open("/")
  expect(visitor.page.document.querySelector('footer a[href="/privacy"]')).toBeTruthy()
  const { text, html } = await visitor.open("/privacy")
  for (const { kind, until } of kept) {
    expect(text).toContain(say(language, `privacy.kind.${kind}.text`))
    expect(text).toContain(say(language, `privacy.untils.${until}`))
  }
  expect(html).not.toContain("/profile/data")
})

describe("what is kept of a pupil", () => {
  test("is downloaded in both forms from the profile", async () => {
    const { visitor, name, email } = await registerStudent(site)
    const page = await visitor.open("/profile")
    const links = page.document.querySelectorAll('main a[href^="/profile/data/"]')
    expect(links.map(({ text }) => text)).toEqual(["JSON", "CSV"])
    const { html: json, headers } = await visitor.open("/profile/data/json")
    expect(headers.get("Content-Disposition")).toContain("tahaddi.json")
    expect(JSON.parse(json)).toContainEqual(
      expect.objectContaining({ table: "people", rows: [expect.arrayContaining([name, email])] }),
    )
    const { html: csv } = await visitor.open("/profile/data/csv")
    expect(csv).toContain(`${say("en", "privacy.kind.account.title")},people,1,email,${email}\r\n`)
    expect((await visitor.open("/profile/data/xml")).status).toBe(404)
  })

  test("is downloaded and erased by the teacher who made the pupil, and downloaded by an admin", async () => {
    const teacher = await signedIn(site, "omar")
    const at = await makeClass(teacher, "en", "9K")
    await slipsFor(teacher, at, ["Sami Kept"])
    await teacher.open(at)
    const link = teacher.page.document.querySelector('main a[href*="/pupils/"]')
    const page = link?.getAttribute("href") ?? ""
    await teacher.open(page)
    expect(teacher.page.text).toContain(say("en", "erase.pupil.of", { name: "Sami Kept" }))
    expect((await teacher.open(`${page}/data/csv`)).html).toContain("Sami Kept")
    const id = page.replace(/.*\//, "")
    const huda = await signedIn(site, "huda")
    await huda.open(`/admin/people/${id}`)
    expect((await huda.open(`/admin/people/${id}/data/json`)).html).toContain("Sami Kept")
    await teacher.open(page)
    await teacher.submit({ form: "main form" })
    expect(teacher.page.path).toBe(at)
    expect(teacher.page.text).toContain(say("en", "toast.pupilErased"))
    expect(teacher.page.text).not.toContain("Sami Kept")
    expect((await teacher.open(page)).status).toBe(404)
  })
})

test("an upstream without the calls has neither links nor pages, and /privacy what the app keeps", async () => {
  const { visitor } = await registerStudent(onFaulty)
  await faultyUpstream.replyWithoutOurs("nothing", { status: 404, body: "" })
  expect((await visitor.open("/profile")).html).not.toContain("/profile/data")
  expect((await visitor.open("/profile/data/json")).status).toBe(404)
  const { text } = await visitor.open("/privacy")
  expect(text).toContain(say("en", "privacy.kind.round.text"))
  expect(text).not.toContain(say("en", "privacy.kind.played.text"))
  await faultyUpstream.heal()
})
