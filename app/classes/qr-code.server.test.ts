import { expect, test } from "vitest"
import { encode } from "uqr"
import { toQrCode } from "./qr-code.server"

/** The modules that a path draws, by row and column. */
const drawn = (path: string) =>
  new Set(
    [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, width]) =>
      Array.from({ length: Number(width) }, (_, at) => `${Number(x) + at},${y}`),
    ),
  )

test("draws each dark module once, within a margin of four", () => {
  const text = "https://tahaddi.example/join?code=12345671"
  const { data } = encode(text, { border: 0, ecc: "M" })
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `${x + 4},${y + 4}` : [])),
  )
  const { path, size } = toQrCode(text)
  expect([...drawn(path)].toSorted()).toEqual(dark.toSorted())
  expect(size).toBe(data.length + 8)
})
