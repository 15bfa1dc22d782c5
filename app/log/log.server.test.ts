import { expect, it } from "vitest"
import { countingPlays, type PlayCounts } from "./log.server"

it("counts a play by game, verdict and language, and by nothing else", () => {
  const points: unknown[] = []
  const counts: PlayCounts = { writeDataPoint: (point) => void points.push(point) }
  countingPlays(counts, "ar")({ game: "offside", isAllRight: true })
  countingPlays(counts, "en")({ game: "difficulty", isAllRight: false })
  expect(points).toEqual([
    { indexes: ["offside"], blobs: ["offside", "right", "ar"] },
    { indexes: ["difficulty"], blobs: ["difficulty", "wrong", "en"] },
  ])
})

it("counts nothing without a dataset", () => {
  expect(() => countingPlays(undefined, "en")({ game: "offside", isAllRight: true })).not.toThrow()
})
