import { drafts } from "#contract/limits"
import { languages, sections } from "#contract/words"
import type { QuestionPlacement } from "#app/authoring/placement/resolve-placement.server"
import type { QuestionBody } from "#app/authoring/send-question.server"
import type { FieldErrors } from "#app/forms/submission.server"
import { serverGames } from "#app/games/games.server"
import type { Layout, ColumnPart } from "#app/import/sheet/columns.server"
import type { SheetRow } from "#app/import/sheet/sheet.server"
import type { AppContext } from "#app/server/context.server"
import type { Person } from "#app/session/person.server"
import type { Cell } from "#app/games/sheet-cells.server"
import type { TranslationKey } from "#app/i18n/keys"
import { createTranslator } from "#app/i18n/translator.server"
import { normalHeader, withPlainDigits } from "#app/import/sheet/headers.server"
import { hasLostLetters } from "#app/import/sheet/lost-letters.server"
import { PlacesUnavailable, Places } from "./places.server"

export interface CheckedRow extends SheetRow {
  readonly question: { readonly placement: QuestionPlacement; readonly body: QuestionBody } | null
  readonly errors: FieldErrors
  /** The fields of a row with errors that only lacks something, so that it can be completed later; otherwise `null`. */
  readonly draft: DraftFields | null
}

export type DraftFields = Readonly<Record<string, readonly string[]>>

export interface CheckedPart {
  readonly layout: Layout
  readonly rows: readonly CheckedRow[]
}

interface Importer {
  readonly context: AppContext
  readonly person: Person
}

export async function checkParts(
  given: { readonly parts: readonly ColumnPart[] },
  author: Importer,
): Promise<readonly CheckedPart[] | null> {
  try {
    const parts: CheckedPart[] = []
    for (const { layout, rows } of given.parts)
      parts.push({ layout, rows: await checkRows(author, layout, rows) })
    return parts
  } catch (error) {
    if (error instanceof PlacesUnavailable) return null
    throw error
  }
}

/** Checks every row by the rules of its game's form; a row with the same question as an earlier one is an error. */
async function checkRows(
  { context, person }: Importer,
  layout: Layout,
  rows: readonly SheetRow[],
): Promise<readonly CheckedRow[]> {
  const reader = await createCellReader()
  const places = new Places(context, person)
  const checked: CheckedRow[] = []
  const firsts = new Map<string, number>()
  for (const row of rows) {
    if (row.surplus) {
      const split = { key: "errors.import.tooManyCells", params: row.surplus } as const
      checked.push({ ...row, question: null, errors: { "": [split] }, draft: null })
      continue
    }
    const fields = reader.fieldsOf(layout, row.cells)
    const { body, errors } = serverGames[layout.game].check(fields)
    const resolved = await places.resolve(fields)
    const broken = brokenCells(layout, row)
    const isGood = Object.keys(broken).length === 0
    const question =
      isGood && body && "placement" in resolved ? { placement: resolved.placement, body } : null
    const content = JSON.stringify(question)
    const first = question ? firsts.get(content) : undefined
    if (first === undefined) {
      firsts.set(content, row.number)
      const misplaced = "errors" in resolved ? resolved.errors : {}
      const found = { ...misplaced, ...errors, ...broken }
      const draft = question || !isUnfinished(fields, found) ? null : await toDraft(fields, places)
      checked.push({ ...row, question, errors: found, draft })
    } else {
      const again = { key: "errors.import.sameRow", params: { number: first } } as const
      checked.push({ ...row, question: null, errors: { "": [again] }, draft: null })
    }
  }
  return checked
}

const isUnfinished = (fields: FormData, errors: FieldErrors): boolean =>
  Object.keys(errors).every((field) => field !== "" && !fields.has(field)) &&
  [...fields.keys()].some((field) => field.endsWith("question"))

const placed = ["grade", "subject", "chapter"]

async function toDraft(fields: FormData, places: Places): Promise<DraftFields | null> {
  const placement = await places.formFields(fields)
  const own = [...fields.keys()].filter((name) => !placed.includes(name))
  const draft: DraftFields = Object.fromEntries([
    ...Object.entries(placement).flatMap(([name, text]) => (text ? [[name, [text]] as const] : [])),
    ...own.map((name) => [name, fields.getAll(name).map(String)] as const),
  ])
  const isLong = Object.values(draft).some((texts) =>
    texts.some(({ length }) => length > drafts.textMax),
  )
  return isLong || JSON.stringify(draft).length > drafts.lengthMax ? null : draft
}

/** What sheets show in place of a value: #NAME?, ####, Err:508, and the dates and missing values of workbooks. */
const sheetError = /^\s*(?:#[\p{L}\d/]+[!?؟]|#N\/A|#{3,}|Err:\d{3})\s*$/u

const brokenCells = ({ headers, columns }: Layout, { cells }: SheetRow): FieldErrors =>
  Object.fromEntries(
    columns.flatMap((column, at) => {
      const key = brokenBy(cells[at] ?? "", headers !== undefined)
      return column && key ? [[column.field, [{ key }]] as const] : []
    }),
  )

function brokenBy(cell: string, isOfSheet: boolean) {
  if (isOfSheet && sheetError.test(cell.slice(0, 40))) return "errors.import.sheetError"
  return hasLostLetters(cell.slice(0, 1000)) ? "errors.import.lostLetters" : null
}

interface CellReader {
  fieldsOf(layout: Layout, cells: readonly string[]): FormData
}

export async function createCellReader(): Promise<CellReader> {
  const namesOf = await createNames()

  function toCell(text: string): Cell {
    const indexAmong = (words: readonly TranslationKey[]) =>
      words.findIndex((word) => namesOf(word).includes(normalHeader(text)))
    return {
      text,
      withPlainDigits: () => withPlainDigits(text),
      indexAmong,
      optionAmong(words) {
        const index = indexAmong(words)
        if (index >= 0) return String(index)
        const number = Number(withPlainDigits(text).trim())
        return Number.isInteger(number) && words[number - 1] ? String(number - 1) : `?${text}`
      },
    }
  }

  return {
    fieldsOf({ game, columns }, cells) {
      const fields = new FormData()
      for (const [index, column] of columns.entries()) {
        const text = cells[index]?.trim() ?? ""
        if (!column || text === "") continue
        const { field } = column
        const cell = toCell(text)
        const values = placementValues(field, cell) ??
          serverGames[game].sheet.valuesOf?.(field, cell) ?? [text]
        for (const value of values) fields.append(field, value)
      }
      return fields
    },
  }
}

function placementValues(field: string, cell: Cell): readonly string[] | null {
  if (field === "section")
    return [cell.optionAmong(sections.map((name) => `section.${name}` as const))]
  if (field !== "language") return null
  const code = languages.find((each) => each === normalHeader(cell.text))
  const index = cell.indexAmong(languages.map((each) => `make.languages.${each}` as const))
  return [code ?? languages[index] ?? cell.text]
}

/** Returns a word's names in every language, normalised, from a cache: a sheet repeats the same few words. */
async function createNames(): Promise<(word: TranslationKey) => readonly string[]> {
  const translators = await Promise.all(languages.map(createTranslator))
  const known = new Map<TranslationKey, readonly string[]>()
  return (word) => {
    const names = known.get(word) ?? translators.map(({ t }) => normalHeader(t(word)))
    known.set(word, names)
    return names
  }
}
