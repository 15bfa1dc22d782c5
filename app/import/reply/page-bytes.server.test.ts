import { expect, test } from "vitest"
import { pageBytes, withinBytes } from "./page-bytes.server"

const inHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;")
/** The data of a page is JSON in a JSON text in a script. */
const inData = (text: string) =>
  JSON.stringify(JSON.stringify(text)).replace(/[<>&\u2028\u2029]/g, "\\\\uXXXX")

test.each(["a", "ع", "漢", "👩‍👧", "<", "&", '"', "\\", "'", "\n", "\0", "\u2028", "ﷺ"])(
  "counts no fewer bytes for %j than a page takes",
  (sign) => {
    const text = sign.repeat(100)
    const bytes = Buffer.byteLength(inHtml(text)) + Buffer.byteLength(inData(text))
    expect(pageBytes(text) + 20).toBeGreaterThanOrEqual(bytes)
  },
)

test("takes the first entries that fit together", () => {
  expect(withinBytes([3, 3, 3, 1], 9, (size) => size)).toEqual([3, 3, 3])
  expect(withinBytes([3, 3, 3, 1], 8, (size) => size)).toEqual([3, 3])
  expect(withinBytes([3, 3], 8, (size) => size)).toEqual([3, 3])
  expect(withinBytes([], 8, (size: number) => size)).toEqual([])
})
