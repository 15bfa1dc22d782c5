import { expect, it } from "vitest"
import { offeredPages } from "#app/upstream/capabilities.server"
import { sourcesIn } from "./sources"

const routes = new Map(
  sourcesIn(["app/routes"]).flatMap(({ path, text }) => {
    const [, folder] = /^app\/routes\/([^/]+)\/route\.tsx$/.exec(path) ?? []
    if (folder === undefined) return []
    const address = folder
      .replace(/_?\./g, "/")
      .replace(/\/_index$/, "")
      .replace(/\$/g, ":")
    return [[`/${address}`, /handle = \{.*ours: "([\w-]+)"/.exec(text)?.[1]]]
  }),
)

it.each(offeredPages)("%s is a route, and needs %s if it says a capability", (page, needed) => {
  expect([...routes.keys()]).toContain(page)
  expect([undefined, needed]).toContain(routes.get(page))
})
