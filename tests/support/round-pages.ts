import type { Game } from "../../contract/words"
import * as difficulty from "./difficulty-page"
import * as hints from "./five-hints-page"
import * as offside from "./offside-page"
import type { Page, Visitor } from "./visitor"

export interface RoundPage {
  readonly sets: string
  readonly films: string
  readonly intents: readonly string[]
  readonly anyFields: Readonly<Record<string, string>>
  readonly seenOn: (page: Page) => { readonly roundId: string }
  readonly isInPlay: (page: Page) => boolean
  readonly questionsOn: (page: Page) => readonly string[]
  readonly languageOn: (page: Page) => string | undefined
  readonly answer: (visitor: Visitor) => Promise<Page>
  readonly answerWrongly: (visitor: Visitor) => Promise<Page>
  readonly answerAllWrongly: (visitor: Visitor) => Promise<Page>
  readonly worthOn: (result: Page) => number
  readonly pointsSaid: Readonly<Record<string, number>>
}

export const roundPages = { "five-hints": hints, offside, difficulty } as const satisfies Readonly<
  Record<Game, RoundPage>
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
