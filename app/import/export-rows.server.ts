import { counts } from "#contract/limits"
import type { MyQuestions } from "#contract/my-questions"
import { type Game, languages, sections, wireGames } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { columnsOf } from "./columns.server"
import { writeSheet } from "./sheet.server"
import { type Cells, writeGift } from "./write-gift.server"

type Own = MyQuestions["questions"][number]
/** A question with the names of where it belongs. */
type Question = Omit<Own, "status" | "isNew" | "reason">

/** A page has 3 s for all its calls: the newest 500 questions are exported. */
const pagesMax = 25

/** The person's questions of every status, the newest first; `null` where the upstream does not tell them. */
export async function readOwn({ upstream }: AppContext): Promise<readonly Question[] | null> {
  const found: Question[] = []
  let before: string | undefined
  for (let page = 0; page < pagesMax; page += 1) {
    const answer = await upstream.authoring.myQuestions({ before })
    if (answer.status !== 200) return null
    found.push(...answer.body.questions)
    if (answer.body.next === null) return found
    before = answer.body.next
  }
  return found
}

interface Subject {
  readonly grade: string
  readonly subject: string
  readonly game: Game
}

/** How many calls are made at a time: a page has 3 s for all of them. */
const atATime = 8

/**
 * The approved questions of a subject, the newest 100 of each chapter and language; `null` where the upstream does not
 * tell them, or has no such subject.
 */
export async function readSubject(
  { upstream }: AppContext,
  { grade, subject, game }: Subject,
): Promise<readonly Question[] | null> {
  const known = await upstream.catalogue.chapters({ grade, subject })
  if (known.status !== 200) return null
  const chapters = known.body.chapters.map(({ number }) => String(number))
  const wanted = chapters.flatMap((chapter) => languages.map((language) => ({ chapter, language })))
  const found: Question[] = []
  for (let from = 0; from < wanted.length; from += atATime) {
    const replies = await Promise.all(
      wanted.slice(from, from + atATime).map(async (of) => ({
        ...of,
        reply: await upstream.authoring.approvedOfChapter({
          ...of,
          grade,
          subject,
          game: wireGames[game],
        }),
      })),
    )
    for (const { chapter, reply } of replies) {
      if (reply.status !== 200) return null
      const names = { gradeName: grade, subjectName: subject, chapterName: chapter }
      found.push(...reply.body.questions.map((question) => ({ ...question, ...names })))
    }
  }
  return found
}

export const exportFormats = ["csv", "gift"] as const
export type ExportFormat = (typeof exportFormats)[number]

/** A file that an import reads as the same questions: what was sent before is not sent again. */
export function writeQuestions(
  { game, format }: { readonly game: Game; readonly format: ExportFormat },
  questions: readonly Question[],
  t: AppContext["i18n"]["t"],
): string {
  const own = questions.filter((question) => question.game === wireGames[game])
  const sets = game === "difficulty" ? setsOf(own) : own.map((question) => [question])
  const rows = sets.map((items) => rowOf(game, items, t))
  if (format === "gift") return writeGift(game, rows, t)
  const columns = columnsOf(game, t)
  return writeSheet(
    columns.map(({ header }) => header),
    rows.map((cells) => columns.map(({ field }) => cells.get(field) ?? "")),
  )
}

function rowOf(game: Game, items: readonly Question[], t: AppContext["i18n"]["t"]): Cells {
  const [first] = items
  const cells = { ...(first && placeOf(first, t)), ...cellsOf(game, items) }
  return new Map(Object.entries(cells))
}

/** A set of which only a part is left, or was read, would not be taken by an import. */
function setsOf(questions: readonly Question[]): readonly (readonly Question[])[] {
  const sets = new Map<string, Question[]>()
  for (const question of questions) {
    const set = sets.get(question.setId ?? "") ?? []
    set.push(question)
    sets.set(question.setId ?? "", set)
  }
  return [...sets]
    .filter(([id, items]) => id !== "" && items.length === counts.items)
    .map(([, items]) => items.toSorted((one, other) => idOf(one) - idOf(other)))
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
