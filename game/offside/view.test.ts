import { expect, it } from "vitest"
import { mammals } from "../../tests/support/games/offside"
import { sets } from "../../tests/support/rounds"
import { begin, judgeStatements } from "./round"
import { viewOffside } from "./view"

const positions = [1, 2, 3, 4, 5, 6]

/** Each of the 3⁶ − 2⁶ combinations of judgements that leave at least one statement unjudged. */
const inPlay = positions
  .reduce<(boolean | null)[][]>(
    (ways) => ways.flatMap((way) => [true, false, null].map((said) => [...way, said])),
    [[]],
  )
  .filter((said) => said.includes(null))

it("says nothing about an unjudged statement: the view would be the same if it were the opposite", () => {
  expect(inPlay).toHaveLength(665)
  for (const said of inPlay) {
    const judged = positions.filter((position) => said[position - 1] !== null)
    const truth = mammals.correctAnswer
    const opposite = positions.filter(
      (position) => truth.includes(position) === judged.includes(position),
    )
    expect(viewOf(said, opposite)).toBe(viewOf(said, truth))
  }
})

it("does not show the summary before the end", () => {
  expect(inPlay.filter((said) => viewOf(said, [1]).includes(mammals.summary))).toEqual([])
})

function viewOf(said: readonly (boolean | null)[], correctAnswer: readonly number[]): string {
  const judgements = said.flatMap((word, index) =>
    word === null ? [] : [{ position: index + 1, said: word }],
  )
  const round = begin("round-1", sets.source, { ...mammals, correctAnswer }, 0)
  return JSON.stringify(viewOffside(judgeStatements(round, judgements)))
}
