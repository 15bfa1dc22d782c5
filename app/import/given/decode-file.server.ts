import { importLimits } from "#contract/limits"
import type { Message } from "#app/i18n/keys"

/** The text of a file, or why it cannot be read. */
export type Decoded = { readonly text: string } | { readonly error: Message }

const refused = (reason: "workbook" | "page" | "encoding" | "tooLarge"): Decoded => ({
  error: { key: `errors.import.${reason}` },
})

/**
 * Decodes a file that a spreadsheet saved, in UTF-8 or UTF-16. Workbooks and web pages, which are often
 * named .csv, are refused with an error that says what to do.
 */
export function decodeFile(bytes: Uint8Array): Decoded {
  if (bytes.byteLength > importLimits.maxBytes) return refused("tooLarge")
  if (startsWith(bytes, zip) || startsWith(bytes, oldWorkbook)) return refused("workbook")
  try {
    return checkText(new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes))
  } catch {
    return refused("encoding")
  }
}

/** Checks decoded or pasted text; its size is counted in UTF-8. */
export function checkText(text: string): Decoded {
  if (new TextEncoder().encode(text).byteLength > importLimits.maxBytes) return refused("tooLarge")
  if (/^\s*<(?:!doctype|html|\?xml|table|meta)\b/i.test(text)) return refused("page")
  return text.includes("\0") ? refused("encoding") : { text: text.replace(/^\ufeff/, "") }
}

/** The first bytes of a zipped workbook (.xlsx, .ods), and of one from before 2007 (.xls). */
const zip = [0x50, 0x4b, 0x03, 0x04]
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0]

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

/** Reads the byte order mark, or else the position of the zero byte of a Latin first letter in UTF-16. */
function encodingOf(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  const [first, second] = bytes
  if (startsWith(bytes, [0xff, 0xfe]) || (first !== 0 && second === 0)) return "utf-16le"
  if (startsWith(bytes, [0xfe, 0xff]) || (first === 0 && second !== 0)) return "utf-16be"
  return "utf-8"
}
