import { expect, test } from "vitest"
import { gameNames, languages } from "#contract/words"
import { serverGames } from "#app/games/games.server"
import { type Column, type Translate, column } from "#app/games/sheet-cells.server"
import { createTranslator } from "#app/i18n/translator.server"
import { rateFit, toColumns, withoutRepeatedHeaders } from "./columns.server"

/** The games; the columns of the last one are only question, answer and summary. */
const withShort = {
  ...serverGames,
  difficulty: {
    sheet: {
      columns: (t: Translate): readonly Column[] => [
        column("question", t("make.question")),
        column("answer", t("make.answer")),
        column("summary", t("make.summary")),
      ],
    },
  },
}

const gameOf = async (header: readonly string[], sheets?: Parameters<typeof rateFit>[1]) =>
  (await rateFit(header, sheets))?.layout.game ?? null

test.each(languages.flatMap((language) => gameNames.map((game) => [game, language] as const)))(
  "%s is recognised by its columns in %s",
  async (game, language) => {
    const { t } = await createTranslator(language)
    expect(await gameOf(toColumns(game, t).map(({ header }) => header))).toBe(game)
  },
)

test.each([
  ["no column of a game", ["Grade", "Chapter", "Language", "x"]],
  ["columns of several games", ["Grade", "Question", "Explanation"]],
  ["two columns of one game", ["Question", "Statement 1"]],
])("a header with %s identifies no game", async (_, header) => {
  expect(await gameOf(header)).toBeNull()
})

test.each([
  ["three columns", ["Question", "True statements", "Explanation"], "offside"],
  ["hints alone", ["Hint 1", "HINT 2", "التلميح ٣"], "five-hints"],
  ["a level among three", ["Question 1", "Answer 1", "Level 1"], "difficulty"],
])("a header with %s identifies its game", async (_, header, game) => {
  expect(await gameOf(header)).toBe(game)
})

test.each([
  ["all that it has", ["Question", "Answer", "Explanation"], "difficulty"],
  ["all that it has and a placement", ["Grade", "Question", "Answer", "Explanation"], "difficulty"],
  ["more of another game", ["Question", "Answer", "Explanation", "Hint 1"], "five-hints"],
  ["less than all", ["Question", "Answer"], null],
])("a game with only columns of other games is recognised by %s", async (_, header, game) => {
  expect(await gameOf(header, withShort)).toBe(game)
})

test("lists the unknown columns, except the column for errors", async () => {
  const { t } = await createTranslator("ar")
  const header = ["Question", "Statement 1", "Statement 2", "x", " ", "Question", t("import.why")]
  expect((await rateFit(header))?.layout).toMatchObject({
    game: "offside",
    unknown: ["x", "Question"],
  })
})

test("a second row of numbered headers is no question", async () => {
  const header = ["Question", "Hint", "Hint", "Hint", "Hint", "Hint", "Answer"]
  const layout = (await rateFit(header))?.layout
  const rows = [header, ["Who?", "a", "b", "c", "d", "e", "I"]].map((cells, at) => ({
    number: at + 2,
    cells,
  }))
  expect(layout && (await withoutRepeatedHeaders(layout, rows))).toEqual([rows[1]])
})
