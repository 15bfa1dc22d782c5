import { readFileSync } from "node:fs"
import { afterEach, describe, expect, inject, test } from "vitest"
import { askExactly, formPost, targetsOf, typesIn, valuesOf } from "../support/raw-address"
import { faultyUpstream } from "../support/on-faulty-upstream"

/*
 * Remix 2.17.5 is the last release of its line. Six advisories on it and on its pinned packages
 * have no fix, or are closed by an override in package.json; each is tried here on the
 * built product.
 */
const site = inject("site")
const onFaultyUpstream = inject("siteOnFaultyUpstream")
afterEach(() => faultyUpstream.heal())

const evil = "evil.example"
const post = formPost(site)

describe("CVE-2026-55685 (GHSA-chx6-hx7r-mcp5): route matching for the manifest", () => {
  const deep = `/__manifest?version=1&p=${"/a".repeat(3500)}`
  const wide = `/__manifest?version=1&${Array.from({ length: 800 }, (_, n) => `p=/${n}`).join("&")}`
  test.each([
    ["deep paths", deep],
    ["many paths", wide],
    ["deep paths as data", deep.replace("?", ".data?")],
  ])("matches no route for %s, an address over the length limit", async (_, path) => {
    const answer = await fetch(site + path)
    const text = await answer.text()
    expect(answer.status).toBe(414)
    expect(text).not.toContain('"routes/login"')
    expect(answer.headers.get("Cache-Control")).not.toContain("immutable")
  })
})

test("CVE-2026-55685: there is no manifest endpoint, even for a short address", async () => {
  expect((await fetch(`${site}/__manifest?version=1&p=${"/a".repeat(1000)}`)).status).toBe(404)
})

describe("CVE-2026-34077 (GHSA-rxv8-25v2-qmq8): submitted values come back in single fetch", () => {
  const hostile: readonly (readonly [string, string])[] = [
    ["deep names", `${"a.".repeat(4000)}a=x`],
    ["deep names of a field", `email${".a".repeat(4000)}=x`],
    ["deep lists of a field", `email${"[0]".repeat(4000)}=x`],
    ["a list of ten million", "email[9999999]=x"],
    ["keys of the prototype", "__proto__[polluted]=x&constructor[prototype][polluted]=x"],
    ["four thousand names", Array.from({ length: 4000 }, (_, n) => `n${n}=x`).join("&")],
    ["four thousand values of one name", Array.from({ length: 4000 }, () => "email=x").join("&")],
    ["a malformed intent of conform", "__intent__={oops"],
  ]
  test.each(["/login", "/signup", "/contacts", "/password-forget"])(
    "a form sent to %s gets back its own fields only",
    async (path) => {
      const plain = await post(`${path}.data`, "")
      expect(plain.status).toBe(422)
      for (const [what, body] of hostile) {
        const { status, values, text } = await post(`${path}.data`, body)
        expect({ what, status }).toEqual({ what, status: 422 })
        expect(text).not.toMatch(/polluted|oops|n3999/)
        expect({ what, values: values.length <= plain.values.length + 20 }).toEqual({
          what,
          values: true,
        })
      }
    },
  )
})

describe("CVE-2026-42211 (GHSA-49rj-9fvp-4h2h): a turbo-stream names the constructor to call", () => {
  const typed = '["E","alert(1)","Function"]'
  test("typed text stays text", async () => {
    const { values } = await post("/login.data", new URLSearchParams({ email: typed }).toString())
    expect(values).toContain(typed)
    expect(typesIn(values)).toEqual([])
  })

  test.each([
    ["a text", [{ gradeId: typed, gradeName: typed }], 200],
    ["a value in turbo-stream's own encoding", [["E", "alert(1)", "Function"]], 200],
    ["a value as we encode errors", [{ $: ["SanitizedError", "Function", "alert(1)"] }], 200],
    ["an error", ["E", "alert(1)", "Function"], 500],
  ])("upstream data stays data, as %s", async (_, body, status) => {
    await faultyUpstream.reply("All-Grades", { status, body })
    const answer = await fetch(`${onFaultyUpstream}/signup.data`)
    const types = typesIn(valuesOf(await answer.text()))
    expect(types.filter((type) => type !== "ErrorResponse")).toEqual([])
  })

  test.each(["text/x-script", "text/x-turbo", "application/json"])(
    "the server does not decode a turbo-stream in a body of type %s",
    async (type) => {
      for (const path of ["/login", "/login.data", "/action/set-theme.data", "/contacts.data"]) {
        const { status } = await post(path, `[{"_1":2},"email",${typed}]`, type)
        expect(status).toBeGreaterThanOrEqual(400)
        expect(status).toBeLessThan(500)
      }
    },
  )
})

