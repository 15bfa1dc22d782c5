import { expect, inject, it, vi } from "vitest"
import type { Game } from "#game/rounds/place"
import { enrolMany, everythingHeld } from "./support/books"
import { playThrough } from "./support/play-through"
import { buildSettlementSchool } from "./support/school"
import type { Line } from "./support/second-opinion"

const games: readonly Game[] = ["five-hints", "offside", "difficulty"]
/** So many sequences at once, each with a player and a time of its own. */
const lanes = 8
const sequences = inject("isDeep") ? 2000 : 500

it(
  `the points of ${sequences} players are the sum of what each won, once each`,
  { timeout: 900_000 },
  async () => {
    // What goes wrong is logged, and there is a lot of it.
    for (const level of ["warn", "error"] as const)
      vi.spyOn(console, level).mockImplementation(() => {})
    await buildSettlementSchool(games)
    const members = await enrolMany(sequences)
    const waiting = [...members.entries()]
    const played = new Map<number, Awaited<ReturnType<typeof playThrough>>>()
    const playAll = async (_: unknown, lane: number) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [seed, player] = next
        played.set(player.id, await playThrough({ seed, player, lane, games }))
      }
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
  },
)

/** Rounds at two tables may be judged in another order than they are written down. */
function byQuestion(history: readonly Line[]): readonly Line[] {
  return history.toSorted((one, other) => one.question.localeCompare(other.question))
}
