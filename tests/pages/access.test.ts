import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { toPatterns } from "#app/server/route-handlers.server"
import {
  callers,
  groups,
  pageRows,
  type Group,
  type PageRow,
  type Who,
} from "../support/access-table"
import { signedIn } from "../support/people"
import { newTeacher } from "../support/register-student"
import { Visitor } from "../support/visitor"

const site = inject("site")
const personas = { Student: "layla", Teacher: "omar", Admin: "huda", User: "sami" } as const
const people = new Map<Who, Visitor>()
let tried = 0

beforeAll(async () => {
  people.set("nobody", new Visitor(site))
  for (const role of ["Student", "Teacher", "Admin", "User"] as const)
    people.set(role, await signedIn(site, personas[role]))
  people.set("New", await newTeacher(site))
})
afterAll(() => console.log(`${tried} requests, each by who may make it`))

interface Built {
  readonly routes: Readonly<
    Record<string, { path?: string; parentId?: string; module: Record<string, unknown> }>
  >
}
const address = new URL("../../build/server/index.js", import.meta.url).href

test("the access table has a row for every route of the build, with a form for every route with an action", async () => {
  const { build }: { build: Built } = await import(/* @vite-ignore */ address)
  const { routes } = build
  const built = Object.entries(routes)
    .filter(([id]) => id !== "root")
    .flatMap(([id, { module }]) =>
      toPatterns({ [id]: routes[id], root: routes["root"] }).map((route) => ({ route, module })),
    )
  const withoutRoot = built.filter(({ route }) => route !== "/")
  const forms = withoutRoot.map(({ route, module }) => `${route} ${"action" in module}`)
  const rows = pageRows.filter(({ route }) => route !== "/")
  expect(
    [...new Set(rows.map(({ route, post }) => `${route} ${post !== undefined}`))].toSorted(),
  ).toEqual([...new Set(forms)].toSorted())
})

const requests = [
  { method: "GET", asData: false },
  { method: "GET", asData: true },
  { method: "POST", asData: false },
  { method: "POST", asData: true },
] as const

/**
 * These actions validate the form before they check the role: a data request of the wrong role gets
 * field errors for an empty form (422), and a valid form redirects as the page does.
 */
const readsFirst = new Set([
  "/change-password",
  "/login",
  "/signup",
  "/password-forget",
  "/password-reset/:token",
])

/** Pages and their data share what guards them, so the quick run asks each caller for one of the two. */
const toAsk = (row: PageRow, who: Who) => {
  const asData = (pageRows.indexOf(row) + callers.indexOf(who)) % 2 === 0
  return requests.filter((each) => inject("isDeep") || each.asData === asData)
}

describe.each(callers)("%s", (who) => {
  test.each(pageRows)("$path: GET for $get, POST for $post", async (row) => {
    const { route, path, get, post } = row
    for (const { method, asData } of toAsk(row, who)) {
      const { status, location } = await ask(who, { path, method, asData })
      const found = { method, asData, status, location }
      const group = method === "GET" ? get : post
      tried += 1
      const isToldFirst = asData && method === "POST" && status === 422 && readsFirst.has(route)
      if (group === undefined) expect(found).toEqual({ ...found, status: 405 })
      else if (!isToldFirst)
        expect({ ...found, isIn: isIn(group, location) }).toEqual({
          ...found,
          isIn: includes(group, who),
        })
      expect(status, JSON.stringify(found)).toBeLessThan(500)
    }
  })
})

const includes = (group: Group, who: Who) => groups[group].some((member) => member === who)

/**
 * Whether the request was accepted. A rejected one redirects to log in, to log out or home, as a public route may do
 * too.
 */
const isIn = (group: Group, location: string | null) =>
  location === null ||
  !(/^\/log(in|out\?)/.test(location) || (location === "/" && group !== "everybody"))

interface Asked {
  readonly path: string
  readonly method: "GET" | "POST"
  readonly asData: boolean
}

async function ask(who: Who, { path, method, asData }: Asked) {
  const address = asData
    ? path.replace(/(\?|$)/, ".data$1").replace(/^\/\.data/, "/_root.data")
    : path
  const cookies = people.get(who)?.cookies.toString() ?? ""
  const answer = await fetch(site + address, {
    method,
    redirect: "manual",
    headers: {
      Accept: "text/html",
      Cookie: cookies,
      Origin: site,
      "Content-Type": "application/x-www-form-urlencoded",
    },
    ...(method === "POST" ? { body: "" } : {}),
  })
  const text = await answer.text()
  const location = asData ? redirectOf(answer.status, text) : answer.headers.get("Location")
  return { status: answer.status, location }
}

/** The redirect target of a data request. */
const redirectOf = (status: number, text: string) =>
  status === 202 ? (/"redirect":"([^"]*)"/.exec(text)?.[1] ?? "?") : null
