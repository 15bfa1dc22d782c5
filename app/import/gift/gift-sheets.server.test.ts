import { expect, test } from "vitest"
import { serverGames } from "#app/games/games.server"
import { placed } from "./gift-comments.server"
import { claim, groupsOf } from "./gift-sheets.server"
import { readGift } from "./gift.server"

/** The games; the last one takes single true-or-false statements that a comment marks. */
const withMarked: typeof serverGames = {
  ...serverGames,
  difficulty: {
    ...serverGames.difficulty,
    sheet: {
      ...serverGames.difficulty.sheet,
      gift: {
        ...serverGames.difficulty.sheet.gift,
        commentColumns: () => [{ field: "answer", header: "True or false" }],
        claims: ({ answer, named }) =>
          typeof answer === "boolean" && "answer" in named ? "marked" : null,
        perRow: 1,
      },
    },
  },
}

const gamesOf = async (text: string, among = serverGames) => {
  const claimed = await claim(await placed(readGift(text).questions), among)
  return groupsOf(claimed, among).map((group) => [group[0].game, group.length])
}

test("assigns statements and short answers to the games of their form", async () => {
  const text = "A {T}\n\nB {F}\n\nC {=x}\n\n// Hint 1: y\nD {=x}\n\n// Hint 1: y\nE {=x}"
  expect(await gamesOf(text)).toEqual([
    ["offside", 2],
    ["difficulty", 1],
    ["five-hints", 1],
    ["five-hints", 1],
  ])
})

test("assigns a statement to the game whose column its comment names", async () => {
  const marked = "// True or false: x\nB {F}"
  expect(await gamesOf(`A {T}\n\n${marked}\n\n${marked}`, withMarked)).toEqual([
    ["offside", 1],
    ["difficulty", 1],
    ["difficulty", 1],
  ])
})

test("passes on only the comments that name columns of the question's own game", async () => {
  const read = readGift("// Hint 1: x\n// Question: Moons\nA {T}").questions
  const [claimed] = await claim(await placed(read))
  expect(claimed).toMatchObject({ game: "offside", question: { named: { question: "Moons" } } })
  expect(claimed?.question.named).not.toHaveProperty("hints[0]")
})
