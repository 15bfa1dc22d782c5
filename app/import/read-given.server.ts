import type { AppContext } from "#app/server/context.server"
import type { Message } from "#app/i18n/keys"
import { importLimits } from "#contract/limits"
import { layoutOf } from "./columns.server"
import { type Decoded, checkText, decodeFile } from "./decode-file.server"
import type { RefusedGift } from "./gift.server"
import { hasGiftAnswers, startsLikeGift } from "./gift.server"
import { giftSheets, type Part } from "./gift-sheets.server"
import { readSheet } from "./sheet.server"

/** The content of a file or a text. */
export interface Given {
  readonly text: string
  readonly isGift: boolean
  /** One part for a sheet; for GIFT, one for each game. */
  readonly parts: readonly Part[]
  /** GIFT questions that no game supports. */
  readonly refused: readonly RefusedGift[]
}

type Read = Given | { readonly error: Message; readonly text: string }

/** Reads a form's file or text: CSV, pasted cells or GIFT. */
export async function readGiven(form: FormData, { i18n }: Pick<AppContext, "i18n">): Promise<Read> {
  const [file, text] = [form.get("file"), form.get("text")]
  if (file !== null && typeof file !== "string" && file.size > 0) {
    const decoded = decodeFile(new Uint8Array(await file.arrayBuffer()))
    return readDecoded(decoded, /\.gift$/i.test(file.name), i18n.t)
  }
  return typeof text === "string" && text.trim() !== ""
    ? readDecoded(checkText(text), false, i18n.t)
    : { error: { key: "errors.import.nothing" }, text: "" }
}

async function readDecoded(
  decoded: Decoded,
  isNamedGift: boolean,
  t: AppContext["i18n"]["t"],
): Promise<Read> {
  if ("error" in decoded) return { error: decoded.error, text: "" }
  const { text } = decoded
  if (isNamedGift || startsLikeGift(text)) return readAsGift(text, t)
  const read = readSheet(text)
  const layout = "sheet" in read ? await layoutOf(read.sheet.header) : null
  if ("sheet" in read && layout)
    return { text, isGift: false, parts: [{ layout, rows: read.sheet.rows }], refused: [] }
  if (hasGiftAnswers(text)) return readAsGift(text, t)
  return { error: "error" in read ? read.error : { key: "errors.import.noGame" }, text }
}

async function readAsGift(text: string, t: AppContext["i18n"]["t"]): Promise<Read> {
  const sheets = await giftSheets(text, t)
  const max = importLimits.maxRows
  if (!sheets) return { error: { key: "errors.import.tooManyRows", params: { max } }, text }
  if (sheets.parts.length === 0 && sheets.refused.length === 0)
    return { error: { key: "errors.import.gift.none" }, text }
  return { text, isGift: true, ...sheets }
}
