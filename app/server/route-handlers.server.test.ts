import type { ServerBuild } from "@remix-run/cloudflare"
import { expect, it } from "vitest"
import { wrapHandler } from "./route-handlers.server"

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
