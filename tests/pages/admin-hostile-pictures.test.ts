import { expect, test } from "vitest"
import { badNames, hostileAdmin, type Case, type Entry } from "../support/hostile-admin"
import { gif, png } from "../support/pictures"
import { say, type TranslationKey } from "../support/words"

const path = "/admin/add-subject"

const admin = await hostileAdmin()

const image = (bytes: Uint8Array | string, name = "a.png"): Entry => [
  "image",
  new File([typeof bytes === "string" ? bytes : Uint8Array.from(bytes)], name, {
    type: "image/png",
  }),
]
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const large = new Uint8Array(5 * 1024 * 1024 + 1)
large.set(png())

const bad = (what: string, picture: Entry, says: TranslationKey): Case => ({
  what,
  sent: [["name", "Hostile art"], picture],
  field: "image",
  says,
  kept: { name: "Hostile art" },
})

test.each([
  ...badNames("name", [image(png())]),
  bad("a picture that is HTML", image("<!doctype html><b>x</b>"), "errors.picture.type"),
  bad("a picture that is SVG", image(svg), "errors.picture.type"),
  bad("a truncated picture", image(png().slice(0, 12)), "errors.picture.type"),
  bad("a picture over 5 MB", image(large), "errors.picture.large"),
  bad("a picture of 5,000 pixels", image(png({ width: 5000 })), "errors.picture.wide"),
  bad(
    "a decompression bomb in an animation",
    image(gif({ width: 4096, height: 4096, frames: 50 })),
    "errors.picture.wide",
  ),
])("adding a subject rejects $what", (each) => admin.isTurnedAway(path, each))

test("a path in the name of an uploaded file is ignored", async () => {
  const name = `Paths ${Date.now()}`
  const page = await admin.send(path, [
    ["name", name],
    image(png({ width: 3 }), "../../../../etc/passwd.png"),
  ])
  expect(page.text).toContain(say("en", "toast.subjectAdded", { detail: name }))
})

test("a body over the size limit is rejected", async () => {
  expect(await admin.statusOf(path, "x".repeat(17 * 1024 * 1024))).toBe(413)
})

test("prints what was tried and the result", () => {
  console.log(admin.told.join("\n"))
  expect(admin.told.length).toBeGreaterThan(10)
})
