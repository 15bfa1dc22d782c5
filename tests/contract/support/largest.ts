import { counts, lengths } from "#contract/limits"

/** A text of the greatest length with three bytes for each character, the most in UTF-8. Each number gives another. */
function longest(max: number, number: number, sign = "漢"): string {
  const begin = `${number} `
  return begin + sign.repeat(max - begin.length)
}

let made = 0
function next(): number {
  made += 1
  return made
}

const texts = () => ({
  question: longest(lengths.question.max, next()),
  summary: longest(lengths.summary.max, next(), "€"),
})

const typed = () => ({
  answer: longest(lengths.answer.max, next()),
  wrongAnswers: Array.from({ length: counts.wrongAnswers }, () =>
    longest(lengths.answer.max, next()),
  ),
})

const lines = (count: number) =>
  Array.from({ length: count }, () => longest(lengths.line.max, next()))

/** The largest question or set of each game, as its author sends it without a placement. */
export const largest = {
  "five hints": () => ({ game: "five hints", ...texts(), ...typed(), hints: lines(counts.hints) }),
  offside: () => ({
    game: "offside",
    ...texts(),
    hints: lines(counts.statements),
    answer: "123456",
  }),
  DifficultyLevel: () => ({
    game: "DifficultyLevel",
    questions: Array.from({ length: counts.items }, () => ({
      ...texts(),
      ...typed(),
      difficultyLevel: 3,
    })),
  }),
} as const
