import { expect, vi } from "vitest"
import type { Game } from "#game/rounds/place"
import { enrolMany, everythingHeld } from "./books"
import { playThrough } from "./play-through"
import { buildSettlementSchool } from "./school"
import type { Line } from "./second-opinion"

const games: readonly Game[] = ["five-hints", "offside", "difficulty"]
/** So many run concurrently, each with its own player and its own time. */
const lanes = 8

/** In each file; a thousand in one take four times as long as five hundred. */
const sequences = 500

/**
 * Plays sequences, each with its own player and seed, and expects each won round to be credited
 * exactly once. No two parts share a seed, and each part has its own database.
 */
export async function settlePart(part: number): Promise<void> {
  const firstSeed = (part - 1) * sequences
  vi.spyOn(console, "error").mockImplementation(() => {})
  await buildSettlementSchool(games)
  const members = await enrolMany(sequences)
  const waiting = [...members.entries()]
  const played = new Map<number, Awaited<ReturnType<typeof playThrough>>>()
  const playAll = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      played.set(next[1].id, await playThrough(firstSeed + next[0], next[1], games))
  }
  await Promise.all(Array.from({ length: lanes }, playAll))
  const held = await everythingHeld()
  for (const [place, { id }] of members.entries()) {
    const { points, history } = held.get(id) ?? { points: 0, history: [] }
    const opinion = played.get(id)?.opinion
    expect(
      { points, history: byQuestion(history), owed: played.get(id)?.owed },
      `sequence ${firstSeed + place}`,
    ).toEqual({ points: opinion?.points, history: byQuestion(opinion?.history ?? []), owed: [] })
  }
}

/** Rounds of two chapters may be judged in another order than they were recorded. */
function byQuestion(history: readonly Line[]): readonly Line[] {
  return history.toSorted((one, other) => one.question.localeCompare(other.question))
}
