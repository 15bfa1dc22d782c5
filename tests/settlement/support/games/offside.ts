import { offsideServer } from "#app/games/offside/play.server"
import { pick } from "../../../support/dice.mjs"
import { answerTo } from "../known"
import { linesOf } from "./guess"
import type { SettledGame } from "./settled-game"

/** The points of a round, by the number of wrong judgements. */
const worth = [50, 25, 12, 6, 3, 1, 0]
const spoken = ["true", "false"] as const

export const offside: SettledGame<"offside"> = {
  server: offsideServer,
  questions: 3,
  write: (name) => ({ lines: linesOf(name, 6), answer: "135", level: 0 }),
  judgeCall: "OffsideGame/judgements",
  calls: ["play", "OffsideGame/judgements", "Accounts/add", "settleCredit"],
  rightForm: ({ question, statements }) =>
    Object.fromEntries(
      statements.map((_, index) => [
        `statement-${index + 1}`,
        String(answerTo(question).includes(String(index + 1))),
      ]),
    ),
  formOf({ statements }, roll) {
    const words = statements.map((_, at) => [`statement-${at + 1}`, pick(roll, spoken)])
    if (roll(2) === 0) return { intent: "judge", ...Object.fromEntries([pick(roll, words)]) }
    return { intent: "answer", ...Object.fromEntries(words) }
  },
  worthOf: ({ said }) => worth[wrongIn(said)] ?? 0,
  secretsOf: ({ summary }) => [summary, "isTrue"],
}

/** The number of wrong judgements: the first, third and fifth statement of every question are true. */
export const wrongIn = (said: readonly (boolean | null)[]) =>
  said.filter((word, at) => word !== (at % 2 === 0)).length
