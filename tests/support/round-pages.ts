import type { Game } from "../../contract/words"
import * as difficulty from "./difficulty-page"
import * as hints from "./five-hints-page"
import * as offside from "./offside-page"
import type { Visitor } from "./visitor"

export const roundPages = { "five-hints": hints, offside, difficulty } as const satisfies Readonly<
  Record<Game, unknown>
>

export async function playToTheEnd(
  visitor: Visitor,
  game: Game,
  isRight: (round: number) => boolean = () => true,
  wrongly: "answerWrongly" | "answerAllWrongly" = "answerWrongly",
): Promise<string[]> {
  const { isInPlay, questionsOn, answer, [wrongly]: answerWrongly } = roundPages[game]
  const asked: string[] = []
  for (let round = 0; isInPlay(visitor.page); round += 1) {
    if (round > 40) throw new Error(`${visitor.page.path} does not end.`)
    asked.push(...questionsOn(visitor.page))
    await (isRight(round) ? answer(visitor) : answerWrongly(visitor))
    await visitor.submit()
  }
  return asked
}
