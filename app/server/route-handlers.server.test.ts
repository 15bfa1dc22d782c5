import type { ServerBuild } from "@remix-run/cloudflare"
import { expect, it, test } from "vitest"
import { wrapHandler, getIds, patternFinder, toPatterns } from "./route-handlers.server"

function buildOf(handles: Readonly<Record<string, object>>): ServerBuild
function buildOf(handles: Readonly<Record<string, object>>): unknown {
  const routes = Object.entries(handles).map(([path, handle]) => {
    const id = path === "" ? "root" : `routes${path}`
    return [id, { id, path, parentId: id === "root" ? undefined : "root", module: { handle } }]
  })
  return { routes: Object.fromEntries(routes), assets: { routes: {} } }
}

it("finds what the route of an address needs, also where its data are asked for", () => {
  const build = buildOf({
    "": {},
    "/": { paysFirst: true },
    "/games/:category": { form: "sheet" },
  })
  const needs = (path: string) => wrapHandler(build, path).needs
  expect(needs("/")).toEqual({ paysFirst: true })
  expect(needs("/_root.data")).toEqual({ paysFirst: true })
  expect(needs("/games/education.data")).toEqual({ form: "sheet" })
  expect(needs("/nowhere")).toEqual({})
})

const routes = {
  root: { path: "" },
  home: { path: undefined, parentId: "root" },
  rest: { path: "*", parentId: "root" },
  login: { path: "login", parentId: "root" },
  reset: { path: "password-reset/:token", parentId: "root" },
  admin: { path: "admin", parentId: "root" },
  grade: { path: "add-grade", parentId: "admin" },
  game: { path: "games/:categoryGame/:gameType", parentId: "root" },
  play: { path: "games/:categoryGame/offside/play-offside", parentId: "root" },
  offside: { path: "games/:categoryGame/offside", parentId: "root" },
}
const find = patternFinder(toPatterns(routes))

test.each([
  ["/", "/"],
  ["/_root.data", "/"],
  ["/login", "/login"],
  ["/LOGIN/", "/login"],
  ["/login.data", "/login"],
  ["/password-reset/a-token-that-nobody-may-read", "/password-reset/:token"],
  ["/password-reset/a-token-that-nobody-may-read.data", "/password-reset/:token"],
  ["/admin/add-grade", "/admin/add-grade"],
  ["/games/education/five-hints", "/games/:categoryGame/:gameType"],
  ["/games/education/offside", "/games/:categoryGame/offside"],
  ["/games/education/offside/play-offside", "/games/:categoryGame/offside/play-offside"],
  ["/nadia@school.example", "/*"],
  ["/login/nadia@school.example", "/*"],
  ["//", "/"],
  ["/%ff", "/*"],
])("names %s by its pattern", (path, pattern) => {
  expect(find(path)).toBe(pattern)
})

test("the routes of a pattern are its own and their parents", () => {
  expect([...getIds(routes, "/")]).toEqual(["root", "home"])
  expect([...getIds(routes, "/admin/add-grade")]).toEqual(["root", "admin", "grade"])
  expect([...getIds(routes, "/*")]).toEqual(["root", "rest"])
})
