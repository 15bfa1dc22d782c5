import { expect, it } from "vitest"
import { viewTopTen } from "./view.server"

const pupil = {
  id: "7",
  name: "Layla",
  email: "",
  role: "Student" as const,
  grade: "7",
  subject: "",
  points: 120,
  token: "",
  expiresAt: null,
}
const data = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `P${index}`, totalPoints: 1000 - index }))

it("marks the pupil among the ten", () => {
  const board = viewTopTen({ me: 3, data: data(10) }, pupil)
  expect(board.rows.filter(({ isMe }) => isMe).map(({ rank }) => rank)).toEqual([3])
  expect(board.mine).toBeNull()
})

it("pins the pupil's own rank below the ten", () => {
  const board = viewTopTen({ me: 41, data: data(10) }, pupil)
  expect(board.mine).toEqual({ rank: 41, name: "Layla", points: 120, isMe: true })
})

it("knows that a pupil has no rank yet", () => {
  const board = viewTopTen({ me: 0, data: data(2) }, pupil)
  expect([board.hasRank, board.mine]).toEqual([false, null])
})

it("never shows more than ten", () => {
  expect(viewTopTen({ me: 1, data: data(12) }, pupil).rows).toHaveLength(10)
})
