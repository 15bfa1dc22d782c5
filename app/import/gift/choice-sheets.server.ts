import type { Translate } from "#app/games/sheet-cells.server"
import { normalHeader, toHeader, withPlainDigits } from "#app/import/sheet/headers.server"
import {
  type HeaderRow,
  headerRows,
  readSheet,
  type SheetRow,
} from "#app/import/sheet/sheet.server"
import { label, truthIn } from "./gift-answer.server"
import { fieldsByName, type PlacedQuestion } from "./gift-comments.server"
import { placementColumns } from "#app/import/sheet/columns.server"
import { type GiftSheets, questionSheets } from "./gift-sheets.server"
import { type ReadQuestion, type RefusedGift, readGift } from "./gift.server"
import { asPlainGift } from "./write-gift.server"

interface ChoiceLayout {
  readonly row: HeaderRow
  readonly question: number
  readonly options: readonly number[]
  readonly correct: number
  /** -1 for none. */
  readonly explanation: number
  readonly kind: number
  readonly placement: readonly (readonly [field: string, at: number])[]
}

/**
 * The choices of a sheet such as Kahoot, Quizizz and Blooket have: a question, a column for each choice or each wrong one,
 * and the number, the letter or the text of the right one. Or a statement, and whether it is true. The header is found
 * among the first rows; `null` for other sheets.
 */
async function findChoices(text: string): Promise<ChoiceLayout | null> {
  const fields = await fieldsByName(placementColumns)
  return (
    headerRows(text)
      .map((row) => toLayout(row, fields))
      .find((layout) => layout !== null) ?? null
  )
}

const asOption =
  /^(?:(?:answer|option|choice|الاجابه|اجابه|الخيار|خيار|الاختيار|اختيار|البديل|بديل)(?: (?:option|choice|text))? )?(?:\d{1,2}|[a-h]|[ابجدهوزح])$/
const asCorrect =
  /^(?:(?:correct|right) (?:answer|option|choice)s?|correct|key|answer key|answers?|(?:رقم )?(?:الاجابه|الجواب|الخيار|الاختيار|البديل)(?: الصحيحه?)?|الصحيحه?)$/
const asWrong =
  /^(?:wrong|incorrect|distractor|الاجابه الخاطيه|اجابه خاطيه)(?: (?:answer|option|choice))?(?: \d)?$/
const asTruth =
  /^(?:true ?(?:\/|or) ?false|t ?\/ ?f|(?:صح|صحيحه?|صواب) ?(?:\/|او|ام) ?(?:خطا|خاطيه?|غلط))$/
const asQuestion = ["question text", "question", "السوال", "statement", "العباره"]
const asExplanation = ["explanation", "الشرح"]

function toLayout(row: HeaderRow, fields: ReadonlyMap<string, string>): ChoiceLayout | null {
  const headers = row.cells.map((cell) => ({ ...toHeader(cell), name: normalHeader(cell) }))
  const find = (wanted: readonly string[]) =>
    headers.findIndex(({ names }) => names.some((name) => wanted.includes(name)))
  const findAll = (wanted: RegExp) =>
    headers.flatMap(({ name }, at) => (wanted.test(name) ? [at] : []))
  const [choices, wrong] = [findAll(asOption), findAll(asWrong)]
  const [correct = -1] = [...findAll(asTruth), ...findAll(asCorrect)]
  const options = choices.length < 2 && wrong.length > 1 ? [correct, ...wrong] : choices
  const isNumbered = headers.some(({ names }) => names.some((name) => /\d$/.test(name)))
  const question = asQuestion.map((name) => find([name])).find((at) => at >= 0) ?? -1
  if (correct < 0 || question < 0 || (options.length < 2 && isNumbered)) return null
  const placement = headers.flatMap(({ names }, at) => {
    const field = names.flatMap((name) => fields.get(name) ?? [])[0]
    return field ? [[field, at] as const] : []
  })
  const kind = headers.findIndex(({ name }) => name === "question type")
  const explanation = find(asExplanation)
  const shown = options.length < 2 ? [] : options
  return { row, question, options: shown, correct, explanation, kind, placement }
}

