import * as z from "zod"
import type { PlayerState } from "../../../api/src/player/topics/topic"

const entries = z.array(
  z.object({
    key: z.object({ scope: z.string(), number: z.number() }),
    entry: z.object({ points: z.number() }),
  }),
)

export const sentPoints = ({ topics }: PlayerState, scope: string) =>
  entries
    .parse(topics.find(({ name }) => name === "ranking")?.rows)
    .filter(({ key }) => key.scope === scope)
    .map(({ key: { number }, entry: { points } }) => ({ number, points }))

const range = z.object({
  after: z.number(),
  to: z.number(),
  answers: z.array(z.looseObject({ id: z.number() })),
})

export const rangeIn = ({ topics }: PlayerState) =>
  range.parse(topics.find(({ name }) => name === "answers")?.rows[0])

export const withRange = (state: PlayerState, answered: z.infer<typeof range>): PlayerState => ({
  ...state,
  topics: state.topics.map((topic) =>
    topic.name === "answers" ? { ...topic, version: answered.to, rows: [answered] } : topic,
  ),
})
