import { importLimits } from "#contract/limits"
import { type Game, gameNames } from "#contract/words"
import type { translatorOf } from "#app/i18n/translator.server"
import { columnsOf, type Layout } from "./columns.server"
import { type RefusedGift, readGift } from "./gift.server"
import type { SheetRow } from "./sheet.server"
import { type Cells, type Placed, fieldsByName, placed } from "./gift-comments.server"
import { groupsOf, kindOf } from "./gift-groups.server"

type T = Awaited<ReturnType<typeof translatorOf>>["t"]

/** Rows of one game, as a sheet of its template would have them. */
export interface Part {
  readonly layout: Layout
  readonly rows: readonly SheetRow[]
}

/** The cells of a row by their fields, and where the row begins. */
interface Draft {
  readonly game: Game
  readonly line: number
  readonly cells: Cells
}

/** The level of each item of a set where no comment says it: as the form of a set begins. */
const usualLevels = ["1", "2", "3", "3", "4", "5"]

/**
 * GIFT as rows of our sheets. A comment `// Name of a column: text` fills the cell of that column: grade, chapter and the
 * like for all questions that follow, others for the next one. True and false statements become sets of offside, a short
 * answer with hints becomes five hints, and six without become a set of difficulty.
 */
export async function giftSheets(
  text: string,
  t: T,
): Promise<{ readonly parts: readonly Part[]; readonly refused: readonly RefusedGift[] } | null> {
  const { questions, refused } = readGift(text)
  const drafts = groupsOf(placed(questions, await fieldsByName())).map(draftOf)
  if (drafts.length > importLimits.maxRows) return null
  const parts = gameNames.flatMap((game) => {
    const columns = columnsOf(game, t)
    const rows = drafts
      .filter((draft) => draft.game === game)
      .map(({ line, cells }) => ({
        number: line,
        cells: columns.map(({ field }) => cells[field] ?? ""),
      }))
    return rows.length > 0 ? [{ layout: { game, columns, unknown: [] }, rows }] : []
  })
  return { parts, refused }
}

function draftOf(group: readonly Placed[]): Draft {
  const [first] = group
  if (!first) throw new Error("A group has a question.")
  const { line } = first.question
  if (kindOf(first) === "statement")
    return { game: "offside", line, cells: { ...first.placement, ...statements(group, first) } }
  if (kindOf(first) === "hints")
    return { game: "five-hints", line, cells: { ...first.placement, ...textsOf(first) } }
  const items = group.flatMap((each, index) =>
    Object.entries({ difficultyLevel: usualLevels[index] ?? "", ...textsOf(each) }).map(
      ([field, cell]) => [`questions[${index}].${field}`, cell] as const,
    ),
  )
  return { game: "difficulty", line, cells: { ...first.placement, ...Object.fromEntries(items) } }
}

const textsOf = ({ question: { question, answer, feedback }, named }: Placed): Cells => ({
  question,
  answer: typeof answer === "boolean" ? "" : answer.join("|"),
  summary: feedback,
  ...named,
})

function statements(group: readonly Placed[], first: Placed): Cells {
  const { title, category } = first.question
  const isNamed = group.every(({ question }) => question.title === title)
  const correct = group.flatMap(({ question }, index) => (question.answer ? [index + 1] : []))
  const said = [...new Set(group.map(({ question }) => question.feedback))].filter(Boolean)
  return {
    question: isNamed && title ? title : category,
    correct: correct.join(", "),
    summary: said.join(" "),
    ...Object.fromEntries(group.map(({ question }, at) => [`hints[${at}]`, question.question])),
    ...first.named,
  }
}
