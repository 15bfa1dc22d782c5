import { expect, it } from "vitest"
import { games } from "./games"

it.each([
  ["five hints", 50, 50, 50],
  ["five hints", 50, 150, 50],
  ["five hints", 50, 37, 30],
  ["five hints", 50, 9, 0],
  ["five hints", 0, 50, 0],
  ["offside", 50, 12, 12],
  ["offside", 50, 11, 6],
  ["offside", 50, 150, 50],
  ["offside", 50, 40, 25],
  ["offside", 50, 0, 0],
  ["offside", 0, 50, 0],
  ["DifficultyLevel", 90, 90, 90],
  ["DifficultyLevel", 90, 150, 90],
  ["DifficultyLevel", 90, 33, 30],
  ["DifficultyLevel", 5, 4, 0],
] as const)(
  "a %s round worth %i credits a claim of %i with %i points",
  (game, worth, asked, points) => {
    expect(games[game].creditFor(worth, asked)).toBe(points)
  },
)
