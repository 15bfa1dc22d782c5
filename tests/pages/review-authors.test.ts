import { afterEach, beforeAll, describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { check, header, row } from "../support/import-page"
import { signedIn } from "../support/people"
import { signedUp } from "../support/register-student"
import { entriesOn } from "../support/review-page"
import type { Visitor } from "../support/visitor"
import { type Language, say } from "../support/words"

afterEach(() => faultyUpstream.heal())

/** An author with so many questions under review; the path of the page that lists them. */
async function flood(admin: Visitor, count: number) {
  const { visitor, name } = await signedUp(site, "en", { type: "1", grade: "", subject: "Math" })
  const rows = Array.from({ length: count }, (_, at) => row(`Flood of ${name} ${at}`))
  await check(visitor, [header, ...rows].join("\n"))
  await visitor.submit({ form: "#send", button: { name: "intent" } })
  const { document } = await admin.open("/admin/authors")
  const link = document.querySelectorAll("#authors a").find(({ text }) => text === name)
  return { path: link?.getAttribute("href") ?? "", name, author: visitor }
}

const waitingOf = async (admin: Visitor, path: string, language: Language) => {
  const { text } = await admin.open(path)
  return text.includes(say(language, "authors.none"))
}

describe.each(arabicOrBoth)("the questions of one author, in %s,", (language) => {
  let huda: Visitor
  beforeAll(async () => {
    huda = await signedIn(site, "huda", language)
  })

  test("are listed, rejected with a reason at once, and put back under review", async () => {
    const { path, name, author } = await flood(huda, 130)
    await huda.open(path)
    expect(huda.page.text).toContain(say(language, "review.waiting", { count: 130 }))
    const rejected = await huda.submit({
      form: "main form",
      button: { name: "intent", value: "reject" },
      values: { reason: "Please send fewer." },
    })
    expect(rejected.redirects).toEqual([303])
    expect(rejected.text).toContain(say(language, "toast.rejectedAll", { detail: "130" }))
    expect(rejected.text).toContain(say(language, "authors.none"))
    expect((await author.open("/my-questions")).text).toContain("Please send fewer.")
    const undone = await huda.submit({ button: { name: "intent", value: "undo" } })
    expect(undone.text).toContain(say(language, "toast.undoneAll", { detail: "130" }))
    expect(undone.text).toContain(say(language, "review.waiting", { count: 130 }))
    const rejectAll = { form: "main form", button: { name: "intent", value: "reject" } }
    const unsaid = await huda.submit(rejectAll)
    expect([unsaid.status, unsaid.text]).toEqual([
      422,
      expect.stringContaining(say(language, "errors.review.why")),
    ])
    await huda.submit({ ...rejectAll, values: { reason: "Once more." } })
    expect((await huda.open("/admin/authors")).text).not.toContain(name)
  })

  test("are opened in the list for review, which keeps the author", async () => {
    const { path, name } = await flood(huda, 12)
    const { document } = await huda.open(path)
    const list = document.querySelector("main a[href*='educational-questions?author']")
    const page = await huda.open(list?.getAttribute("href") ?? "")
    expect(entriesOn(page)).toHaveLength(10)
    expect(entriesOn(page).every(({ question }) => question.includes(name))).toBe(true)
    const next = page.document.querySelector("main a[rel=next]")?.getAttribute("href") ?? ""
    const second = await huda.open(new URL(next, new URL(page.path, site)).href)
    expect(entriesOn(second)).toHaveLength(2)
    await huda.open(`${page.path}&narrow=1`)
    const found = await huda.submit({ form: "main form[method=get]", values: { size: "50" } })
    expect(entriesOn(found)).toHaveLength(12)
  })

  test("stay as they are where the upstream does not answer, and the reason is kept", async () => {
    const { path } = await flood(huda, 3)
    await huda.open(path)
    await faultyUpstream.spoil("reject-all", 503)
    const failed = await huda.submit({
      form: "main form",
      button: { name: "intent", value: "reject" },
      values: { reason: "Kept reason" },
    })
    expect(failed.status).toBe(503)
    expect(failed.document.querySelector("textarea[name=reason]")?.text).toContain("Kept reason")
    await faultyUpstream.heal()
    expect(await waitingOf(huda, path, language)).toBe(false)
  })
})

test("the page of an author without an id is a 404", async () => {
  const huda = await signedIn(site, "huda")
  expect((await huda.open("/admin/authors/0")).status).toBe(404)
  expect((await huda.open("/admin/authors/x")).status).toBe(404)
})