describe("CVE-2026-53666 (GHSA-337j-9hxr-rhxg): a serialized error names its constructor", () => {
  const body = { __type: "Error", __subType: "Function", message: "alert(1)", stack: "alert(2)" }
  test.each([200, 400, 404, 500])(
    "an upstream reply %i cannot choose the constructor",
    async (status) => {
      await faultyUpstream.reply("All-Grades", { status, body })
      for (const path of ["/signup", "/signup.data"]) {
        const answer = await fetch(onFaultyUpstream + path)
        const text = await answer.text()
        expect(answer.status).toBe(503)
        expect(text).not.toMatch(/__subType|alert\(/)
      }
    },
  )

  test("an address cannot choose the constructor", async () => {
    const query = new URLSearchParams({ __type: "Error", __subType: "Function" })
    const answer = await fetch(`${site}/no-such-page?${query}`)
    const [state = ""] = /window\.__remixContext = .*?<\/script>/s.exec(await answer.text()) ?? []
    expect(state).not.toBe("")
    expect(state).not.toContain('"__subType"')
  })
})

describe("CVE-2026-53669 (GHSA-wrjc-x8rr-h8h6): a backslash in a link leads off the site", () => {
  const addresses = [
    `/\\${evil}`,
    `/\\/${evil}`,
    `//${evil}`,
    `//${evil}/signup`,
    `/\\${evil}/..//signup`,
    `/%5C${evil}`,
    `/login?redirectTo=/\\${evil}`,
    `/login?redirectTo=%5C%5C${evil}`,
    `/signup?redirectTo=/%5C${evil}&grade=\\\\${evil}`,
    `/no-such-page?next=\\\\${evil}`,
    `/about?lng=\\\\${evil}`,
  ]
  test.each(addresses)("%s has links to this site only", async (path) => {
    for (const fault of [null, "All-Grades"]) {
      if (fault) await faultyUpstream.spoil(fault, 500)
      const headers = { Accept: "text/html" }
      const answer = await askExactly(onFaultyUpstream, { path, headers })
      const location = answer.headers.get("Location")
      const { links, waysBack } = targetsOf(answer.text)
      for (const redirectTo of new Set(waysBack))
        links.push((await post("/action/set-theme", { theme: "dark", redirectTo })).location)
      const targets = location ? [...links, location] : links
      expect(targets.length).toBeGreaterThan(3)
      expect(targets.filter((target) => !isOwn(target))).toEqual([])
    }
  })
})

describe("CVE-2026-53668 (GHSA-jjmj-jmhj-qwj2): a redirect runs a script", () => {
  const targets = [
    "javascript:alert(1)",
    "/javascript:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    `https:${evil}`,
    `//${evil}`,
    `/\\${evil}`,
    `/\t/${evil}`,
    `/.//${evil}`,
    `http://${evil}`,
  ]
  test.each([
    ["/action/set-language", { lng: "ar" }],
    ["/action/set-theme", { theme: "light" }],
    ["/action/set-lite", { lite: "on" }],
  ] as const)("%s, as a data request, redirects to this site only", async (path, fields) => {
    for (const redirectTo of targets) {
      const { status, text } = await post(`${path}.data`, { ...fields, redirectTo })
      const location = /"redirect":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1]
      expect({ redirectTo, status }).toEqual({ redirectTo, status: 202 })
      expect({ redirectTo, isOwn: isOwn(location ?? evil) }).toEqual({ redirectTo, isOwn: true })
    }
  })

  test("every installed copy of the router has the fix", () => {
    const lock: { packages: Record<string, { version?: string }> } = JSON.parse(
      readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8"),
    )
    const copies = Object.entries(lock.packages)
      .filter(([name]) => /node_modules\/(react-router(-dom)?|@remix-run\/router)$/.test(name))
      .map(([name, { version }]) => `${name.replace(/.*node_modules\//, "")} ${version}`)
    expect([...new Set(copies)].toSorted()).toEqual([
      "@remix-run/router 1.23.4",
      "react-router 6.30.6",
      "react-router-dom 6.30.6",
    ])
  })
})

const isOwn = (target: string) => {
  const { origin, protocol } = new URL(target.replaceAll("&amp;", "&"), "https://own.example/page")
  return origin === "https://own.example" && protocol === "https:"
}
