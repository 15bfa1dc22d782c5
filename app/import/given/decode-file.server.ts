import { importLimits } from "#contract/limits"
import type { Message } from "#app/i18n/keys"
import { TooMuchUnpacked } from "#app/import/sheet/workbook-parts.server"
import { sheetsOfWorkbook, TooLargeSheet } from "#app/import/sheet/workbook.server"

export type DecodedFile =
  | {
      readonly texts: readonly string[]
      /** A text is right only if its first rows have columns that we know. */
      readonly isGuess?: true
    }
  | { readonly error: Message }

const refused = (
  reason: "workbook" | "page" | "moodleXml" | "encoding" | "tooLarge",
): DecodedFile => ({
  error: { key: `errors.import.${reason}` },
})

/**
 * Decodes a file that a spreadsheet saved: an .xlsx workbook, or text in UTF-8, UTF-16 or an encoding of Windows. Other
 * workbooks and web pages, which are often named .csv, are refused with an error that says what to do.
 */
export async function decodeFile(bytes: Uint8Array, repeatsMerged = true): Promise<DecodedFile> {
  if (bytes.byteLength > importLimits.maxBytes) return refused("tooLarge")
  if (startsWith(bytes, oldWorkbook)) return refused("workbook")
  if (startsWith(bytes, zip)) return decodeWorkbook(bytes, repeatsMerged)
  const encoding = toEncoding(bytes)
  try {
    return checkText(new TextDecoder(encoding, { fatal: true }).decode(bytes))
  } catch {
    return encoding === "utf-8" && !bytes.includes(0)
      ? { texts: windowsTexts(bytes), isGuess: true }
      : refused("encoding")
  }
}

async function decodeWorkbook(bytes: Uint8Array, repeatsMerged: boolean): Promise<DecodedFile> {
  try {
    const texts = await sheetsOfWorkbook(bytes, repeatsMerged)
    if (texts.some(isTooLarge)) return refused("tooLarge")
    return texts.length > 0 ? { texts } : refused("workbook")
  } catch (error) {
    if (error instanceof TooMuchUnpacked || error instanceof TooLargeSheet)
      return refused("tooLarge")
    throw error
  }
}

const isTooLarge = (text: string) =>
  new TextEncoder().encode(text).byteLength > importLimits.maxBytes

export function checkText(text: string): DecodedFile {
  if (isTooLarge(text)) return refused("tooLarge")
  if (/^\ufeff?\s*<\?xml[^>]*>\s*<quiz\b/i.test(text)) return refused("moodleXml")
  if (/^\s*<(?:!doctype|html|\?xml|table|meta)\b/i.test(text)) return refused("page")
  if (text.includes("\0")) return refused("encoding")
  return { texts: [text.replace(/^\ufeff/, "").replace(fence, "")] }
}

/** Chats put a sheet between such lines; the first stays as an empty line, so that rows keep their numbers. */
const fence = /^```\w*(?=\r?\n)|(?<=\n)```\s*$/g

/** The first bytes of a zipped workbook (.xlsx, .ods), and of one from before 2007 (.xls) or with a password. */
const zip = [0x50, 0x4b, 0x03, 0x04]
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0]

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

/** Reads the byte order mark, or else the places of the zero bytes, which signs and Latin letters have in UTF-16. */
function toEncoding(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (startsWith(bytes, [0xff, 0xfe])) return "utf-16le"
  if (startsWith(bytes, [0xfe, 0xff])) return "utf-16be"
  const start = bytes.subarray(0, 4096)
  const zeros = [0, 1].map((odd) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length)
  const [even = 0, odd = 0] = zeros
  if (bytes.length % 2 === 1 || Math.max(even, odd) * fewestZeros < start.length) return "utf-8"
  return odd > even ? "utf-16le" : "utf-16be"
}

const fewestZeros = 40

/** The text in the encodings of Windows. Arabic letters stand in rows, accented ones among others. */
function windowsTexts(bytes: Uint8Array): readonly string[] {
  const count = (is: (byte: number, at: number) => boolean) =>
    bytes.reduce((sum, byte, at) => sum + (is(byte, at) ? 1 : 0), 0)
  const inRows = count((byte, at) => isLetter(byte) && isLetter(bytes[at + 1]))
  const [arabic, western] = [new TextDecoder("windows-1256").decode(bytes), westernText(bytes)]
  return inRows * 3 > count(isLetter) ? [arabic, western] : [western, arabic]
}

const isLetter = (byte = 0) => byte >= 0xc0

/** The signs that Windows-1252 has where Latin 1 has none; Node 20 decodes it as Latin 1. */
const westernSigns = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ"

const westernText = (bytes: Uint8Array) =>
  new TextDecoder("windows-1252")
    .decode(bytes)
    .replace(/[\x80-\x9f]/g, (sign) => westernSigns.charAt(sign.charCodeAt(0) - 0x80))
