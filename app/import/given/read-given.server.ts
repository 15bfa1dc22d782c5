import type { Translate } from "#app/games/sheet-cells.server"
import type { Message } from "#app/i18n/keys"
import { importLimits } from "#contract/limits"
import {
  findHeader,
  type ColumnPart,
  withoutRepeatedHeaders,
} from "#app/import/sheet/columns.server"
import { type DecodedFile, checkText, decodeFile } from "./decode-file.server"
import { aikenAsGift } from "#app/import/gift/aiken.server"
import { choiceSheets } from "#app/import/gift/choice-sheets.server"
import { hasGiftAnswers, type RefusedGift, startsLikeGift } from "#app/import/gift/gift.server"
import { giftSheets } from "#app/import/gift/gift-sheets.server"
import { type Explanations, readExplanations, withExplanations } from "./explanations.server"
import { unpack } from "./packed.server"
import { hasLostLetters } from "#app/import/sheet/lost-letters.server"
import { readSheet } from "#app/import/sheet/sheet.server"

export interface ImportInput {
  readonly text: string
  readonly isGift: boolean
  readonly isChoices: boolean
  /** One part for a sheet; for GIFT, one for each game. */
  readonly parts: readonly ColumnPart[]
  readonly refused: readonly RefusedGift[]
  readonly hasMoreSheets: boolean
  /** How many questions with choices could be asked as typed ones, and whether they are. */
  readonly choices: number
  readonly takesChoices: boolean
  readonly explanations: Explanations
}

interface Unreadable {
  readonly error: Message
  readonly text: string
}

type Read = Omit<ImportInput, "explanations"> | Unreadable

/** A file can be chosen again, while what was pasted is nowhere else. `packed`: kept in the page before. */
export interface ImportSource {
  readonly source: "file" | "pasted" | "packed"
}

export async function readGivenFile(
  form: FormData,
  t: Translate,
): Promise<ImportSource & (ImportInput | Unreadable)> {
  const { source, decoded, isNamedGift } = await decodeForm(form)
  const takesChoices = form.getAll("choices").at(-1) === "typed"
  const read = await readDecoded(decoded, { isNamedGift, takesChoices }, t)
  if ("error" in read) return { source, ...read }
  const explanations = readExplanations(form)
  return { source, ...read, explanations, parts: withExplanations(read.parts, explanations, t) }
}

async function decodeForm(form: FormData) {
  const [file, text, packed] = [form.get("file"), form.get("text"), form.get("packed")]
  if (file !== null && typeof file !== "string" && file.size > 0) {
    const decoded = await decodeFile(new Uint8Array(await file.arrayBuffer()))
    return { source: "file", decoded, isNamedGift: /\.gift$/i.test(file.name.slice(-5)) } as const
  }
  const isNamedGift = form.get("format") === "gift"
  if (typeof packed === "string" && packed !== "") {
    const bytes = await unpack(packed)
    return {
      source: "packed",
      decoded: bytes ? await decodeFile(bytes) : nothing,
      isNamedGift,
    } as const
  }
  const isText = typeof text === "string" && text.trim() !== ""
  return { source: "pasted", decoded: isText ? checkText(text) : nothing, isNamedGift } as const
}

const nothing: DecodedFile = { error: { key: "errors.import.nothing" } }
const noRows: Message = { key: "errors.import.noRows" }

async function readDecoded(
  decoded: DecodedFile,
  { isNamedGift, takesChoices }: { readonly isNamedGift: boolean; readonly takesChoices: boolean },
  t: Translate,
): Promise<Read> {
  if ("error" in decoded) return { error: decoded.error, text: "" }
  const [text = ""] = decoded.texts
  const isGift = startsLikeGift(text) || (isNamedGift && hasGiftAnswers(text))
  if (isGift && (!decoded.isGuess || hasGiftAnswers(text)))
    return readAsGift({ text }, takesChoices, t)
  const isFilled = (sheet: Read) => !("error" in sheet && sheet.error.key === noRows.key)
  const sheets: Read[] = []
  for (const each of decoded.texts) {
    const sheet = await readAsSheet(each, takesChoices, t)
    if (sheet) sheets.push(sheet)
    if (sheets.filter(isFilled).length >= (decoded.isGuess ? 1 : 2)) break
  }
  const filled = sheets.filter(isFilled)
  const [first = sheets[0]] = filled
  const hasMoreSheets = filled.length > 1
  if (first) return "error" in first ? first : { ...first, hasMoreSheets }
  if (decoded.isGuess) return { error: { key: "errors.import.encoding" }, text: "" }
  const aiken = aikenAsGift(text.replace(/\r\n?/g, "\n"))
  if (aiken) return readAsGift({ text, gift: aiken }, takesChoices, t)
  if (isNamedGift || hasGiftAnswers(text)) return readAsGift({ text }, takesChoices, t)
  const read = readSheet(text)
  const unknown = hasLostLetters(text.slice(0, 1000)) ? "encoding" : "noGame"
  return { error: "error" in read ? read.error : { key: `errors.import.${unknown}` }, text }
}

const noGift = {
  isGift: false,
  isChoices: false,
  refused: [],
  choices: 0,
  takesChoices: false,
  hasMoreSheets: false,
} as const

async function readAsSheet(
  text: string,
  takesChoices: boolean,
  t: Translate,
): Promise<Read | null> {
  const choices = await choiceSheets(text, t, { takesChoices })
  if (choices) return { ...noGift, text, isChoices: true, takesChoices, ...choices }
  const header = await findHeader(text)
  const read = header && readSheet(text, header.row)
  if (!read) return null
  if ("error" in read) return { error: read.error, text }
  const rows = await withoutRepeatedHeaders(header.layout, read.sheet.rows)
  if (rows.length === 0) return { error: noRows, text }
  const separator = ([",", ";"] as const).find((each) => each === header.row.delimiter)
  const layout = { ...header.layout, ...(separator && { separator }) }
  return { ...noGift, text, parts: [{ layout, rows }] }
}

async function readAsGift(
  { text, gift = text }: { readonly text: string; readonly gift?: string },
  takesChoices: boolean,
  t: Translate,
): Promise<Read> {
  const sheets = await giftSheets(gift, t, { takesChoices })
  const max = importLimits.maxRows
  if (!sheets) return { error: { key: "errors.import.tooManyRows", params: { max } }, text }
  if (sheets.parts.length === 0 && sheets.refused.length === 0)
    return { error: { key: "errors.import.gift.none" }, text }
  return { ...noGift, text, isGift: true, takesChoices, ...sheets }
}
