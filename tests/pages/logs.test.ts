import { readFileSync, watch } from "node:fs"
import { afterEach, describe, expect, inject, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { registration } from "../support/register-student"
import { faultyUpstream } from "../support/on-faulty-upstream"
import { Visitor } from "../support/visitor"
import { say } from "../support/words"
import { credentialsOf } from "../support/plain-client.mjs"

const file = inject("log")
afterEach(() => faultyUpstream.heal())

describe.each(arabicOrBoth)("a failed page, in %s,", (language) => {
  test("shows a reference that identifies its request in the log", async () => {
    await faultyUpstream.spoil("All-Grades", "drop")
    const visitor = new Visitor(inject("siteOnFaultyUpstream"), language)
    const { status, text, document } = await visitor.open("/signup?grade=nadia@school.example")
    const reference = document.querySelector("#reference")?.text ?? ""
    expect(status).toBe(503)
    expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(text).toContain(`${say(language, "error.reference")} ${reference}`)
    const lines = await linesOf(reference, "request")
    expect(new Set(lines.map(({ event }) => event))).toEqual(
      new Set(["upstream.no-answer", "upstream.unavailable", "request"]),
    )
    const request = lines.find(({ event }) => event === "request")
    expect(request).toMatchObject({ level: "error", method: "GET", route: "/signup", status: 503 })
    expect(request?.["calls"]).toBeGreaterThan(0)
  })

  test("shows no reference for an unknown address", async () => {
    const page = await new Visitor(inject("site"), language).open("/no-such-page")
    expect(page.status).toBe(404)
    expect(page.document.querySelector("#reference")).toBeNull()
  })
})

test("each request has its own reference", async () => {
  await faultyUpstream.spoil("All-Grades", 500)
  const visitor = new Visitor(inject("siteOnFaultyUpstream"))
  const first = (await visitor.open("/signup")).document.querySelector("#reference")?.text
  const second = (await visitor.open("/signup")).document.querySelector("#reference")?.text
  expect(first).not.toBe(second)
})

test("the app sends the reference to its own API, so that both log the request under one id", async () => {
  const visitor = new Visitor(inject("site"))
  const { email } = credentialsOf("layla")
  await visitor.open("/login")
  const before = new Set(readLines().map(({ id }) => id))
  await visitor.submit({ values: { email, password: registration().password } })
  const requests = await linesWhere(
    ({ event, id }) => event === "request" && !before.has(id),
    (lines) =>
      lines.some(
        (line) =>
          isRefusedLogin(line) &&
          lines.some((other) => other !== line && other["id"] === line["id"]),
      ),
  )
  const ids = requests.filter(isRefusedLogin).map(({ id }) => id)
  const both = requests.filter(({ id }) => ids.includes(id))
  expect(both.map(({ route, status }) => ({ route, status }))).toEqual([
    { route: "/api/accounts/login", status: 401 },
    { route: "/login", status: 422 },
  ])
})

test("other upstreams do not get the reference", async () => {
  await new Visitor(inject("siteOnFaultyUpstream")).open("/signup")
  expect((await faultyUpstream.calls()).length).toBeGreaterThan(0)
  expect(
    (await faultyUpstream.calls())
      .flatMap(({ headers }) => headers)
      .filter((name) => /request-id|visitor|app-origin/.test(name)),
  ).toEqual([])
})

test("addresses, queries and typed text are not logged", async () => {
  const secret = "Secret-9fQz"
  const site = inject("site")
  for (const path of [`/${secret}`, `/login?next=${secret}`, `/password-reset/${secret}`])
    await (await fetch(site + path)).text()
  const body = new URLSearchParams({ email: `${secret}@school.example`, password: secret })
  const sent = await fetch(`${site}/login`, { method: "POST", body, headers: { Origin: site } })
  await sent.text()
  await linesWhere(({ route, method }) => route === "/login" && method === "POST")
  expect(readFileSync(file, "utf8")).not.toContain(secret)
})

type Line = Readonly<Record<string, unknown>>

/** Whether a line is a refused log-in of the API. */
const isRefusedLogin = ({ route, status }: Line) =>
  route === "/api/accounts/login" && status === 401

/**
 * The log lines of one request, once they contain `count` lines of this event: they are written after the
 * reply.
 */
const linesOf = (id: string, event: string, count = 1) =>
  linesWhere(
    (line) => line["id"] === id,
    (lines) => lines.filter((each) => each["event"] === event).length >= count,
  )

async function linesWhere(
  isWanted: (line: Line) => boolean,
  isEnough = (lines: readonly Line[]) => lines.length > 0,
): Promise<Line[]> {
  const watcher = watch(file)
  try {
    return await new Promise((settle, fail) => {
      const look = () => {
        const lines = readLines().filter(isWanted)
        if (isEnough(lines)) settle(lines)
      }
      watcher.on("change", look).on("error", fail)
      AbortSignal.timeout(20_000).addEventListener("abort", () => fail(new Error("No such line.")))
      look()
    })
  } finally {
    watcher.close()
  }
}

const readLines = (): Line[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .flatMap((text) => (text.startsWith("{") && text.endsWith("}") ? [JSON.parse(text)] : []))
