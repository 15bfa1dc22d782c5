import { existsSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { getEmblem, subjectPicture } from "./emblems.server"

const curriculum: { subjects: { en: string; ar: string }[] } = JSON.parse(
  readFileSync("api/seed/curriculum.json", "utf8"),
)

it.each(curriculum.subjects)("$en has its own emblem, the same for both names", ({ en, ar }) => {
  const address = getEmblem(en)
  expect(getEmblem(ar)).toBe(address)
  expect(address).not.toBe(getEmblem("Astronomy"))
  expect(curriculum.subjects.filter((other) => getEmblem(other.en) === address).length).toBe(1)
  expect(existsSync(`public${address}`)).toBe(true)
})

it.each([
  ["  MATHEMATICS ", "math"],
  ["computer  science", "computer-science"],
  ["رياضيات", "math"],
  ["الرِّياضيّات", "math"],
  ["الاحياء", "biology"],
  ["التربيه الوطنيه", "civics"],
])("%s has the emblem of %s", (name, file) => {
  expect(getEmblem(name)).toBe(`/art/emblems/${file}.svg`)
})

it.each(["", "Astronomy", "constructor", "../saffir/lost", "ال"])(
  "the unknown subject %j has no emblem",
  (name) => {
    expect(getEmblem(name)).toBe("")
  },
)

const context = { pictureAddress: (image: string) => image && `/images/${image}` }

it("an uploaded picture is shown instead of the emblem", () => {
  expect(subjectPicture(context, { name: "Math", image: "a.png" })).toBe("/images/a.png")
  expect(subjectPicture(context, { name: "Math", image: "" })).toBe("/art/emblems/math.svg")
})
