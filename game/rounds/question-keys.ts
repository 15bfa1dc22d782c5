import type { Round } from "./rounds"

/**
 * One key a question of a round, the same at every table that draws it. Many questions of five hints
 * begin alike ("Which river is it?"), so their lines belong to the key, in whatever order they came.
 */
export function questionKeys(round: Round): readonly string[] {
  switch (round.game) {
    case "five-hints":
      return [keyOf(round.material.question, round.material.hints)]
    case "offside":
      return [keyOf(round.material.question, round.material.information)]
    case "difficulty":
      return round.material.items.map(({ question }) => keyOf(question, []))
  }
}

const keyOf = (question: string, lines: readonly string[]): string =>
  JSON.stringify([question, ...lines.toSorted()].map((text) => text.normalize("NFC").trim()))
