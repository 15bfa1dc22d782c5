import { sql } from "kysely"
import { answers } from "./answers"
import { openRounds } from "./open-rounds"
import { ranking } from "./ranking"
import type { Topic } from "./topic"

const points: Topic<number> = {
  name: "points",
  isKept: false,
  read: ({ player: { version, points: total } }) => ({ version, rows: [total] }),
  assign: ([total = 0]) => [sql`points = ${total}`],
}

/** Everything that the object of a player publishes. */
export const topics: readonly Topic<unknown>[] = [ranking, answers, openRounds, points]
