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
  avatar: "" as const,
  news: 0,
  isWaiting: false,
}
const data = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `P${index}`,
    totalPoints: 1000 - index,
    avatar: "owl" as const,
  }))

it("marks the pupil among the ten", () => {
  const board = viewTopTen({ me: 3, data: data(10) }, pupil)
  expect(board.rows.filter(({ isMe }) => isMe).map(({ rank }) => rank)).toEqual([3])
  expect(board.mine).toBeNull()
})

it("pins the pupil's own rank below the ten", () => {
  const board = viewTopTen({ me: 41, data: data(10) }, pupil)
  const row = { rank: 41, name: "Layla", points: 120, avatar: "", isMe: true }
  expect(board).toMatchObject({ mine: row, next: null, isHidden: false })
})

it("shows the pupil's own row as the upstream sends it, and leaves out pictures on request", () => {
  const own = { name: "Night owl", totalPoints: 30, avatar: "owl" as const, hidden: true }
  const answer = { me: 41, data: data(10), own: { ...own, next: { points: 5, rank: 40 } } }
  expect(viewTopTen(answer, pupil)).toMatchObject({
    mine: { rank: 41, name: "Night owl", points: 30, avatar: "/art/avatars/owl.svg" },
    next: { points: 5, rank: 40 },
    isHidden: true,
  })
})

it("shows no rank for a pupil who has none yet", () => {
  const board = viewTopTen({ me: 0, data: data(2) }, pupil)
  expect([board.hasRank, board.mine]).toEqual([false, null])
})

it("never shows more than ten", () => {
  expect(viewTopTen({ me: 1, data: data(12) }, pupil).rows).toHaveLength(10)
})
