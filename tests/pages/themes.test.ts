import { describe, expect, inject, test } from "vitest"
import { Visitor, type Page } from "../support/visitor"
import { say } from "../support/words"
import { openAsData, sendFields } from "../support/data-requests"
import { gameNames } from "../../contract/words"
import { registerStudent } from "../support/register-student"
import { roundPages } from "../support/round-pages"

const action = "/action/set-theme"

describe("the theme", () => {
  test("is dark by default", async () => {
    expect(themeOf(await new Visitor(inject("site")).open("/"))).toBe("dark")
  })

  test.each(["light", "system", "dark"] as const)(
    "changes to %s with the form and persists, and the bar shows its icon",
    async (theme) => {
      const visitor = new Visitor(inject("site"), "ar")
      await visitor.open("/login?redirectTo=%2Ftop-10")
      const page = await choose(visitor, theme)
      expect({ path: page.path, redirects: page.redirects }).toEqual({
        path: "/login?redirectTo=%2Ftop-10",
        redirects: [303],
      })
      expect(themeOf(page)).toBe(theme)
      expect(themeOf(await visitor.open("/signup"))).toBe(theme)
      expect(pressed(page)).toEqual([theme])
      const icon = page.document.querySelector(
        `summary[aria-label="${say("ar", "theme.label")}"] .icon`,
      )
      expect(icon?.classList.value).toContain(
        `i-${{ light: "sun", dark: "moon", system: "system" }[theme]}`,
      )
    },
  )

  test.each([
    ["light", "light"],
    ["dark", "dark"],
    [null, "system"],
  ])("sent as the JSON %j becomes %s", async (theme, expected) => {
    const visitor = new Visitor(inject("site"))
    const answer = await sendJson(JSON.stringify({ theme }))
    visitor.cookies.take(answer.headers)
    expect(answer.status).toBe(200)
    expect(themeOf(await visitor.open("/"))).toBe(expected)
  })

  test.each(["{}", "", "null", "[]", '{"theme":"pink"}', '{"theme":{"a":1}}', "{"])(
    "is not changed by the JSON %j",
    async (body) => {
      const answer = await sendJson(body)
      expect(answer.status).toBe(400)
      expect(answer.headers.getSetCookie()).toEqual([])
    },
  )

  test.each(["pink", "", "dark\r\nSet-Cookie: a=b"])("cannot be %j", async (theme) => {
    const visitor = new Visitor(inject("site"))
    await visitor.open("/")
    expect((await sendFields(visitor, action, { theme, redirectTo: "/" })).status).toBe(400)
    expect(themeOf(await visitor.open("/"))).toBe("dark")
  })

  test("falls back to dark when its cookie was changed", async () => {
    const visitor = new Visitor(inject("site"))
    await visitor.open("/")
    await choose(visitor, "light")
    const cookie = visitor.cookies.get("__Host-theme") ?? ""
    visitor.cookies.set("__Host-theme", `x${cookie}`)
    expect(cookie).not.toBe("")
    expect(themeOf(await visitor.open("/"))).toBe("dark")
  })
})

describe("the lite version", () => {
  test("is chosen in the footer, begins after a round in play, and can be left", async () => {
    const { visitor } = await registerStudent(inject("site"))
    for (const [index, game] of gameNames.entries()) {
      const lite = index % 2 === 0
      const { sets, isInPlay, answer } = roundPages[game]
      await visitor.open(sets)
      const during = await chooseLite(visitor, lite ? "on" : "off")
      expect([isInPlay(during), isLite(during), during.text]).toEqual([
        true,
        !lite,
        expect.stringContaining(say("en", "lite.held")),
      ])
      expect(isLite(await answer(visitor))).toBe(!lite)
      expect(isLite(await visitor.submit())).toBe(lite)
    }
  })

  test("begins with the page after a round in play that has scripts", async () => {
    const { visitor } = await registerStudent(inject("site"))
    const { sets, answer } = roundPages["five-hints"]
    await visitor.open(sets)
    await chooseLite(visitor, "on")
    const play = visitor.page.path
    expect(await openAsData(visitor, `${play}&practice=1`)).toContain("SingleFetchRedirect")
    expect(await openAsData(visitor, play)).not.toContain("SingleFetchRedirect")
    await answer(visitor)
    expect(await openAsData(visitor, play)).toMatch(/SingleFetchRedirect.*"reload":true/)
    expect(isLite(await visitor.open(play))).toBe(true)
  })

  test.each(["", "yes"])("is not chosen by %j", async (lite) => {
    const visitor = new Visitor(inject("site"))
    await visitor.open("/")
    expect((await sendFields(visitor, "/action/set-lite", { lite })).status).toBe(400)
    expect(isLite(await visitor.open("/"))).toBe(false)
  })
})

const chooseLite = (visitor: Visitor, value: string) =>
  visitor.submit({ form: 'form[action="/action/set-lite"]', button: { name: "lite", value } })

function isLite({ html, headers }: Page): boolean {
  const isBarred = headers.get("Content-Security-Policy")?.includes("script-src 'none';") ?? false
  expect(isBarred).toBe(!html.includes("<script"))
  return isBarred
}

function themeOf({ document }: Page) {
  return document.querySelector("html")?.getAttribute("class")
}

function pressed({ document }: Page) {
  const buttons = document.querySelectorAll(`form[action="${action}"] [aria-pressed=true]`)
  return [...new Set(buttons.map((button) => button.getAttribute("value")))]
}

function choose(visitor: Visitor, theme: string): Promise<Page> {
  const [form] = visitor.page.document.querySelectorAll(`form[action="${action}"]`)
  const redirectTo = form?.querySelector("[name=redirectTo]")?.getAttribute("value") ?? ""
  return sendFields(visitor, action, { redirectTo, theme })
}

const sendJson = (body: string) =>
  fetch(inject("site") + action, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: inject("site") },
    body,
  })
