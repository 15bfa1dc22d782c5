import { describe, expect, inject, test } from "vitest"
import { films, sets } from "../support/five-hints-page"
import { replyMark } from "../../app/connection/reply-mark"
import { signedIn } from "../support/people"
import { Visitor, type Page } from "../support/visitor"

const open = [
  "/",
  "/login",
  "/signup",
  "/password-forget",
  "/password-reset/a-token",
  "/about",
  "/contacts",
  "/no-such-page",
]
const behindTheDoor = [
  "/games",
  "/games/education",
  "/games/education/five-hints?subject=Math&chapter=1",
  "/entertainment-sections",
  "/top-10",
  "/change-password",
  sets,
  films,
]

describe("every page", () => {
  test.each(open)("%s has the security headers, for a visitor", async (path) => {
    expectGuarded(await new Visitor(inject("site")).open(path))
  })

  test("has the security headers, for a pupil", async () => {
    const pupil = await signedIn(inject("site"), "layla")
    for (const path of behindTheDoor) {
      const page = await pupil.open(path)
      expect(page.path).toBe(path)
      expectGuarded(page)
    }
  })

  test("has a new nonce in each response", async () => {
    const visitor = new Visitor(inject("site"))
    const nonces = [nonceOf(await visitor.open("/")), nonceOf(await visitor.open("/"))]
    expect(new Set(nonces).size).toBe(2)
  })
})

describe("responses other than pages", () => {
  test.each([
    ["GET", "/healthz"],
    ["GET", "/games"],
    ["PUT", "/"],
    ["POST", "/action/set-language"],
    ["GET", "/about.data"],
  ])("%s %s have the security headers and the reply mark", async (method, path) => {
    const answer = await fetch(inject("site") + path, { method, redirect: "manual" })
    await answer.arrayBuffer()
    expect(answer.headers.has(replyMark)).toBe(true)
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff")
    expect(answer.headers.get("X-Frame-Options")).toBe("DENY")
    expect(answer.headers.get("Cache-Control")).toContain("no-store")
  })
})

function expectGuarded(page: Page) {
  const policy = page.headers.get("Content-Security-Policy") ?? ""
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("form-action 'self'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).not.toMatch(/unsafe-|\*|http:/)
  expect(page.headers.get("X-Content-Type-Options")).toBe("nosniff")
  expect(page.headers.get("Referrer-Policy")).toBe("same-origin")
  expect(page.headers.get("Strict-Transport-Security")).toContain("max-age=")
  expect(page.headers.get("Cache-Control")).toContain("no-store")
  expectToFitItsPolicy(page)
}

/** Expects that the page contains nothing that its own policy makes the browser block. */
function expectToFitItsPolicy(page: Page) {
  const nonce = nonceOf(page)
  expect(nonce.length).toBeGreaterThan(15)
  const bearers = page.document.querySelectorAll("script, style")
  expect(bearers.length).toBeGreaterThan(2)
  expect(bearers.filter((each) => each.getAttribute("nonce") !== nonce)).toEqual([])
  const inline = page.document
    .querySelectorAll("*")
    .flatMap(({ attributes }) => Object.keys(attributes))
    .filter((name) => name === "style" || name.startsWith("on"))
  expect(inline).toEqual([])
}

const nonceOf = ({ headers }: Page) =>
  /'nonce-([^']+)'/.exec(headers.get("Content-Security-Policy") ?? "")?.[1] ?? ""
