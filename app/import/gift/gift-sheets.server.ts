import { importLimits } from "#contract/limits"
import { gameNames, type Game } from "#contract/words"
import { serverGames } from "#app/games/games.server"
import type { Cells, Translate } from "#app/games/sheet-cells.server"
import {
  toColumns,
  type Layout,
  type ColumnPart,
  placementColumns,
} from "#app/import/sheet/columns.server"
import type { SheetRow } from "#app/import/sheet/sheet.server"
import type { GameGift, GiftQuestion } from "#app/games/game-gift.server"
import { type PlacedQuestion, fieldsByName, namedCells, placed } from "./gift-comments.server"
import { escapeGift } from "./gift-text.server"
import { type ReadQuestion, type RefusedGift, readGift } from "./gift.server"

const questionsMax =
  importLimits.maxRows * Math.max(...gameNames.map((game) => serverGames[game].sheet.gift.perRow)) +
  1

export interface GiftSheets {
  readonly parts: readonly ColumnPart[]
  readonly refused: readonly RefusedGift[]
  readonly choices: number
}

/**
 * Converts GIFT to rows of our sheets; `null` for too many, refused questions included. A comment
 * `// Name of a column: text` fills the cell of that column: a column of the placement for all questions that follow,
 * another one for the next question. Each game decides which questions are its own, and how many make a row.
 */
export async function giftSheets(
  text: string,
  t: Translate,
  { takesChoices = false } = {},
): Promise<GiftSheets | null> {
  const read = readGift(text, questionsMax)
  if (read.questions.length + read.refused.length >= questionsMax) return null
  const all = [...read.questions, ...read.refused].toSorted((one, other) => one.line - other.line)
  return questionSheets(await placed(all), t, { takesChoices })
}

export async function questionSheets(
  all: readonly PlacedQuestion<ReadQuestion | RefusedGift>[],
  t: Translate,
  { takesChoices }: { readonly takesChoices: boolean },
): Promise<GiftSheets | null> {
  const choices = all.filter(({ question }) => "typed" in question && question.typed)
  const [questions, others] = parted(all, takesChoices)
  const groups = toGroups(await takeQuestion(questions))
  if (groups.length + others.length > importLimits.maxRows) return null
  const parts = gameNames.flatMap((game) => {
    const columns = toColumns(game, t)
    const rows = groups
      .filter(([first]) => first.game === game)
      .map((group) => rowOf(group, columns))
    return rows.length > 0 ? [{ layout: { game, columns, unknown: [] }, rows }] : []
  })
  const source = await sourceWriter(t)
  return {
    parts,
    refused: others.map((each) => ({ ...each.question, source: source(each) })),
    choices: choices.length,
  }
}

function parted(all: readonly PlacedQuestion<ReadQuestion | RefusedGift>[], takesChoices: boolean) {
  const questions: PlacedQuestion[] = []
  const refused: PlacedQuestion<RefusedGift>[] = []
  for (const { question, placement } of all)
    if (!("reason" in question)) questions.push({ question, placement })
    else if (question.typed && takesChoices) questions.push({ question: question.typed, placement })
    else refused.push({ question, placement })
  return [questions, refused] as const
}

/** Writes a refused question with its placement and its other comments, so that it can be mended and imported alone. */
async function sourceWriter(t: Translate) {
  const fields = await fieldsByName(placementColumns)
  const headers = new Map(placementColumns(t).map(({ field, header }) => [field, header]))
  return ({ question, placement }: PlacedQuestion<RefusedGift>): string =>
    [
      ...(question.category ? [`$CATEGORY: ${question.category.replaceAll("/", "//")}`] : []),
      ...Object.entries(placement)
        .filter(([, text]) => text !== "")
        .map(([field, text]) => `// ${headers.get(field) ?? field}: ${escapeGift(text)}`),
      ...question.comments
        .filter((comment) => namedCells([comment], fields).length === 0)
        .map((comment) => `// ${comment}`),
      question.source,
    ].join("\n")
}

function rowOf([first, ...others]: SheetOfGame, columns: Layout["columns"]): SheetRow {
  const { gift } = serverGames[first.game].sheet
  const own = gift.cellsOf([first.question, ...others.map(({ question }) => question)])
  const cells: Cells = { ...first.placement, ...own }
  return {
    number: first.line,
    cells: columns.map((column) => (column && cells[column.field]) ?? ""),
  }
}

interface GameQuestion {
  readonly game: Game
  readonly line: number
  readonly placement: Cells
  readonly question: GiftQuestion
}

/**
 * Gives each question to the game whose comments mark it, or else to the first game that takes questions of its form.
 * A game sees only the comments that name its own columns.
 */
export async function takeQuestion(
  questions: readonly PlacedQuestion[],
  among = serverGames,
): Promise<readonly GameQuestion[]> {
  const games = await Promise.all(
    gameNames.map(async (game) => {
      const { gift } = among[game].sheet
      return { game, gift, fields: await fieldsByName((t) => gift.commentColumns(t)) }
    }),
  )
  return questions.map(({ question: read, placement }) => {
    const claims = games.flatMap(({ game, gift, fields }) => {
      const question = { ...read, named: Object.fromEntries(namedCells(read.comments, fields)) }
      const claimed = { game, line: read.line, placement, question }
      return [{ kind: gift.claims(question), claimed }]
    })
    const taken =
      claims.find(({ kind }) => kind === "marked") ?? claims.find(({ kind }) => kind === "default")
    if (!taken) throw new Error("Statements and short answers have a game each.")
    return taken.claimed
  })
}

type SheetOfGame = readonly [GameQuestion, ...GameQuestion[]]

/** The rows. Between the questions of one there may be those of other games: tests mix statements and short answers. */
export function toGroups(
  questions: readonly GameQuestion[],
  among = serverGames,
): readonly SheetOfGame[] {
  const groups: [GameQuestion, ...GameQuestion[]][] = []
  for (const each of questions) {
    const group = groups.findLast(([first]) => first.game === each.game)
    if (group && belongs(each, group, among[each.game].sheet.gift)) group.push(each)
    else groups.push([each])
  }
  return groups
}

function belongs(each: GameQuestion, group: SheetOfGame, gift: GameGift): boolean {
  const [first] = group
  if (first.game !== each.game || group.length >= gift.perRow) return false
  if (first.question.category !== each.question.category) return false
  if (JSON.stringify(first.placement) !== JSON.stringify(each.placement)) return false
  const row = group.map(({ question }) => question)
  return gift.continues?.(row, each.question) ?? true
}
