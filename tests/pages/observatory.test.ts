import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { installObservatory, record, scoreOf } from "../observatory/observatory.mjs"
import { signedIn } from "../support/people"
import { faultyUpstream } from "../support/on-faulty-upstream"
import { Visitor } from "../support/visitor"

const site = inject("site")
const api = inject("api")
const siteOnFaultyUpstream = inject("siteOnFaultyUpstream")

const pageMin = 130
const otherMin = 100

const scores: { score: number; what: string }[] = []
let pupil = ""

beforeAll(async () => {
  await installObservatory()
  pupil = (await signedIn(site, "layla")).cookies.toString()
}, 180_000)

afterAll(async () => {
  await faultyUpstream.heal()
  for (const { score, what } of scores) console.log(`${String(score).padStart(5)}  ${what}`)
})

const form = { "Content-Type": "application/x-www-form-urlencoded" }
const post = (body: string, headers: Record<string, string> = {}) => ({
  method: "POST",
  body,
  headers: { ...form, ...headers },
})

async function expectScore(what: string, address: string, init: RequestInit, min: number) {
  const recorded = await record(address, init)
  const { score, results } = await scoreOf(recorded)
  scores.push({ score, what: `${what}: ${recorded.status}` })
  expect({ what, results: score < min ? results : "good", score }).toEqual({
    what,
    results: "good",
    score: expect.any(Number),
  })
  return recorded
}

test.each([
  ["/", 200],
  ["/login", 200],
  ["/about", 200],
  ["/no-such-page", 404],
])("the Observatory gives the page %s at least 130", async (path, status) => {
  expect((await expectScore(path, site + path, {}, pageMin)).status).toBe(status)
})

test.each(["/games", "/games/education/five-hints?subject=Math&chapter=1", "/top-10"])(
  "the Observatory gives a pupil's page %s at least 130",
  async (path) => {
    const init = { headers: { Cookie: pupil } }
    expect((await expectScore(path, site + path, init, pageMin)).status).toBe(200)
  },
)

test("the Observatory gives a rejected form at least 130", async () => {
  const { status } = await expectScore("/login", `${site}/login`, post("email=x"), pageMin)
  expect(status).toBe(422)
})

test("the Observatory gives the outage page at least 130", async () => {
  await faultyUpstream.spoil("All-Grades", 500)
  const { status } = await expectScore("/signup", `${siteOnFaultyUpstream}/signup`, {}, pageMin)
  await faultyUpstream.heal()
  expect(status).toBe(503)
})

test.each<readonly [string, RequestInit, number]>([
  ["/_root.data", {}, 200],
  ["/games.data", {}, 202],
  ["/login.data", post("email=x"), 422],
  ["/games", {}, 303],
  ["/action/set-language", post("lng=ar"), 303],
  ["/action/set-language", post("{]"), 400],
  ["/logout", post("", { Origin: "https://evil.example" }), 403],
  ["/", { method: "PUT" }, 405],
  ["/login", post("x".repeat(70_000)), 413],
  ["/healthz", {}, 200],
  ["/robots.txt", {}, 200],
  ["/sitemap.xml", {}, 200],
  ["/manifest.webmanifest", {}, 200],
  ["/service-worker.js", {}, 200],
  ["/images/none.png", {}, 404],
  ["/art/saffir/sleeps.svg", {}, 200],
  ["/icon.svg", {}, 200],
  ["/icons/192.png", {}, 200],
  ["/icons/social-en.png", {}, 200],
  ["/assets/locales/en/translation.json", {}, 200],
])("the Observatory gives the app's %s (%#) at least 100", async (path, init, status) => {
  expect((await expectScore(path, site + path, init, otherMin)).status).toBe(status)
})

test("the Observatory gives a script at least 100", async () => {
  const { html } = await new Visitor(site).open("/")
  const scripts = [...new Set(html.match(/\/assets\/[\w.$-]+\.js/g))]
  expect(scripts.length).toBeGreaterThan(3)
  for (const path of scripts)
    expect((await expectScore(path, site + path, {}, otherMin)).status).toBe(200)
})

const json = (body: unknown) => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "Content-Type": "application/json" },
})

test.each<readonly [string, RequestInit, number]>([
  ["/healthz", {}, 200],
  ["/api/Accounts/All-Grades", {}, 200],
  ["/api/Accounts/login", json({ email: 1 }), 400],
  ["/api/Accounts/login", json({ email: "nobody@school.example", password: "x" }), 401],
  ["/api/Accounts/top10", {}, 401],
  ["/api/none", {}, 404],
  ["/images/none.png", {}, 404],
  ["/api/Accounts/login", {}, 405],
  ["/api/Accounts/login", json("x".repeat(70_000)), 413],
])("the Observatory gives the API's %s (%#) at least 100", async (path, init, status) => {
  expect((await expectScore(`API ${path}`, api + path, init, otherMin)).status).toBe(status)
})
