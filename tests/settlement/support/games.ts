import type { Game } from "#contract/words"
import type { ViewOf } from "#game/games"
import { difficultyServer } from "#app/games/difficulty/play.server"
import { fiveHintsServer } from "#app/games/five-hints/play.server"
import { offsideServer } from "#app/games/offside/play.server"
import type { PlayServer } from "#app/play/play.server"
import { pick, type Roll } from "../../support/dice.mjs"

export type Form = Readonly<Record<string, string>>

export interface Known {
  readonly question: string
  /** The right answer; for offside the positions of the true statements. */
  readonly answer: string
  readonly lines: readonly string[]
  readonly summary: string
  readonly level: number
}

export const known = new Map<string, Known>()

const answerTo = (question: string) => known.get(question)?.answer ?? ""

type Item = Pick<Known, "question">
interface Asked extends Known {
  readonly hints: number
  readonly said: readonly (boolean | null)[]
}

interface SettledGame<G extends Game> {
  readonly server: PlayServer<G>
  readonly questions: number
  write(name: string, position: number): Pick<Known, "lines" | "answer" | "level">
  readonly judgeCall: string
  readonly calls: readonly string[]
  rightForm(view: ViewOf<G>): Form
  formOf(view: ViewOf<G>, roll: Roll): Form
  worthOf(asked: Asked, isRight: boolean): number
  secretsOf(asked: Asked): readonly string[]
}

const guess = (question: string, roll: Roll) =>
  roll(3) === 0 ? "nobody knows" : answerTo(question)

const linesOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `line ${name}.${at + 1}`)

const toFields = <T>(name: string, all: readonly T[], toText: (one: T, place: number) => string) =>
  Object.fromEntries(all.map((one, at) => [`${name}-${at + 1}`, toText(one, at + 1)]))

const hintsPoints = [50, 40, 30, 20, 10]

const fiveHints: SettledGame<"five-hints"> = {
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
  worthOf: ({ hints }, isRight) => (isRight ? (hintsPoints[hints - 1] ?? 0) : 0),
  secretsOf: ({ answer, summary, lines, hints }) => [answer, summary, ...lines.slice(hints)],
}

const judgedPoints = [50, 25, 12, 6, 3, 1, 0]
const spoken = ["true", "false"] as const

const offside: SettledGame<"offside"> = {
  server: offsideServer,
  questions: 3,
  write: (name) => ({ lines: linesOf(name, 6), answer: "135", level: 0 }),
  judgeCall: "OffsideGame/judgements",
  calls: ["play", "OffsideGame/judgements", "Accounts/add", "settleCredit"],
  rightForm({ question, statements }) {
    const said = (_: unknown, place: number) => `${answerTo(question).includes(`${place}`)}`
    return toFields("statement", statements, said)
  },
  formOf({ statements }, roll) {
    const words = toFields<unknown>("statement", statements, () => pick(roll, spoken))
    if (roll(2) === 0)
      return { intent: "judge", ...Object.fromEntries([pick(roll, Object.entries(words))]) }
    return { intent: "answer", ...words }
  },
  worthOf: ({ said }) => judgedPoints[wrongIn(said)] ?? 0,
  secretsOf: ({ summary }) => [summary, "isTrue"],
}

/** The number of wrong judgements: the first, third and fifth statement of every question are true. */
export const wrongIn = (said: readonly (boolean | null)[]) =>
  said.filter((word, at) => word !== (at % 2 === 0)).length

const itemPoints = [5, 10, 15, 20, 25]

const difficulty: SettledGame<"difficulty"> = {
  server: difficultyServer,
  questions: 9,
  write: (name, position) => ({ lines: [], answer: `answer ${name} indeed`, level: position % 5 }),
  judgeCall: "DifficultyGame/Answer",
  calls: ["play", "DifficultyGame/Answer", "play", "Accounts/add", "settleCredit"],
  rightForm: ({ items }) => toFields<Item>("answer", items, ({ question }) => answerTo(question)),
  formOf({ items }, roll) {
    const answers = toFields<Item>("answer", items, ({ question }) => guess(question, roll))
    const one = `item-${1 + roll(items.length)}`
    const intent = pick(roll, ["keep", "answer", "stop", one, one, one])
    return { intent, confirm: "yes", ...answers }
  },
  worthOf: ({ level }, isRight) => (isRight ? (itemPoints[level] ?? 0) : 0),
  secretsOf: ({ answer, summary, lines, hints }) => [answer, summary, ...lines.slice(hints)],
}

export const settledGames: { readonly [G in Game]: SettledGame<G> } = {
  "five-hints": fiveHints,
  offside,
  difficulty,
}
