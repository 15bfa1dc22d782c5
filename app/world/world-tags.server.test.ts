import { describe, expect, it } from "vitest"
import { worldTags } from "./world-tags.server"

const origin = "https://play.school.example"
const tagsAt = (path: string, from: string | null = origin) =>
  worldTags(new Request(`https://elsewhere.example${path}`), { origin: from, language: "ar" })

describe("the tags of a page", () => {
  it("name the site's own address, whatever the request says", () => {
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
  ])("call %s by its address %s", (path, content) => {
    expect(tagsAt(path)).toContainEqual({ property: "og:url", content })
  })

  it("name no address where the site knows none, and hide nothing for that", () => {
    expect(JSON.stringify(tagsAt("/about", null))).not.toMatch(/https?:|noindex/)
  })

  it("hide what is nobody else's business", () => {
    expect(tagsAt("/password-reset/secret")).toContainEqual({ name: "robots", content: "noindex" })
    expect(JSON.stringify(tagsAt("/password-reset/secret"))).not.toMatch(/secret|https?:/)
  })
})
