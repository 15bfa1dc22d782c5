import { counts, importLimits } from "#contract/limits"
import { type Game, gameNames, languages } from "#contract/words"
import { translatorOf } from "#app/i18n/translator.server"
import { columnsOf, type Layout, normalHeader } from "./columns.server"
import { type GiftQuestion, type RefusedGift, readGift } from "./gift.server"
import { unescaped } from "./gift-text.server"
import type { SheetRow } from "./sheet.server"

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
  readonly cells: Readonly<Record<string, string>>
}

type Cells = Readonly<Record<string, string>>

/** A question with the cells that its comments name, and its placement. */
interface Placed {
  readonly question: GiftQuestion
  readonly placement: Cells
  readonly named: Cells
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

async function fieldsByName(): Promise<ReadonlyMap<string, string>> {
  const translators = await Promise.all(languages.map(translatorOf))
  return new Map(
    translators.flatMap(({ t }) =>
      [...columnsOf("five-hints", t), { field: "difficultyLevel", header: t("make.level") }].map(
        ({ field, header }) => [normalHeader(header), field] as const,
      ),
    ),
  )
}

const isOfPlace = (field: string) => /^(?:section|grade|subject|chapter|language)$/.test(field)

function placed(
  questions: readonly GiftQuestion[],
  fields: ReadonlyMap<string, string>,
): readonly Placed[] {
  let placement: Cells = {}
  return questions.map((question) => {
    const comments = question.comments.flatMap((comment) => {
      const colon = comment.indexOf(":")
      const field = colon > 0 ? fields.get(normalHeader(comment.slice(0, colon))) : undefined
      return field ? [[field, unescaped(comment.slice(colon + 1))] as const] : []
    })
    for (const [field, value] of comments)
      if (isOfPlace(field)) placement = moved(placement, field, value)
    return {
      question,
      placement,
      named: Object.fromEntries(comments.filter(([field]) => !isOfPlace(field))),
    }
  })
}

/** Another grade has other subjects, and a section no grade. */
function moved(placement: Cells, field: string, value: string): Cells {
  const { language = "", grade = "", subject = "" } = placement
  if (field === "section") return { language, section: value }
  if (field === "grade") return { language, grade: value }
  if (field === "subject") return { language, grade, subject: value }
  return field === "chapter"
    ? { language, grade, subject, chapter: value }
    : { ...placement, language: value }
}

type Kind = "hints" | "statement" | "item"

const kindOf = ({ question, named }: Placed): Kind => {
  if (typeof question.answer === "boolean") return "statement"
  return Object.keys(named).some((field) => field.startsWith("hints[")) ? "hints" : "item"
}

/** Questions that make one round: as many as a set has, of one kind, placement and category, one after the other. */
function groupsOf(questions: readonly Placed[]): readonly (readonly Placed[])[] {
  const groups: Placed[][] = []
  for (const each of questions) {
    const group = groups.at(-1)
    if (group && belongs(each, group)) group.push(each)
    else groups.push([each])
  }
  return groups
}

function belongs(each: Placed, group: readonly Placed[]): boolean {
  const [first] = group
  if (!first || kindOf(first) !== kindOf(each) || kindOf(each) === "hints") return false
  const most = kindOf(each) === "statement" ? counts.statements : counts.items
  const [one, other] = [first.question, each.question]
  if (group.length >= most || one.category !== other.category) return false
  if (JSON.stringify(first.placement) !== JSON.stringify(each.placement)) return false
  if (kindOf(each) === "item") return true
  // A set that has a name ends where another name begins; Moodle numbers its questions, though.
  const isNamed = group.length > 1 && group.every(({ question }) => question.title === one.title)
  return each.named["question"] === undefined && (!isNamed || one.title === other.title)
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
