import { describe, expect, inject, test } from "vitest"
import { signedIn } from "../support/people"
import { credentialsOf } from "../support/plain-client.mjs"
import { registration } from "../support/register-student"
import { roundPages } from "../support/round-pages"
import { visitorOn } from "../support/trials"
import { Visitor, type Page } from "../support/visitor"
import { sendFields } from "../support/data-requests"

describe("the language of a page", () => {
  test("follows Accept-Language, and so does the text direction", async () => {
    expect(languageOf(await new Visitor(inject("site"), "en").open("/"))).toEqual(["en", "ltr"])
    expect(languageOf(await new Visitor(inject("site"), "ar").open("/"))).toEqual(["ar", "rtl"])
  })

  test.each([
    ["fr-FR,fr;q=0.9,ar;q=0.5", "ar"],
    ["ar-EG", "ar"],
    ["ar-EG,en;q=0.9", "ar"],
    ["en-GB,ar;q=0.9", "en"],
    ["de", "en"],
    ["*", "en"],
    [";;q=x,,", "en"],
    [`en${",x".repeat(2000)}`, "en"],
  ])("for Accept-Language %s is %s", async (wishes, language) => {
    const answer = await fetch(inject("site"), { headers: { "Accept-Language": wishes } })
    expect((await answer.text()).slice(0, 60)).toContain(`<html lang="${language}"`)
    expect(answer.headers.get("Content-Language")).toBe(language)
  })

  test("in the address takes precedence", async () => {
    const visitor = new Visitor(inject("site"), "en")
    expect(languageOf(await visitor.open("/login?lng=xx"))).toEqual(["en", "ltr"])
    expect(languageOf(await visitor.open("/login?lng=ar"))).toEqual(["ar", "rtl"])
  })

  test.each([
    ["/login", credentialsOf("layla")],
    ["/signup", registration()],
  ])("in the address of %s is that of the pages after its form", async (path, values) => {
    const visitor = new Visitor(inject("site"), "en")
    await visitor.open(`${path}?lng=ar`)
    const home = await visitor.submit({ values })
    expect(home.path).toBe("/")
    expect(languageOf(home)).toEqual(["ar", "rtl"])
  })

  test("in the address of Home is that of a game and of its result", async () => {
    const visitor = visitorOn(inject("site"))
    await visitor.open("/?lng=ar")
    const round = await visitor.submit({ button: { name: "intent", value: "start" } })
    expect(languageOf(round)).toEqual(["ar", "rtl"])
    expect(languageOf(await roundPages["five-hints"].answer(visitor))).toEqual(["ar", "rtl"])
  })

  test("changes with the form, persists, and keeps the user on the page", async () => {
    const visitor = await signedIn(inject("site"), "layla", "en")
    await visitor.open("/games/education/five-hints?subject=Math")
    const page = await choose(visitor, "ar")
    const { pathname, searchParams } = new URL(page.path, inject("site"))
    expect(pathname).toBe("/games/education/five-hints")
    expect(searchParams.get("subject")).toBe("الرياضيات")
    expect(languageOf(page)).toEqual(["ar", "rtl"])
    expect(languageOf(await visitor.open("/top-10"))).toEqual(["ar", "rtl"])
    expect(languageOf(await choose(visitor, "en"))).toEqual(["en", "ltr"])
  })

  test("is stored in a plain cookie, which other tools can read", async () => {
    const visitor = new Visitor(inject("site"), "en")
    await visitor.open("/")
    await choose(visitor, "ar")
    expect(visitor.cookies.get("i18next")).toBe("ar")
  })

  test("follows the form even when the address names another language", async () => {
    const visitor = new Visitor(inject("site"), "en")
    await visitor.open("/login?lng=ar")
    expect(languageOf(await choose(visitor, "en"))).toEqual(["en", "ltr"])
    const redirectTo = "/about?since=42"
    const page = await sendFields(visitor, "/action/set-language", { lng: "ar", redirectTo })
    expect(page.path).toBe("/about")
  })

  test.each(["de", "", "__proto__", "AR"])("cannot be %j", async (lng) => {
    const visitor = new Visitor(inject("site"), "en")
    await visitor.open("/")
    const page = await sendFields(visitor, "/action/set-language", { lng, redirectTo: "/" })
    expect(page.status).toBe(400)
    expect(page.text).toContain("lng is en or ar.")
    expect(visitor.cookies.get("i18next")).toBeUndefined()
  })

  test("ignores a cookie with an unknown language", async () => {
    const visitor = new Visitor(inject("site"), "ar")
    visitor.cookies.set("i18next", "%3Cscript%3E")
    expect(languageOf(await visitor.open("/"))).toEqual(["ar", "rtl"])
  })
})

function languageOf({ document }: Page) {
  const html = document.querySelector("html")
  return [html?.getAttribute("lang"), html?.getAttribute("dir")]
}

/** Uses the menu in the top bar; the drawer contains the same menu. */
async function choose(visitor: Visitor, lng: string): Promise<Page> {
  const [form] = visitor.page.document.querySelectorAll('form[action="/action/set-language"]')
  const redirectTo = form?.querySelector("[name=redirectTo]")?.getAttribute("value") ?? ""
  expect(form?.querySelector(`button[name=lng][value=${lng}]`)).toBeTruthy()
  return sendFields(visitor, "/action/set-language", { redirectTo, lng })
}
