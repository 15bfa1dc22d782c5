import { expect, it } from "vitest"
import { languages, wireGames } from "#contract/words"
import type { StoredQuestion } from "#app/games/game-sheet.server"
import { separatorFor } from "#app/forms/csv.server"
import { serverGames } from "#app/games/games.server"
import { createTranslator } from "#app/i18n/translator.server"
import { createCellReader } from "#app/import/check/check-rows.server"
import { readGivenFile } from "#app/import/given/read-given.server"
import { exportFormats, writeQuestions } from "./exported-questions.server"

const stored = (at: number, more: Partial<StoredQuestion>): StoredQuestion => ({
  questionID: String(at),
  question: `What is the past of go, ${at}?`,
  answer: "went",
  wrongAnswers: ["Went"],
  exact: true,
  summary: "It is irregular.",
  game: wireGames["five-hints"],
  hints: [1, 2, 3, 4, 5].map((number) => `A thing to know, ${number}`),
  gradeName: "7",
  subjectName: "English",
  chapterName: "1",
  language: "en",
  templates: [],
  ...more,
})

const ofGame = {
  "five-hints": [stored(1, {})],
  difficulty: [1, 2, 3, 4, 5, 6].map((at) =>
    stored(at, {
      game: wireGames.difficulty,
      hints: [],
      setId: "a",
      difficultyLevel: at - 1 > 4 ? 4 : at - 1,
      ...(at === 2 && { exact: undefined, wrongAnswers: [] }),
    }),
  ),
} as const

async function* onePage(questions: readonly StoredQuestion[]) {
  yield questions
}

const files = languages.flatMap((language) =>
  exportFormats.flatMap((format) =>
    (["five-hints", "difficulty"] as const).map((game) => ({ language, format, game })),
  ),
)

it.each(files)(
  "reads from its own $format in $language that an answer of $game counts exactly",
  async ({ language, format, game }) => {
    const { t } = await createTranslator(language)
    const separator = separatorFor(language)
    const file = { game, format, separator }
    let text = ""
    for await (const part of writeQuestions(file, onePage(ofGame[game]), t)) text += part
    if (format === "csv") expect(text.split(separator).length).toBeGreaterThan(10)
    const form = new FormData()
    form.set("text", text)
    if (format === "gift") form.set("format", "gift")
    const given = await readGivenFile(form, t)
    if ("error" in given) throw new Error(given.error.key)
    const [part] = given.parts
    const [row] = part?.rows ?? []
    if (!part || !row) throw new Error("no row")
    const fields = (await createCellReader()).fieldsOf(part.layout, row.cells)
    const { body, errors } = serverGames[game].check(fields)
    expect(errors).toEqual({})
    const written = body && "questions" in body ? body.questions : [body]
    expect(written.map((each) => Object(each).exact)).toEqual(
      ofGame[game].map(({ exact }) => exact),
    )
  },
)
