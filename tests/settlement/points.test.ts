import { beforeAll, expect, it, vi } from "vitest"
import type { Game } from "#game/rounds/place"
import { enrolMany, everythingHeld } from "./support/books"
import { playThrough } from "./support/play-through"
import { buildSettlementSchool } from "./support/school"
import type { Line } from "./support/second-opinion"

const games: readonly Game[] = ["five-hints", "offside", "difficulty"]
const sequences = 1_000
/** So many at once, each with a player and a time of its own. */
const lanes = 8

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {})
  await buildSettlementSchool(games)
})

it("the points are the sum of what was won, once each", { timeout: 900_000 }, async () => {
  const members = await enrolMany(sequences)
  const waiting = [...members.entries()]
  const played = new Map<number, Awaited<ReturnType<typeof playThrough>>>()
  const playAll = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      played.set(next[1].id, await playThrough(next[0], next[1], games))
  }
  await Promise.all(Array.from({ length: lanes }, playAll))
  const held = await everythingHeld()
  for (const [seed, { id }] of members.entries()) {
    const { points, history } = held.get(id) ?? { points: 0, history: [] }
    const opinion = played.get(id)?.opinion
    expect(
      { points, history: byQuestion(history), owed: played.get(id)?.owed },
      `sequence ${seed}`,
    ).toEqual({ points: opinion?.points, history: byQuestion(opinion?.history ?? []), owed: [] })
  }
})

/** Rounds at two tables may be judged in another order than they are written down. */
function byQuestion(history: readonly Line[]): readonly Line[] {
  return history.toSorted((one, other) => one.question.localeCompare(other.question))
}
