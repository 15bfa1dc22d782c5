import { counts } from "#contract/limits"
import { type Game, gameNames, languages } from "#contract/words"
import { translatorOf } from "#app/i18n/translator.server"

type T = Awaited<ReturnType<typeof translatorOf>>["t"]

/** A column: the field of the form that its cells fill, and what its header says. */
export interface Column {
  readonly field: string
  readonly header: string
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const column = (field: string, header: string): Column => ({ field, header })

/** The words of the forms, so that a sheet and a form speak alike. */
export function columnsOf(game: Game, t: T): readonly Column[] {
  const wrong: string = t("import.wrongAnswers")
  const ofGame: Readonly<Record<Game, () => readonly Column[]>> = {
    "five-hints": () => [
      column("question", t("make.question")),
      ...numbers(counts.hints).map((number) =>
        column(`hints[${number - 1}]`, t("make.hint", { number })),
      ),
      column("answer", t("make.answer")),
      column("wrongAnswers", wrong),
      column("summary", t("make.summary")),
    ],
    offside: () => [
      column("question", t("make.question")),
      ...numbers(counts.statements).map((number) =>
        column(`hints[${number - 1}]`, t("make.statement", { number })),
      ),
      column("correct", t("import.correct")),
      column("summary", t("make.summary")),
    ],
    difficulty: () =>
      numbers(counts.items).flatMap((number) => {
        const at = (field: string) => `questions[${number - 1}].${field}`
        return [
          column(at("question"), `${t("make.question")} ${number}`),
          column(at("answer"), `${t("make.answer")} ${number}`),
          column(at("wrongAnswers"), `${wrong} ${number}`),
          column(at("summary"), `${t("make.summary")} ${number}`),
          column(at("difficultyLevel"), `${t("make.level")} ${number}`),
        ]
      }),
  }
  return [
    column("section", t("make.section")),
    column("grade", t("make.grade")),
    column("subject", t("make.subject")),
    column("chapter", t("make.chapter")),
    column("language", t("make.language")),
    ...ofGame[game](),
  ]
}

/** What a header holds: the game that it is for, and the column of each place; `null` for one that is unknown. */
export interface Layout {
  readonly game: Game
  readonly columns: readonly (Column | null)[]
  /** As the file spells them, also those that are unknown; those of the columns where there is no file. */
  readonly headers?: readonly string[]
  readonly unknown: readonly string[]
}

/** The game with the most of its columns in this header, in any of our languages; `null` for none. */
export async function layoutOf(header: readonly string[]): Promise<Layout | null> {
  const translators = await Promise.all(languages.map(translatorOf))
  const why = new Set(translators.map(({ t }) => normalHeader(t("import.why"))))
  const layouts = gameNames.map((game): Layout => {
    const known = translators.flatMap(({ t }) => columnsOf(game, t))
    const used = new Set<string>()
    const columns = header.map((cell) => {
      const found = known.find((each) => normalHeader(each.header) === normalHeader(cell))
      if (!found || used.has(found.field)) return null
      used.add(found.field)
      return { ...found, header: cell }
    })
    const unknown = header.filter(
      (cell, at) => columns[at] === null && cell.trim() !== "" && !why.has(normalHeader(cell)),
    )
    return { game, columns, headers: header, unknown }
  })
  const [best] = layouts.toSorted((one, other) => ownColumns(other) - ownColumns(one))
  return best && ownColumns(best) > commonMax ? best : null
}

/** Question and explanation are columns of two games. */
const commonMax = 2

const ownColumns = ({ columns }: Layout) =>
  columns.filter((each) => each && /^(?!section|grade|subject|chapter|language)/.test(each.field))
    .length

/** Digits of any keyboard as 0 to 9. */
export const withPlainDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))

/** Without case, vowel signs and what stands in brackets. */
export const normalHeader = (text: string): string =>
  withPlainDigits(text)
    .toLowerCase()
    .replace(/\([^()]*\)/g, "")
    .replace(/[\u064b-\u0652\u0640\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim()
