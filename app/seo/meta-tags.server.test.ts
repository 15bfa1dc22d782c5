import { describe, expect, it, test } from "vitest"
import { metaTags, getOrigin } from "./meta-tags.server"

const origin = "https://play.school.example"
const tagsAt = (path: string, from: string | null = origin) =>
  metaTags(new Request(`https://elsewhere.example${path}`), { origin: from, language: "ar" })

describe("the meta tags of a page", () => {
  it("use the configured origin, whatever the request's host is", () => {
    expect(JSON.stringify(tagsAt("/about?redirectTo=%2Fgames"))).not.toMatch(/elsewhere|redirectTo/)
    expect(tagsAt("/about")).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: `${origin}/about`,
    })
  })

  it.each([
    ["/?lng=ar", `${origin}/?lng=ar`],
    ["/?lng=de", `${origin}/`],
    ["/about/", `${origin}/about`],
  ])("give %s the og:url %s", (path, content) => {
    expect(tagsAt(path)).toContainEqual({ property: "og:url", content })
  })

  it("have no absolute address without an origin, and stay indexable", () => {
    expect(JSON.stringify(tagsAt("/about", null))).not.toMatch(/https?:|noindex/)
  })

  it("say noindex on a page that is not public", () => {
    expect(tagsAt("/password-reset/secret")).toContainEqual({ name: "robots", content: "noindex" })
    expect(JSON.stringify(tagsAt("/password-reset/secret"))).not.toMatch(/secret|https?:/)
  })
})

test.each([
  ["http://localhost:8787/about", "", "http://localhost:8787"],
  ["http://127.0.0.1:8787/", undefined, "http://127.0.0.1:8787"],
  ["https://evil.example/", "", null],
  ["https://localhost.evil.example/", "", null],
  ["https://evil.example/", "https://play.school.example/", "https://play.school.example"],
  ["http://localhost:8787/", "https://play.school.example", "https://play.school.example"],
  ["https://evil.example/", "not an address", null],
])("for a request to %s with APP_URL %j the origin is %j", (url, appUrl, origin) => {
  expect(getOrigin(new Request(url), appUrl)).toBe(origin)
})
