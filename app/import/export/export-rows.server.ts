import { type Game, languages, sections, wireGames } from "#contract/words"
import type { StoredQuestion, StoredRow } from "#app/games/game-sheet.server"
import { serverGames } from "#app/games/games.server"
import type { Cells, Translate } from "#app/games/sheet-cells.server"
import { toColumns } from "#app/import/sheet/columns.server"
import { writeRows, writeSheet } from "#app/import/sheet/sheet.server"
import { writeGift } from "#app/import/gift/write-gift.server"

export const exportFormats = ["csv", "gift"] as const
type ExportFormat = (typeof exportFormats)[number]

interface File {
  readonly game: Game
  readonly format: ExportFormat
}

/**
 * Writes a file in parts. An import reads it as the same questions, so that the API stores none of them twice. A set
 * is written once all its questions have been read.
 */
export async function* writeQuestions(
  { game, format }: File,
  pages: AsyncIterable<readonly StoredQuestion[]>,
  t: Translate,
): AsyncGenerator<string> {
  const columns = toColumns(game, t)
  const header = columns.map(({ header }) => header)
  const { set } = serverGames[game].sheet
  const sets = new Map<string, readonly StoredQuestion[]>()
  if (format === "csv") yield writeSheet(header, [])
  for await (const page of pages) {
    const own = page.filter((question) => question.game === wireGames[game])
    const whole = set ? takeWhole(sets, own, set.items) : own.map((question) => [question] as const)
    const rows = whole.map((questions) => toRow(game, questions, t))
    yield format === "gift"
      ? writeGift(game, rows, t)
      : writeRows(rows.map((cells) => columns.map(({ field }) => cells.get(field) ?? "")))
  }
}

const toRow = (game: Game, questions: StoredRow, t: Translate): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({
      ...placementCells(questions[0], t),
      ...serverGames[game].sheet.cellsOf(questions, t),
    }),
  )

/** The sets that these questions complete. An incomplete set is left out, because an import would refuse it. */
function takeWhole(
  sets: Map<string, readonly StoredQuestion[]>,
  questions: readonly StoredQuestion[],
  size: number,
): readonly StoredRow[] {
  const whole: StoredRow[] = []
  for (const question of questions) {
    const id = question.setId ?? ""
    if (id === "") continue
    const items = [...(sets.get(id) ?? []), question]
    sets.set(id, items)
    if (items.length < size) continue
    sets.delete(id)
    const [first = question, ...others] = items.toSorted((one, other) => getId(one) - getId(other))
    whole.push([first, ...others])
  }
  return whole
}

/** Within a set, the ids of the questions follow the order in which it was written. */
const getId = ({ questionID }: StoredQuestion): number => Number(questionID)

function placementCells(question: StoredQuestion, t: Translate): Cells {
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
