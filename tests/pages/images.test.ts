import { afterEach, expect, test } from "vitest"
import { letEnd } from "../support/ending-sessions"
import { registerStudent, signedUp } from "../support/register-student"
import { png } from "../support/pictures"
import { api, faultyUpstream, site } from "../support/on-faulty-upstream"
import { tokenOf } from "../support/plain-client.mjs"

const bytes = png({ width: 1000, height: 100 })

const token = await tokenOf(api, "huda")
const post = (path: string, body: string | FormData) => {
  const headers = { Authorization: `Bearer ${token}` }
  return fetch(`${api}/api/${path}`, { method: "POST", headers, body })
}
const form = new FormData()
form.set("name", "Chess")
form.set("image", new File([bytes], "../../chess.png"))
expect((await post("Admin/add-subject", form)).status).toBe(200)
const link = JSON.stringify({ grade: 3, subjectNames: ["Chess"] })
expect((await post("Admin/add-grade-subjects", link)).status).toBe(200)

afterEach(() => faultyUpstream.heal())

/** The src of the new subject's picture on the page on which a pupil chooses a subject. */
async function addressOnPage(): Promise<string> {
  // No other test has loaded this grade's lists, so they are not cached without the new subject.
  const { visitor } = await signedUp(site, "en", { grade: "3" })
  const { document } = await visitor.open("/games/education/five-hints")
  const images = document.querySelectorAll("main img")
  return (
    images
      .map((each) => each.getAttribute("src") ?? "")
      .find((src) => src.startsWith("/images/")) ?? ""
  )
}

test("the picture of a subject comes from this site, with a long cache lifetime", async () => {
  const address = await addressOnPage()
  expect(address).toMatch(/^\/images\/[\da-f]{64}\.webp$/)
  const answer = await fetch(site + address)
  expect((await answer.arrayBuffer()).byteLength).toBeLessThan(8192)
  expect(answer.headers.get("Content-Type")).toBe("image/webp")
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff")
  expect(answer.headers.get("Content-Security-Policy")).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  )
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable")
  expect(answer.headers.getSetCookie()).toEqual([])
})

test("publicly cacheable responses never set cookies, not even for an expired session", async () => {
  const address = await addressOnPage()
  const { visitor, email } = await registerStudent(site)
  await letEnd(visitor, email)
  const { headers } = await visitor.open(address)
  expect(headers.get("Cache-Control")).toContain("public")
  expect(headers.getSetCookie()).toEqual([])
  const before = visitor.transcript.length
  await visitor.open("/games")
  const told = visitor.transcript.slice(before).flatMap(({ headers }) => headers.getSetCookie())
  expect(told.join("\n")).toContain("__Host-session=;")
})

test("an unknown picture is a 404", async () => {
  await faultyUpstream.reply("/images/", { status: 200, body: "<script>alert(1)</script>" })
  for (const name of [`${"0".repeat(64)}.png`, "logo.svg", "x.html", "..%2f..%2fapi", "a.png%00"])
    expect((await fetch(`${site}/images/${name}`)).status).toBe(404)
  expect((await fetch(`${site}/images/`)).status).toBe(404)
})

test.each([500, "drop"] as const)(
  "an upstream failure (%s) is a 503, unlike an unknown picture",
  async (fault) => {
    await faultyUpstream.spoil("/images/", fault)
    expect((await fetch(`${site}/images/${"0".repeat(64)}.png`)).status).toBe(503)
  },
)

test("the upstream call for a picture carries no token", async () => {
  const address = await addressOnPage()
  await faultyUpstream.heal()
  const { visitor } = await registerStudent(site)
  await visitor.open(address)
  const calls = (await faultyUpstream.calls()).filter(({ path }) => path.startsWith("/images/"))
  expect(calls).toMatchObject([{ path: address, authorization: "" }])
})
