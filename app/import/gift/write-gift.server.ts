import { splitAlternatives } from "#contract/formulas"
import type { Game } from "#contract/words"
import type { GiftText } from "#app/games/game-gift.server"
import { serverGames } from "#app/games/games.server"
import { type Cells, type Translate, filledCells } from "#app/games/sheet-cells.server"
import { placementColumns } from "#app/import/sheet/columns.server"
import { escapeGift } from "./gift-text.server"
import { toPlainText } from "./markup.server"

/**
 * Writes rows of one game as GIFT, which an import reads as the same rows. What the format cannot express is in
 * comments with the names of our columns, which other software skips.
 */
export const writeGift = (
  game: Game,
  rows: readonly ReadonlyMap<string, string>[],
  t: Translate,
): string => {
  const columns = [...placementColumns(t), ...serverGames[game].sheet.gift.commentColumns(t)]
  const names = new Map(columns.map(({ field, header }) => [field, header]))
  return rows
    .map((row) => {
      const questions = toQuestions(game, (field) => row.get(field) ?? "", { names, t })
      return `${questions.join("\n\n")}\n\n`
    })
    .join("")
}

interface Words {
  readonly names: ReadonlyMap<string, string>
  readonly t: Translate
}

function toQuestions(
  game: Game,
  cell: (field: string) => string,
  { names, t }: Words,
): readonly string[] {
  const { gift } = serverGames[game].sheet
  const toComments = (cells: Cells) =>
    Object.entries(cells).map(
      ([field, text]) => `// ${names.get(field) ?? field}: ${escapeGift(text)}`,
    )
  const placement = {
    ...filledCells(cell, ["section", "grade", "subject", "chapter"]),
    language: cell("language"),
  }
  return gift
    .write(cell, t)
    .map((question, index) =>
      [
        ...(index === 0 ? toComments(placement) : []),
        ...toComments({ ...question.comments, ...inexactAnswer(question) }),
        toText(question),
      ].join("\n"),
    )
}

function toText({ title, question, answer, feedback }: GiftText): string {
  const name = title === undefined ? "" : `::${escapeGift(title)}::`
  const right = typeof answer === "boolean" ? String(answer).toUpperCase() : rightAnswers(answer)
  return `${name}${asPlainGift(question)}{${right}${feedback ? `####${asPlainGift(feedback)}` : ""}}`
}

/** A star at the end of an answer stands for any text in Moodle, unless it is escaped. */
const withStars = (answer: string) => answer.replace(/^\*(?=.)|(?<=.)\*$/gs, "\\*")

/** An answer that begins with % gets an explicit weight, because % would be read as the start of a weight. */
const rightAnswers = (answer: string): string =>
  splitAlternatives(answer)
    .map((each) => `=${each.startsWith("%") ? "%100%" : ""}${asPlainGift(withStars(each))}`)
    .join("")

/** An answer that would be read with other spaces or without its empty parts is repeated in a comment. */
function inexactAnswer({ answer }: GiftText): Cells {
  if (typeof answer === "boolean") return {}
  const parts = splitAlternatives(answer)
  return parts.join("|") === answer && !parts.includes("") ? {} : { answer }
}

/** Marks a text as plain that begins like a comment, a category or a format, or that would be read as HTML. */
export function asPlainGift(text: string): string {
  const written = escapeGift(text)
  const isSame = toPlainText(written, "moodle") === text.trim()
  return isSame && !/^\s*(?:\/\/|\[|\$)/.test(text) ? written : `[plain]${written}`
}
