import * as fc from "fast-check"
import { expect, it } from "vitest"
import { settleItems, submitItems } from "../tests/support/games/difficulty"
import { hint, settleAnswer, submitAnswer } from "../tests/support/games/five-hints"
import { judge } from "../tests/support/games/offside"
import { playerInMemory, playUnclaimed, start, viewIn } from "../tests/support/rounds"
import { gameNames, type Game } from "#contract/words"
import { hintsWorth } from "./five-hints/worth.mjs"
import type { MaterialOf, RoundView } from "./games"
import { offsideWorth } from "./offside/worth.mjs"
import type { RoundKey } from "./rounds/round-key"

it("credits no more for many round keys of one pool than one honest key could win", () => {
  const credits: number[] = []
  const presses = fc.array(press, { minLength: 20, maxLength: 90, size: "max" })
  const property = fc.property(presses, (list) => {
    const { credited, honest } = playKeys(list)
    credits.push(credited)
    expect(credited).toBeLessThanOrEqual(honest)
  })
  fc.assert(property, { numRuns: 300, seed: 90_497 })
  expect(credits.filter((credit) => credit > 0).length).toBeGreaterThan(100)
}, 60_000)

/** One action of a player on one of several keys with the same questions. */
const press = fc.record({
  verb: fc.constantFrom("visit", "hint", "judge", "answer", "finish", "claim"),
  game: fc.constantFrom(...gameNames),
  key: fc.nat(4),
  /** The index of the statement, from 0. */
  at: fc.nat(5),
  isRight: fc.boolean(),
})
type Press = typeof press extends fc.Arbitrary<infer Value> ? Value : never

type Player = ReturnType<typeof playerInMemory>

const keyAt = <G extends Game>(game: G, spelling: number): RoundKey<G> => ({
  game,
  source: { category: "education", subject: `spelling ${spelling}`, chapter: "1" },
})

/**
 * Plays under five keys that share their questions, with an upstream that serves its questions in turn and accepts
 * every claim. `honest` is what the same answers win if everything that was seen of a question counts, under
 * whichever key it was seen.
 */
function playKeys(presses: readonly Press[]) {
  const player = playerInMemory()
  const dealt = new Map<Game, number>()
  const look = newSeen()
  let [credited, honest] = [0, 0]
  for (const press of presses) {
    player.pass(1)
    const view = player.rounds.getRound(keyAt(press.game, press.key))
    if (press.verb === "visit") honest += look(view ?? visit(player, press.game, press.key, dealt))
    else if (press.verb === "claim") {
      const claim = player.rounds.claimCredit()
      if (!claim) continue
      credited += claim.points ?? 0
      player.rounds.settleCredit(claim.roundId, credited)
    } else if (view?.phase === "playing") {
      honest += look(view)
      const after = underManyKeys[view.game].press(player, press, view)
      if (after) honest += look(after)
    } else if (view && press.verb === "finish") player.rounds.finish(view.roundId)
  }
  return { credited, honest }
}

function visit<G extends Game>(
  { rounds }: Player,
  game: G,
  key: number,
  dealt: Map<Game, number>,
): RoundView {
  const { poolSize, serve } = underManyKeys[game]
  const next = () => {
    const number = (dealt.get(game) ?? 0) + 1
    dealt.set(game, number)
    return number % poolSize
  }
  return viewIn(rounds.carryOut(...start(keyAt(game, key), serve(next))))
}

/** The model of what a player has seen; returns the points that a view wins after all of it. */
function newSeen() {
  const books = gameNames.map((game) => underManyKeys[game].newBook())
  const closed = new Set<string>()
  return (view: RoundView): number => {
    if (closed.has(view.roundId)) return 0
    if (view.phase === "answered") closed.add(view.roundId)
    return books.reduce((sum, book) => sum + book(view), 0)
  }
}

