import { counts } from "#contract/limits"
import { type Game, languages, sections, wireGames } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { columnsOf } from "./columns.server"
import type { Question } from "./exported-questions.server"
import { writeRows, writeSheet } from "./sheet.server"
import { type Cells, writeGift } from "./write-gift.server"

export const exportFormats = ["csv", "gift"] as const
export type ExportFormat = (typeof exportFormats)[number]

interface File {
  readonly game: Game
  readonly format: ExportFormat
}

/**
 * The parts of a file that an import reads as the same questions: what was sent before is not sent again. A set is
 * written once all of it has come.
 */
export async function* writeQuestions(
  { game, format }: File,
  pages: AsyncIterable<readonly Question[]>,
  t: AppContext["i18n"]["t"],
): AsyncGenerator<string> {
  const columns = columnsOf(game, t)
  const header = columns.map(({ header }) => header)
  const sets = new Map<string, Question[]>()
  if (format === "csv") yield writeSheet(header, [])
  for await (const page of pages) {
    const own = page.filter((question) => question.game === wireGames[game])
    const whole = game === "difficulty" ? takeWhole(sets, own) : own.map((question) => [question])
    const rows = whole.map((items) => rowOf(game, items, t))
    yield format === "gift"
      ? writeGift(game, rows, t)
      : writeRows(rows.map((cells) => columns.map(({ field }) => cells.get(field) ?? "")))
  }
}

function rowOf(game: Game, items: readonly Question[], t: AppContext["i18n"]["t"]): Cells {
  const [first] = items
  const cells = { ...(first && placeOf(first, t)), ...cellsOf(game, items) }
  return new Map(Object.entries(cells))
}

/** The sets that are whole with these questions. One of which a part is left would not be taken by an import. */
function takeWhole(sets: Map<string, Question[]>, questions: readonly Question[]) {
  const whole: Question[][] = []
  for (const question of questions) {
    const id = question.setId ?? ""
    const items = [...(sets.get(id) ?? []), question]
    sets.set(id, items)
    if (id === "" || items.length < counts.items) continue
    sets.delete(id)
    whole.push(items.toSorted((one, other) => idOf(one) - idOf(other)))
  }
  return whole
}

/** A set is written, and numbered, in the order of its items. */
const idOf = ({ questionID }: Question): number => Number(questionID)

function placeOf(question: Question, t: AppContext["i18n"]["t"]): Record<string, string> {
  const section = sections[question.section ?? -1]
  const language = languages.find((each) => each === question.language)
  return {
    section: section ? t(`section.${section}`) : "",
    grade: question.gradeName,
    subject: question.subjectName,
    chapter: question.chapterName,
    language: language ? t(`make.languages.${language}`) : "",
  }
}

function cellsOf(game: Game, items: readonly Question[]): Record<string, string> {
  if (game === "difficulty")
    return Object.fromEntries(
      items.flatMap((item, index) =>
        Object.entries({
          ...textsOf(item),
          difficultyLevel: String((item.difficultyLevel ?? 0) + 1),
        }).map(([field, cell]) => [`questions[${index}].${field}`, cell]),
      ),
    )
  return Object.fromEntries(
    items.flatMap((item) => [
      ...Object.entries(textsOf(item)),
      ["correct", Array.from(item.answer).join(", ")],
      ...item.hints.map((hint, index) => [`hints[${index}]`, hint]),
    ]),
  )
}

const textsOf = ({ question, answer, wrongAnswers, summary }: Question) => ({
  question,
  answer,
  wrongAnswers: wrongAnswers.join(" | "),
  summary,
})
