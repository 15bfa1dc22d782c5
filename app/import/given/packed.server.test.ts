import { gzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { importLimits } from "#contract/limits"
import { pack, unpack } from "./packed.server"

const textOf = async (packed: string | null) => {
  const bytes = await unpack(packed ?? "")
  return bytes && new TextDecoder().decode(bytes)
}

test("a packed text is the same once unpacked", async () => {
  for (const text of ["a,b\r\n1,2", "ما عاصمة مصر؟ {=القاهرة}\n".repeat(5000)])
    expect(await textOf(await pack(text))).toBe(text)
})

test("a text that cannot be packed into 72 KB is not packed", async () => {
  let [state, text] = [1, ""]
  for (let at = 0; at < 100_000; at += 1) {
    state = (state * 48_271) % 2_147_483_647
    text += String.fromCharCode(33 + (state % 90))
  }
  expect(await pack(text)).toBeNull()
  expect(await textOf(await pack(text, 256 * 1024))).toBe(text)
})

test("nothing is unpacked that has more bytes than an import, or is not packed", async () => {
  const bomb = gzipSync(Buffer.alloc(50 * importLimits.maxBytes)).toString("base64")
  for (const packed of [bomb, "", "a", "{}", "AAAA", "é", "A".repeat(100_000)])
    expect(await unpack(packed)).toBeNull()
})