export async function choiceSheets(
  text: string,
  t: Translate,
  options: { readonly takesChoices: boolean },
): Promise<GiftSheets | null> {
  const layout = await findChoices(text)
  const read = layout && readSheet(text, layout.row)
  if (!layout || !read || "error" in read) return null
  const { rows } = read.sheet
  const correct = rows.map(({ cells }) => cells[layout.correct] ?? "")
  if (layout.options.length === 0 && !correct.every((cell) => truthIn(cell) >= 0)) return null
  const isByPlace =
    !layout.options.includes(layout.correct) &&
    correct.every((cell) => placesIn(cell, layout) !== null)
  return questionSheets(
    rows.map((row) => toPlaced(row, layout, isByPlace)),
    t,
    options,
  )
}

const letters = ["abcdefgh", "ابجدهوزح"]

/**
 * The indexes of right choices that a cell names by number or letter; `null` if it is another text.
 */
function placesIn(
  cell: string,
  { options }: Pick<ChoiceLayout, "options">,
): readonly number[] | null {
  const parts = withPlainDigits(cell)
    .toLowerCase()
    .replace(/\b(?:option|choice|answer)\b|(?:ال)?(?:خيار|اختيار)/g, " ")
    .split(/[\s,;،؛|&/]+/)
    .filter(Boolean)
  const places = parts.map((part) => {
    const bare = part.replace(/[().]/g, "").replace(/[أإآ]/g, "ا")
    const [, number] = /^0*(\d{1,2})$/.exec(bare) ?? []
    return number
      ? Number(number) - 1
      : Math.max(...letters.map((all) => (bare.length === 1 ? all.indexOf(bare) : -1)))
  })
  return places.every((place) => place >= 0 && place < options.length) ? places : null
}

function toPlaced(
  { number, cells }: SheetRow,
  layout: ChoiceLayout,
  isByPlace: boolean,
): PlacedQuestion<ReadQuestion | RefusedGift> {
  const cell = (at: number) => cells[at]?.trim() ?? ""
  const choices = layout.options.map(cell)
  const correct = cell(layout.correct)
  const spelled = [correct, correct.replace(label, "")].map(normalHeader)
  const named = choices.flatMap((text, at) =>
    text !== "" && spelled.includes(normalHeader(text)) ? [at] : [],
  )
  const places = (!isByPlace && named.length > 0 ? named : placesIn(correct, layout)) ?? named
  const isTyped = correct === "" && /fill|blank/i.test(cell(layout.kind))
  const isRight = (at: number) => isTyped || places.includes(at)
  const explanation = cell(layout.explanation)
  const said = explanation ? `####${asPlainGift(explanation)}` : ""
  const answer =
    choices.length === 0 ? ["TRUE", "FALSE"][truthIn(correct)] : toAnswer(choices, isRight, isTyped)
  const source = `${asPlainGift(cell(layout.question))} {${answer}${said}}`
  const placement = Object.fromEntries(layout.placement.map(([field, at]) => [field, cell(at)]))
  const { questions, refused } = readGift(source, 2)
  const [question = notAsked(source)] = [...questions, ...refused]
  const line = { line: number }
  if (!("reason" in question)) return { placement, question: { ...question, ...line } }
  const typed = question.typed && { ...question.typed, ...line }
  return { placement, question: { ...question, ...line, typed } }
}

const notAsked = (source: string): RefusedGift => ({
  line: 0,
  title: "",
  category: "",
  comments: [],
  reason: "noAnswer",
  source,
  typed: null,
})

function toAnswer(
  choices: readonly string[],
  isRight: (at: number) => boolean,
  isTyped: boolean,
): string {
  const filled = choices.flatMap((text, at) =>
    text === "" ? [] : [{ text, isRight: isRight(at) }],
  )
  const truth = filled.map(({ text }) => truthIn(text))
  const right = filled.flatMap((each, at) => (each.isRight ? (truth[at] ?? []) : []))
  if (filled.length === 2 && truth.toSorted().join() === "0,1" && right.length === 1)
    return right[0] === 0 ? "TRUE" : "FALSE"
  const shares = isTyped ? 1 : filled.filter((each) => each.isRight).length
  return filled
    .map((each) => {
      const weight = each.isRight ? Math.floor(100 / shares) : 0
      return `${weight === 100 ? "=" : "~"}%${weight}%${asPlainGift(each.text)}`
    })
    .join("")
}
