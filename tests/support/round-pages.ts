import * as difficulty from "./difficulty-page"
import * as hints from "./five-hints-page"
import * as offside from "./offside-page"
import { wrongAnswer } from "./questions"
import type { Page, Visitor } from "./visitor"

/** The pages of every game alike, for what holds in each of them. */
export const roundPages = {
  "five-hints": {
    ...hints,
    questionsOn: (page: Page) => [hints.seenOn(page).question + hints.seenOn(page).hints[0]],
    languageOn: (page: Page) => hints.truthOf(page).language,
    answer: (visitor: Visitor) => hints.giveAnswer(visitor, hints.truthOf(visitor.page).answer),
    answerWrongly: (visitor: Visitor) => hints.giveAnswer(visitor, wrongAnswer),
    answerAllWrongly: (visitor: Visitor) => hints.giveAnswer(visitor, wrongAnswer),
  },
  offside: {
    ...offside,
    questionsOn: (page: Page) => [offside.truthOf(page).question],
    languageOn: (page: Page) => offside.truthOf(page).language,
    answer: (visitor: Visitor) => offside.judgeAll(visitor),
    answerWrongly: (visitor: Visitor) => offside.judgeAll(visitor, [1]),
    answerAllWrongly: (visitor: Visitor) => offside.judgeAll(visitor, offside.places),
  },
  difficulty: {
    ...difficulty,
    questionsOn: (page: Page) => difficulty.truthOf(page).map(({ question }) => question),
    languageOn: (page: Page) => difficulty.truthOf(page)[0]?.language,
    answer: (visitor: Visitor) => difficulty.sendAnswers(visitor, difficulty.answers(visitor.page)),
    answerWrongly: (visitor: Visitor) =>
      difficulty.sendAnswers(visitor, difficulty.answers(visitor.page, { wrong: [1] })),
    answerAllWrongly: (visitor: Visitor) =>
      difficulty.sendAnswers(
        visitor,
        difficulty.answers(visitor.page, { wrong: [1, 2, 3, 4, 5, 6] }),
      ),
  },
} as const

/** Plays on with the button for the next question until no question is drawn; the questions, in order. */
export async function playToTheEnd(
  visitor: Visitor,
  game: keyof typeof roundPages,
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
