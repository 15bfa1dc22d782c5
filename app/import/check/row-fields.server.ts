import { languages, sections } from "#contract/words"
import { serverGames } from "#app/games/games.server"
import type { Cell } from "#app/games/sheet-cells.server"
import type { TranslationKey } from "#app/i18n/keys"
import { createTranslator } from "#app/i18n/translator.server"
import type { Layout } from "#app/import/sheet/columns.server"
import { normalHeader, withPlainDigits } from "#app/import/sheet/headers.server"

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
