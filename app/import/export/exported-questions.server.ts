import { type Game, languages, wireGames, sections } from "#contract/words"
import { approvedMax, ownQuestions } from "#contract/limits"
import type { StoredQuestion, StoredRow } from "#app/games/game-sheet.server"
import type { CsvSeparator } from "#app/forms/csv.server"
import { serverGames } from "#app/games/games.server"
import type { AppContext } from "#app/server/context.server"
import { CallMissing } from "#app/upstream/errors.server"
import type { Cells, Translate } from "#app/games/sheet-cells.server"
import { toColumns } from "#app/import/sheet/columns.server"
import { writeRows, writeSheet } from "#app/import/sheet/sheet.server"
import { writeGift } from "#app/import/gift/write-gift.server"

/**
 * The most pages that are read of one list: one request may make 32 calls. A page has up to 500 questions, and 20 if an
 * upstream has no larger ones.
 */
const pagesMax = 30

const noneTold = () => new Response(null, { status: 404 })

export async function* readOwn(
  context: AppContext,
  game: Game,
): AsyncGenerator<readonly StoredQuestion[]> {
  let before: string | undefined
  let size: string | undefined = String(ownQuestions.fileMax)
  for (let page = 0; page < pagesMax; page += 1) {
    const ask = () =>
      context.newUpstream().authoring.myQuestions({ before, game: wireGames[game], size })
    let answer = await ask()
    if (answer.status === 400 && size) {
      size = undefined
      answer = await ask()
    }
    if (answer.status !== 200) throw noneTold()
    yield answer.body.questions
    if (answer.body.next === null) return
    before = answer.body.next
  }
  throw new Error("A person has more questions than are exported.")
}

interface Subject {
  readonly grade: string
  readonly subject: string
  readonly game: Game
}

/**
 * The approved questions of a subject by chapter and language, the oldest first, page by page. Throws a 404 if the
 * upstream does not list them or has no such subject.
 */
export async function* readSubject(
  context: AppContext,
  subject: Subject,
): AsyncGenerator<readonly StoredQuestion[]> {
  try {
    yield* readPages(context, subject)
  } catch (error) {
    if (!(error instanceof CallMissing)) throw error
    yield* readChapters(context, subject)
  }
}

async function* readPages(context: AppContext, { grade, subject, game }: Subject) {
  let after: string | undefined
  for (let page = 0; page < pagesMax; page += 1) {
    const query = { grade, subject, game: wireGames[game], after }
    const reply = await context.newUpstream().authoring.approvedOfSubject(query)
    if (reply.status !== 200) throw noneTold()
    yield reply.body.questions.map(({ chapter, ...question }) => {
      return { ...question, gradeName: grade, subjectName: subject, chapterName: chapter }
    })
    if (reply.body.next === null) return
    after = reply.body.next
  }
  throw new Error("A subject has more questions than are exported.")
}

/** By the call that lists a chapter, for an upstream without the one for a subject. */
async function* readChapters(context: AppContext, { grade, subject, game }: Subject) {
  const known = await context.upstream.catalogue.chapters({ grade, subject })
  if (known.status !== 200) throw noneTold()
  const step = approvedMax / (serverGames[game].sheet.set?.levels ?? 1)
  for (const { number } of known.body.chapters)
    for (const language of languages)
      for (let page = 0, isCut = true; isCut; page += 1) {
        if (page >= pagesMax) throw new Error("A chapter has more questions than are exported.")
        const chapter = String(number)
        const wanted = { grade, subject, chapter, language, from: String(page * step) }
        const call = { ...wanted, game: wireGames[game] }
        const reply = await context.newUpstream().authoring.approvedOfChapter(call)
        if (reply.status !== 200) throw noneTold()
        const names = { gradeName: grade, subjectName: subject, chapterName: chapter }
        yield reply.body.questions.map((question) => ({ ...question, ...names }))
        ;({ isCut } = reply.body)
      }
}

export const exportFormats = ["csv", "gift"] as const
type ExportFormat = (typeof exportFormats)[number]

interface File {
  readonly game: Game
  readonly format: ExportFormat
  readonly separator: CsvSeparator
}

/**
 * Writes a file in parts. An import reads it as the same questions, so that the API stores none of them twice. A set
 * is written once all its questions have been read.
 */
export async function* writeQuestions(
  { game, format, separator }: File,
  pages: AsyncIterable<readonly StoredQuestion[]>,
  t: Translate,
): AsyncGenerator<string> {
  const columns = toColumns(game, t)
  const header = columns.map(({ header }) => header)
  const { set } = serverGames[game].sheet
  const sets = new Map<string, readonly StoredQuestion[]>()
  if (format === "csv") yield writeSheet(header, [], separator)
  for await (const page of pages) {
    const own = page.filter((question) => question.game === wireGames[game])
    const whole = set ? takeWhole(sets, own, set.items) : own.map((question) => [question] as const)
    const rows = whole.map((questions) => toRow(game, questions, t))
    yield format === "gift"
      ? writeGift(game, rows, t)
      : writeRows(
          rows.map((cells) => columns.map(({ field }) => cells.get(field) ?? "")),
          separator,
        )
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
