import { difficultyServer } from "#app/games/difficulty/play.server"
import { pick } from "../../../support/dice.mjs"
import { answerTo } from "../known"
import { guess } from "./guess"
import type { SettledGame } from "./settled-game"

/** The points of an item, by level. */
const worth = [5, 10, 15, 20, 25]

export const difficulty: SettledGame<"difficulty"> = {
  server: difficultyServer,
  questions: 9,
  write: (name, position) => ({ lines: [], answer: `answer ${name} indeed`, level: position % 5 }),
  judgeCall: "DifficultyGame/Answer",
  calls: ["play", "DifficultyGame/Answer", "play", "Accounts/add", "settleCredit"],
  rightForm: ({ items }) =>
    Object.fromEntries(
      items.map(({ question }, index) => [`answer-${index + 1}`, answerTo(question)]),
    ),
  formOf({ items }, roll) {
    const answers = items.map(({ question }, at) => [`answer-${at + 1}`, guess(question, roll)])
    const one = `item-${1 + roll(items.length)}`
    const intent = pick(roll, ["keep", "answer", "stop", one, one, one])
    return { intent, confirm: "yes", ...Object.fromEntries(answers) }
  },
  worthOf: ({ level }, isRight) => (isRight ? (worth[level] ?? 0) : 0),
  secretsOf: ({ answer, summary, lines, hints }) => [answer, summary, ...lines.slice(hints)],
}
