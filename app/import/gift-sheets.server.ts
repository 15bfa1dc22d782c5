import { importLimits } from "#contract/limits"
import { gameNames } from "#contract/words"
import { serverGames } from "#app/games/games.server"
import type { Cells, Translate } from "#app/games/sheet-cells.server"
import { columnsOf, type Layout } from "./columns.server"
import { placed } from "./gift-comments.server"
import { claim } from "./gift-games.server"
import { type Group, groupsOf } from "./gift-groups.server"
import { type RefusedGift, readGift } from "./gift.server"
import type { SheetRow } from "./sheet.server"

/** Rows of one game, as in a sheet made from its template. */
export interface Part {
  readonly layout: Layout
  readonly rows: readonly SheetRow[]
}

/** One more than the questions of as many rows as a file may have. */
const questionsMax =
  importLimits.maxRows * Math.max(...gameNames.map((game) => serverGames[game].sheet.gift.perRow)) +
  1

/**
 * Converts GIFT to rows of our sheets; `null` for too many, refused questions included. A comment `// Name of a column: text` fills the cell
 * of that column: a column of the placement for all questions that follow, another one for the next question. Each game
 * decides which questions are its own, and how many make a row.
 */
export async function giftSheets(
  text: string,
  t: Translate,
): Promise<{ readonly parts: readonly Part[]; readonly refused: readonly RefusedGift[] } | null> {
  const { questions, refused } = readGift(text, questionsMax)
  if (questions.length + refused.length >= questionsMax) return null
  const groups = groupsOf(await claim(await placed(questions)))
  if (groups.length + refused.length > importLimits.maxRows) return null
  const parts = gameNames.flatMap((game) => {
    const columns = columnsOf(game, t)
    const rows = groups
      .filter(([first]) => first.game === game)
      .map((group) => rowOf(group, columns))
    return rows.length > 0 ? [{ layout: { game, columns, unknown: [] }, rows }] : []
  })
  return { parts, refused }
}

/** A group as a row of a sheet, numbered by the line where it begins. */
function rowOf([first, ...others]: Group, columns: Layout["columns"]): SheetRow {
  const { gift } = serverGames[first.game].sheet
  const own = gift.cellsOf([first.question, ...others.map(({ question }) => question)])
  const cells: Cells = { ...first.placement, ...own }
  return {
    number: first.line,
    cells: columns.map((column) => (column && cells[column.field]) ?? ""),
  }
}
