import { expect, inject, it, vi } from "vitest"
import { gameNames } from "#contract/words"
import { env } from "cloudflare:workers"
import { onBoard } from "../../contract/support/boards"
import type { HeldAnswer } from "../support/playing-api"
import { playThrough } from "./play-through"
import { buildSettlementSchool, enrolMany } from "../support/school"
import type { Line } from "./reference-model"

/** The number of sequences that run concurrently, each with its own player and its own clock. */
const lanes = 8
const sequences = inject("isDeep") ? 2000 : 100

it("credits each won round exactly once in random sequences", { timeout: 900_000 }, async () => {
  // Each injected fault is logged.
  for (const level of ["warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation(() => {})
  await buildSettlementSchool(gameNames)
  const members = await enrolMany(sequences)
  const waiting = [...members.entries()]
  const played = new Map<number, Awaited<ReturnType<typeof playThrough>>>()
  const playAll = async (_: unknown, lane: number) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [seed, player] = next
      played.set(player.id, await playThrough({ seed, player, lane, games: gameNames }))
    }
  }
  await Promise.all(Array.from({ length: lanes }, playAll))
  const held = await pointsHeld()
  expect(await pointsRanked()).toEqual(new Map([...held].filter(([, points]) => points > 0)))
  for (const [seed, { id }] of members.entries()) {
    const { model, pending, answers = [] } = played.get(id) ?? {}
    const history = await withQuestions(answers)
    expect(
      { points: held.get(id) ?? 0, history: byQuestion(history), pending },
      `sequence ${seed}`,
    ).toEqual({ points: model?.points, history: byQuestion(model?.history ?? []), pending: [] })
  }
})

/** Sorts by question, because rounds of two chapters may be judged in another order than they were recorded. */
function byQuestion(history: readonly Line[]): readonly Line[] {
  return history.toSorted((one, other) => one.question.localeCompare(other.question))
}

/** The points of each pupil that the API has published to D1. */
async function pointsHeld(): Promise<ReadonlyMap<number, number>> {
  const people = await env.DB.prepare("SELECT id, points FROM people").all<{
    id: number
    points: number
  }>()
  return new Map(people.results.map(({ id, points }) => [id, points]))
}

/** The points on the leaderboard of all. */
async function pointsRanked(): Promise<ReadonlyMap<number, number>> {
  const rows = await onBoard("1/all", "SELECT person_id AS id, points FROM standings")
  return new Map(rows.map(({ id, points }) => [Number(id), Number(points)]))
}

/** The same history with the texts of the questions instead of their ids. */
async function withQuestions(answers: readonly HeldAnswer[]): Promise<readonly Line[]> {
  textOf ??= readTexts()
  const texts = await textOf
  return answers.map(({ questionId, isRight }) => {
    return { question: texts.get(questionId) ?? "", isRight }
  })
}

let textOf: Promise<ReadonlyMap<number, string>> | undefined

async function readTexts(): Promise<ReadonlyMap<number, string>> {
  const questions = await env.DB.prepare("SELECT id, question FROM questions").all<{
    id: number
    question: string
  }>()
  return new Map(questions.results.map(({ id, question }) => [id, question]))
}
