import { expect, it } from "vitest"
import { jpeg, png, pictures, wideWebp } from "../support/pictures"
import { call, type Answer } from "./support/api"
import { stored } from "./support/hostile"
import { addPicture } from "./support/made"
import { buildSchool, enrol } from "./support/world"
import { getRow } from "./support/sql"
import { subjectForm } from "./samples/admin"

await buildSchool()
const admin = await enrol("Admin")

const html = "<!doctype html><script>alert(1)</script>"
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const megabytes = (count: number) => "x".repeat(count * 1024 * 1024)

const upload = (raw: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
  call("/api/Admin/add-subject", { token: admin.token, raw, headers })

function formWithout(field: "name" | "image"): FormData {
  const form = subjectForm("History", png())
  form.delete(field)
  return form
}

function formWithText(): FormData {
  const form = formWithout("image")
  form.append("image", "picture.png")
  return form
}

const cut = png().slice(0, -20)

const uploads: readonly (readonly [what: string, status: number, send: () => Promise<Answer>])[] = [
  ["a picture that is HTML", 415, () => addPicture(admin, "History", html)],
  ["HTML that begins as a GIF", 415, () => addPicture(admin, "History", `GIF89a=1;/*${html}`)],
  ["SVG with a script", 415, () => addPicture(admin, "History", svg, "picture.svg")],
  ["an empty file", 415, () => addPicture(admin, "History", "")],
  ["no file, as browsers send it", 400, () => addPicture(admin, "History", "", "")],
  ["a truncated picture", 415, () => addPicture(admin, "History", cut)],
  ["5,000 pixels wide", 400, () => addPicture(admin, "History", png({ width: 5000 }))],
  ["60,000 pixels high", 400, () => addPicture(admin, "History", jpeg({ height: 60_000 }))],
  ["16,383 pixels of WebP", 400, () => addPicture(admin, "History", wideWebp())],
  [
    "a decompression bomb as an animated GIF",
    400,
    () => addPicture(admin, "History", pictures.gif({ width: 4096, height: 4096, frames: 9000 })),
  ],
  [
    "an animated PNG without the data of its first frame",
    415,
    () => addPicture(admin, "History", png({ width: 4000, height: 4000, frames: 500 })),
  ],
  ["more than 5 MB", 413, () => addPicture(admin, "History", png({ behind: megabytes(5) }))],
  ["6 MB", 413, () => addPicture(admin, "History", png({ behind: megabytes(6) }))],
  ["JSON", 415, () => upload('{"name":"History"}', { "Content-Type": "application/json" })],
  ["a form without files", 415, () => upload(new URLSearchParams({ name: "History" }))],
  ["no boundary", 415, () => upload("x", { "Content-Type": "multipart/form-data" })],
  [
    "a boundary other than the declared one",
    400,
    () => upload("--b\r\n\r\nx\r\n--b--", { "Content-Type": "multipart/form-data; boundary=a" }),
  ],
  ["no name", 400, () => upload(formWithout("name"))],
  ["text in the image field", 400, () => upload(formWithText())],
  ["a name of one letter", 400, () => addPicture(admin, "x", png())],
  ["a name of 61 letters", 400, () => addPicture(admin, "x".repeat(61), png())],
  ["a name of 10,000 letters", 400, () => addPicture(admin, "x".repeat(10_000), png())],
  ["a name with a right-to-left override", 400, () => addPicture(admin, "History\u202e", png())],
  ["an invisible name", 400, () => addPicture(admin, "\u200b\u200b\u200b", png())],
]

it.each(uploads)("rejects a subject with %s (%i) and stores nothing", async (_, status, send) => {
  const before = await stored()
  const answer = await send()
  const isStored = (await stored()) !== before
  expect({ status: answer.status, isStored }).toEqual({ status, isStored: false })
  expect(answer.body).toEqual(expect.stringMatching(/^.{5,120}$/))
})

it("limits a body without a Content-Length", async () => {
  const { readable, writable } = new TransformStream()
  const writer = writable.getWriter()
  const part = new Uint8Array(1024 * 1024)
  const write = async () => {
    for (let sent = 0; sent < 8; sent += 1) await writer.write(part)
  }
  void write().catch(() => {})
  const before = await stored()
  const answer = await upload(readable, { "Content-Type": "multipart/form-data; boundary=a" })
  expect(answer.status).toBe(413)
  expect(await stored()).toBe(before)
})

it("ignores a file's declared name and type", async () => {
  const answer = await addPicture(admin, "History < 1500 & >", png(), "../../../etc/passwd.html")
  expect(answer.status).toBe(200)
  const row = await getRow(
    "SELECT name, image FROM subjects JOIN subject_names ON subject_id = id ORDER BY id DESC",
  )
  expect(row).toEqual({
    name: "History < 1500 & >",
    image: expect.stringMatching(/^\/images\/[\da-f]{64}\.webp$/),
  })
})

it("rejects a subject name that contains an HTML tag", async () => {
  const before = await stored()
  const { status, body } = await addPicture(admin, "<b>History</b>", png())
  expect({ status, body }).toEqual({
    status: 400,
    body: "name: holds a tag of HTML, such as <b>",
  })
  expect(await stored()).toBe(before)
})
