import { describe, expect, it } from "vitest"
import { capitalAnswers, settleItems, submitItems } from "../tests/support/games/difficulty"
import { hint, nile, settleAnswer, submitAnswer } from "../tests/support/games/five-hints"
import {
  angles,
  begun,
  begunDifficulty,
  begunOffside,
  keyOf,
  sets,
  start,
  viewIn,
} from "../tests/support/rounds"
import { readRound } from "./games"
import { roundMs } from "./rounds/round-base"

/** Every shape that a round is stored in. */
function storedRounds() {
  const [hints, offside, items] = [begun(), begunOffside(), begunDifficulty()]
  const seen = [hints, offside, items].flatMap(({ store }) => store.all())
  const note = ({ store }: { store: typeof hints.store }) => seen.push(...store.all())
  hints.rounds.carryOut(...submitAnswer(hints.roundId, "Nile"))
  items.rounds.carryOut(...submitItems(items.roundId, capitalAnswers))
  offside.judge([2, true])
  ;[hints, offside, items].forEach(note)
  hints.rounds.carryOut(...settleAnswer(hints.roundId, true))
  items.rounds.carryOut(...settleItems(items.roundId, [true]))
  offside.judge(...[1, 2, 3, 4, 5, 6].map((position) => [position, true] as const))
  hints.rounds.postponeCredit(hints.roundId)
  offside.rounds.releaseCredit(offside.roundId, true)
  ;[hints, offside, items].forEach(note)
  items.rounds.settleCredit(items.roundId, 50, 45)
  note(items)
  return seen
}

describe("a stored round", () => {
  it.each(storedRounds())("is read back unchanged (%#)", ({ json }) => {
    expect(readRound(JSON.parse(json))).toEqual(JSON.parse(json))
  })
})

const unreadable = [
  ["of a game that this version does not have", '{"game":"chess","id":"a"}', "chess"],
  ["of another shape", '{"game":"offside","id":"a","said":[]}', "offside"],
  ["without a game", "null", ""],
  ["that is no JSON", "{", ""],
] as const

describe.each(unreadable)("a stored round %s", (_, json, game) => {
  it("is skipped, reported once, and its row is kept", () => {
    const player = begun()
    player.store.put({ id: "a", json })
    expect(player.rounds.overview().inPlay).toMatchObject([{ roundId: player.roundId }])
    expect(player.rounds.getRound(keyOf("offside", sets))).toBeNull()
    expect(player.rounds.carryOut(...hint("a", 1, ""))).toEqual({ state: "gone" })
    expect(player.rounds.claimCredit("a")).toBeNull()
    expect(player.rounds.overview().pendingCredit).toEqual([])
    expect(
      viewIn(player.rounds.carryOut(...start(angles, { ...nile, question: "Which sea?" }))),
    ).toMatchObject({ phase: "playing" })
    player.pass(2 * roundMs)
    player.rounds.prune()
    expect(player.store.all()).toEqual([{ id: "a", json }])
    expect(player.unreadable).toEqual([game])
  })
})
