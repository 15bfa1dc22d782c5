import { fiveHintsServer } from "#app/games/five-hints/play.server"
import { answerTo } from "../known"
import { guess, linesOf } from "./guess"
import type { SettledGame } from "./settled-game"

const worth = [50, 40, 30, 20, 10]

export const fiveHints: SettledGame<"five-hints"> = {
  server: fiveHintsServer,
  questions: 3,
  write: (name) => ({ lines: linesOf(name, 5), answer: `answer ${name} indeed`, level: 0 }),
  judgeCall: "HintGame/ans",
  calls: ["play", "HintGame/ans", "play", "Accounts/add", "settleCredit"],
  rightForm: ({ question }) => ({ shown: "1", answer: answerTo(question) }),
  formOf({ question, hints }, roll) {
    const answer = guess(question, roll)
    const intent = roll(3) === 0 ? "hint" : "answer"
    return { intent, shown: String(hints.length), answer }
  },
  worthOf: ({ hints }, isRight) => (isRight ? (worth[hints - 1] ?? 0) : 0),
  secretsOf: ({ answer, summary, lines, hints }) => [answer, summary, ...lines.slice(hints)],
}