interface UnderManyKeys<G extends Game> {
  /** The number of questions: few, so that rounds of different keys share them. */
  readonly poolSize: number
  /** A question made from the next numbers of the pool. Statements and items are answered with "yes". */
  serve(next: () => number): MaterialOf<G>
  /** Applies the verb to a round in play and returns the round after it, `null` if the verb does nothing. */
  press(player: Player, press: Press, view: RoundView): RoundView | null
  /** What a player has seen of each question since it was closed, under any key: the points that a view then wins. */
  newBook(): (view: RoundView) => number
}

const places = [1, 2, 3, 4, 5, 6]

const underManyKeys: { readonly [G in Game]: UnderManyKeys<G> } = {
  "five-hints": {
    poolSize: 2,
    serve(next) {
      const question = `five-hints ${next()}`
      const hints = Array.from({ length: 5 }, (_, at) => `${question} line ${at}`)
      return { question, summary: "", correctAnswer: "yes", hints }
    },
    press({ rounds }, { verb, isRight }, view) {
      if (view.game !== "five-hints") return null
      if (verb === "hint") {
        rounds.carryOut(...hint(view.roundId, view.hints.length, ""))
        return rounds.getRound(view)
      }
      if (verb !== "answer") return null
      rounds.carryOut(...submitAnswer(view.roundId, "yes"))
      return playUnclaimed(rounds, settleAnswer(view.roundId, isRight))
    },
    newBook() {
      const seen = new Map<string, number>()
      return (view) => {
        if (view.game !== "five-hints") return 0
        const hints = Math.max(view.hints.length, seen.get(view.question) ?? 0)
        seen.set(view.question, hints)
        if (view.phase === "playing") return 0
        seen.delete(view.question)
        return view.correct ? hintsWorth(hints) : 0
      }
    },
  },
  offside: {
    poolSize: 2,
    serve(next) {
      const question = `offside ${next()}`
      const information = places.map((place) => `${question} line ${place - 1}`)
      return { question, summary: "", information, correctAnswer: [...places] }
    },
    press({ rounds }, { verb, at, isRight }, { game, roundId }) {
      if (game !== "offside" || (verb !== "judge" && verb !== "answer")) return null
      const positions = verb === "judge" ? [at + 1] : places
      const judgements = positions.map((position) => ({ position, said: isRight }))
      return playUnclaimed(rounds, judge(roundId, judgements))
    },
    newBook() {
      const seen = new Map<string, Set<string>>()
      return (view) => {
        if (view.game !== "offside") return 0
        const wrong = seen.get(view.question) ?? new Set()
        seen.set(view.question, wrong)
        for (const each of view.statements) {
          const isWrong = "verdict" in each ? each.verdict?.isRight === false : !each.isRight
          if (isWrong) wrong.add(each.text)
        }
        if (view.phase === "playing") return 0
        seen.delete(view.question)
        return offsideWorth(wrong.size)
      }
    },
  },
  difficulty: {
    poolSize: 5,
    serve: (next) => ({
      items: [1, 2].map(() => ({ question: `item ${next()}`, correctAnswer: "yes", score: 5 })),
    }),
    press({ rounds }, { verb, isRight }, { game, roundId }) {
      if (game !== "difficulty" || verb !== "answer") return null
      rounds.carryOut(...submitItems(roundId, ["yes", "yes"]))
      return playUnclaimed(rounds, settleItems(roundId, [isRight, isRight]))
    },
    newBook: newBookOfItems,
  },
}

/** A verdict reveals the answer of an item, so the item wins nothing in the other rounds in which it is open. */
function newBookOfItems() {
  const open = new Map<string, Set<string>>()
  const spoilt = new Set<string>()
  return (view: RoundView) => {
    if (view.game !== "difficulty") return 0
    for (const { question } of view.items)
      open.set(question, (open.get(question) ?? new Set()).add(view.roundId))
    if (view.phase === "playing") return 0
    let won = 0
    for (const { question, isRight, score } of view.items) {
      if (isRight && !spoilt.has(`${view.roundId} ${question}`)) won += score
      for (const other of open.get(question) ?? []) spoilt.add(`${other} ${question}`)
      open.delete(question)
    }
    return won
  }
}
