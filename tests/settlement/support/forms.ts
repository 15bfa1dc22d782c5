import type { RoundView } from "#game/games"
import { pick, type Roll } from "../../support/dice"
import { known } from "./school"

export type Form = Readonly<Record<string, string>>

/** What a player can send from a page: anything that its buttons allow, right or wrong. */
export function formOf(view: RoundView, roll: Roll): Form {
  const round = view.roundId
  if (view.phase === "answered") return { round, intent: "next" }
  switch (view.game) {
    case "five-hints": {
      const answer = guess(view.question, roll)
      if (roll(3) === 0) return { round, intent: "hint", shown: String(view.hints.length), answer }
      return { round, intent: "answer", shown: String(view.hints.length), answer }
    }
    case "offside": {
      const words = view.statements.map((_, at) => [`statement-${at + 1}`, pick(roll, spoken)])
      if (roll(2) === 0)
        return { round, intent: "judge", ...Object.fromEntries([pick(roll, words)]) }
      return { round, intent: "answer", ...Object.fromEntries(words) }
    }
    case "difficulty": {
      const answers = view.items.map(({ question }, at) => [
        `answer-${at + 1}`,
        guess(question, roll),
      ])
      const one = `item-${1 + roll(view.items.length)}`
      const intent = pick(roll, ["keep", "answer", "stop", one, one, one])
      return { round, intent, confirm: "yes", ...Object.fromEntries(answers) }
    }
  }
}

const spoken = ["true", "false"] as const

function guess(question: string, roll: Roll): string {
  return roll(3) === 0 ? "nobody knows" : (known.get(question)?.answer ?? "")
}
