import type { Game } from "../../contract/words"
import * as difficulty from "./difficulty-page"
import * as hints from "./five-hints-page"
import * as offside from "./offside-page"
import type { Page, Visitor } from "./visitor"

/** What tests need of the page of a round, for each game. */
export interface RoundPage {
  /** The addresses of a round in a chapter, and in the films section. */
  readonly sets: string
  readonly films: string
  /** The buttons of its forms, and all their fields with any value. */
  readonly intents: readonly string[]
  readonly anyFields: Readonly<Record<string, string>>
  readonly seenOn: (page: Page) => { readonly roundId: string }
  readonly isInPlay: (page: Page) => boolean
  /** The questions of a round in play, each as a unique text. */
  readonly questionsOn: (page: Page) => readonly string[]
  readonly languageOn: (page: Page) => string | undefined
  /** Answers a round in play: all right, with a mistake, or nothing right. */
  readonly answer: (visitor: Visitor) => Promise<Page>
  readonly answerWrongly: (visitor: Visitor) => Promise<Page>
  readonly answerAllWrongly: (visitor: Visitor) => Promise<Page>
  /** The expected points of a round that was answered right, on the page of its result. */
  readonly worthOn: (result: Page) => number
  /** The points that the explanation of the game should name. */
  readonly pointsSaid: Readonly<Record<string, number>>
}

export const roundPages = { "five-hints": hints, offside, difficulty } as const satisfies Readonly<
  Record<Game, RoundPage>
>

/** Answers and presses the button for the next question until no question is drawn; returns the questions in order. */
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
