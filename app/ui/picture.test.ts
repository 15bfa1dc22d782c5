import { readdirSync, readFileSync } from "node:fs"
import { sep } from "node:path"
import { describe, expect, it } from "vitest"
import { avatars, gameNames, sections } from "#contract/words"

const art = "public/art/"
const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.split(sep).join("/"))
    .filter((path) => path.endsWith(ending))

const files = filesIn(art, ".svg").map((path) => ({
  name: path.slice(0, -".svg".length),
  text: readFileSync(art + path, "utf8"),
}))

describe.each(files)("the picture $name", ({ name, text }) => {
  it("is small, and states its width and height", () => {
    const max = name.startsWith("emblems/") ? 1000 : 4000
    expect(Buffer.byteLength(text)).toBeLessThan(max)
    expect(text).toMatch(/^<svg xmlns="[^"]+" width="(\d+)" height="(\d+)" viewBox="0 0 \1 \2">/)
  })

  it("has the ratio that its element states", () => {
    const [width = 0, height = 0] = [...text.matchAll(/(?:width|height)="(\d+)"/g)].map(
      ([, side]) => Number(side),
    )
    const ratio = name.startsWith("scenes/") ? 240 / 160 : 1
    expect(width / height).toBe(ratio)
  })

  it("contains no script, no style and no link except to its own parts", () => {
    expect(text).not.toMatch(/<script|<style|style=|\son\w+=|@import|prefers-color-scheme/)
    expect(text.replace(' xmlns="http://www.w3.org/2000/svg"', "")).not.toMatch(/\/\/|href="[^#]/)
  })
})

/** The colours of each emblem, in the order of the file: the ground, the lines, then the accents. */
const emblems = files
  .filter(({ name }) => name.startsWith("emblems/"))
  .map(({ name, text }) => ({ name, colours: text.match(/#[\da-f]{6}/g) ?? [] }))

it.each(emblems)(
  "$name has enough contrast with its background",
  ({ colours: [ground = "", line = "", ...rest] }) => {
    expect(contrast(ground, line)).toBeGreaterThanOrEqual(7)
    for (const colour of rest.filter((each) => each !== ground))
      expect(contrast(ground, colour)).toBeGreaterThanOrEqual(4.5)
  },
)

it("every picture that the source names exists, and every picture file is named", () => {
  const source = [...filesIn("app", ".tsx"), ...filesIn("app", ".server.ts")].map((path) =>
    readFileSync(`app/${path}`, "utf8"),
  )
  const named = source.flatMap((text) => text.match(/(?<=")(?:saffir|scenes)\/[\w-]+/g) ?? [])
  const composed = [
    ...gameNames.flatMap((game) => [`scenes/${game}`, `emblems/game-${game}`]),
    ...sections.map((section) => `emblems/section-${section}`),
    ...avatars.map((avatar) => `avatars/${avatar}`),
    ...["all", "most", "few"].map((grade) => `scenes/result-${grade}`),
    ...["badRequest", "forbidden", "notFound", "unavailable", "unexpected"].map(
      (kind) => `scenes/error-${kind}`,
    ),
  ]
  const subjects = /^emblems\/(?!game-|section-)/
  const drawn = files.map(({ name }) => name).filter((name) => !subjects.test(name))
  expect(drawn.toSorted()).toEqual([...new Set([...named, ...composed])].toSorted())
})

const styles = readFileSync("app/styles.css", "utf8")
const themes = [...styles.matchAll(/color-scheme: (\w+);([^}]*)\}/g)].map(
  ([, theme = "", rules = ""]) => ({
    theme,
    colours: new Map(
      Array.from(rules.matchAll(/--([\w-]+): (\d+) (\d+) (\d+);/g), ([, role = "", ...parts]) => [
        role,
        `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`,
      ]),
    ),
  }),
)
const texts = ["text", "text-soft", "action", "right", "wrong"].flatMap((text) =>
  ["ground", "surface", "raised"].map((ground) => [text, ground] as const),
)
const onColours = ["action", "hint", "wrong"].map((ground) => [`on-${ground}`, ground] as const)

it.each(themes)("text has a contrast of 7:1 in the theme that is $theme", ({ colours }) => {
  const weak = [...texts, ...onColours].filter(
    ([text, ground]) => !(contrast(colours.get(text) ?? "", colours.get(ground) ?? "") >= 7),
  )
  expect(weak).toEqual([])
})

it("the page of the projector has no colours of its own", () => {
  expect(themes.map(({ theme }) => theme)).toEqual(["dark", "light", "light"])
  const css = readFileSync("app/routes/live.$code.$view/screen.css", "utf8")
  expect(css).not.toMatch(/#[\da-f]{3}|rgb|hsl|opacity|(?<![\w-])color:/)
})

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
