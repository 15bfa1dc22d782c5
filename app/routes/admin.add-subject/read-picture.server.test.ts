import { expect, it } from "vitest"
import { readSentPicture } from "./read-picture.server"

const file = (bytes: readonly number[], name = "a.png", type = "image/png") =>
  new File([new Uint8Array(bytes)], name, { type })
const letters = (text: string) => [...new TextEncoder().encode(text)]

it.each([
  ["image/png", [0x89, ...letters("PNG\r\n\x1a\n"), 0, 0]],
  ["image/jpeg", [0xff, 0xd8, 0xff, 0xe0]],
  ["image/gif", letters("GIF89a")],
  ["image/webp", [...letters("RIFF"), 1, 2, 3, 4, ...letters("WEBPVP8 ")]],
] as const)("recognises %s by its bytes, whatever its name and type", async (type, bytes) => {
  const picture = await readSentPicture(file(bytes, "../../etc/passwd", "text/html"))
  expect(picture?.type).toBe(type)
  expect(picture?.name).toMatch(/^picture\.\w+$/)
  expect(new Uint8Array((await picture?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(
    new Uint8Array(bytes),
  )
})

it.each([
  ["HTML", letters("<!doctype html><script>alert(1)</script>")],
  ["SVG", letters('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ["a bitmap", letters("BM")],
  ["a sound that is RIFF too", [...letters("RIFF"), 1, 2, 3, 4, ...letters("WAVE")]],
  ["half a signature", [0x89, 0x50]],
  ["nothing", []],
] as const)("does not accept %s as a picture", async (_, bytes) => {
  expect(await readSentPicture(file(bytes))).toBeNull()
})
