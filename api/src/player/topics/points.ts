import { sql } from "kysely"
import type { Topic } from "./topic"

export const points: Topic<number> = {
  name: "points",
  isKept: false,
  read: ({ player: { version, points: total } }) => ({ version, rows: [total] }),
  assign: ([total = 0]) => [sql`points = ${total}`],
}
