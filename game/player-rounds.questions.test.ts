import * as fc from "fast-check"
import { describe, expect, it } from "vitest"
import { capitals } from "../tests/support/games/difficulty"
import { hint, nile, settleAnswer, submitAnswer } from "../tests/support/games/five-hints"
import { sampleGames } from "../tests/support/games/games"
import { judge, mammals } from "../tests/support/games/offside"
import { keyOf, playerInMemory, sets, start, viewIn } from "../tests/support/rounds"
import { gameNames, type Game } from "#contract/words"
import type { RoundView } from "./games"
import { roundMs } from "./rounds/round-base"
import { roundKeyText, type RoundKey } from "./rounds/round-key"

/** The key of the same chapter by another spelling of its subject, without a subject key. */
const spelt = (subject: string): RoundKey => ({
  ...sets,
  source: { category: "education", subject, chapter: "Sets" },
})

describe("a question in play", () => {
  it("has one round, however many round keys draw it", () => {
    const { rounds } = playerInMemory()
    const { roundId } = viewIn(rounds.carryOut(...start(spelt("Math"), nile)))
    for (let seen = 1; seen < 5; seen += 1) rounds.carryOut(...hint(roundId, seen, ""))
    const other = viewIn(
      rounds.carryOut(
        ...start(spelt("MATH"), {
          ...nile,
          question: ` ${nile.question}`,
          hints: nile.hints.toReversed(),
        }),
      ),
    )
    expect(other).toMatchObject({ roundId, worth: 10, source: spelt("Math").source })
    expect(rounds.getRound(spelt("MATH"))).toBeNull()
    expect(rounds.overview().inPlay).toHaveLength(1)
  })

  it("has one round in offside, so that no round reveals the answers of another", () => {
    const { rounds } = playerInMemory()
    const { roundId } = viewIn(rounds.carryOut(...start(keyOf("offside", spelt("Math")), mammals)))
    rounds.carryOut(...judge(roundId, [{ position: 1, said: false }]))
    expect(
      viewIn(rounds.carryOut(...start(keyOf("offside", spelt("math")), mammals))),
    ).toMatchObject({
      roundId,
      worth: 25,
    })
  })

  it("has one round in difficulty, where one common item is enough", () => {
    const { rounds } = playerInMemory()
    const { roundId } = viewIn(
      rounds.carryOut(...start(keyOf("difficulty", spelt("Math")), capitals)),
    )
    const others = [{ question: "Capital of Yemen?", correctAnswer: "Sanaa", score: 5 }]
    const overlapping = { items: [...others, ...capitals.items.slice(5)] }
    expect(
      viewIn(rounds.carryOut(...start(keyOf("difficulty", spelt("math")), overlapping))),
    ).toMatchObject({ roundId })
    expect(
      viewIn(rounds.carryOut(...start(keyOf("difficulty", spelt("math")), { items: others })))
        .roundId,
    ).not.toBe(roundId)
  })

  it("has one round until it is answered or has ended, and in its own game", () => {
    const { rounds, pass } = playerInMemory()
    const first = viewIn(rounds.carryOut(...start(spelt("Math"), nile))).roundId
    const { question } = nile
    const item = { items: [{ question, correctAnswer: "Nile", score: 5 }] }
    expect(
      viewIn(rounds.carryOut(...start(keyOf("difficulty", spelt("Math")), item))).roundId,
    ).not.toBe(first)
    rounds.carryOut(...submitAnswer(first, "Nile"))
    rounds.carryOut(...settleAnswer(first, true))
    const second = viewIn(rounds.carryOut(...start(spelt("math"), nile))).roundId
    expect(second).not.toBe(first)
    pass(roundMs)
    expect(viewIn(rounds.carryOut(...start(spelt("MATH"), nile))).roundId).not.toBe(second)
  })

  it("has a round apart from that of a question with one other hint", () => {
    const { rounds } = playerInMemory()
    const { roundId } = viewIn(rounds.carryOut(...start(spelt("Math"), nile)))
    const amazon = { ...nile, hints: ["It is wide", ...nile.hints.slice(1)] }
    expect(viewIn(rounds.carryOut(...start(spelt("math"), amazon))).roundId).not.toBe(roundId)
  })
})

describe("a round key", () => {
  it("is the same for every subject name with the same subject key", () => {
    const source = { category: "education", chapter: "1", subjectKey: "#3" } as const
    const named = (subject: string): RoundKey => ({
      game: "offside",
      source: { ...source, subject },
    })
    expect(roundKeyText(named("Math"))).toBe(roundKeyText(named("الرياضيات")))
    expect(roundKeyText(named("Math"))).not.toBe(roundKeyText(spelt("Math")))
  })
})

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

/** The number of served questions, by game. */
type Dealt = Map<Game, number>
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
  const dealt: Dealt = new Map()
  const seen = new Seen()
  let credited = 0
  for (const press of presses) {
    player.pass(1)
    const view = player.rounds.getRound(keyAt(press.game, press.key))
    if (press.verb === "visit") seen.look(view ?? visit(player, press.game, press.key, dealt))
    else if (press.verb === "claim") {
      const claim = player.rounds.claimCredit()
      if (!claim) continue
      credited += claim.points ?? 0
      player.rounds.settleCredit(claim.roundId, credited)
    } else if (view?.phase === "playing") act(player, press, view, seen)
    else if (view && press.verb === "finish") player.rounds.finish(view.roundId)
  }
  return { credited, honest: seen.honest }
}

function visit<G extends Game>({ rounds }: Player, game: G, key: number, dealt: Dealt): RoundView {
  const { poolSize, serve } = sampleGames[game].underManyKeys
  const next = () => {
    const number = (dealt.get(game) ?? 0) + 1
    dealt.set(game, number)
    return number % poolSize
  }
  return viewIn(rounds.carryOut(...start(keyAt(game, key), serve(next))))
}

function act(player: Player, press: Press, view: RoundView, seen: Seen) {
  seen.look(view)
  const after = sampleGames[view.game].underManyKeys.press(player, press, view)
  if (after) seen.look(after)
}

/** The model of what a player has seen, and of the points that this leaves to win. */
class Seen {
  honest = 0
  readonly #books = gameNames.map((game) => sampleGames[game].underManyKeys.newBook())
  readonly #closed = new Set<string>()

  look(view: RoundView): void {
    if (this.#closed.has(view.roundId)) return
    if (view.phase === "answered") this.#closed.add(view.roundId)
    for (const book of this.#books) this.honest += book(view)
  }
}
