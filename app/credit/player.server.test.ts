import { describe, expect, it } from "vitest"
import { begun, won } from "../../tests/support/rounds"
import { SettledRounds } from "./player.server"

const view = won(begun())

describe("a settled round", () => {
  it("is read once, by its own player", () => {
    const rounds = new SettledRounds()
    rounds.remember("layla", view)
    expect(rounds.take("omar", view.roundId)).toBeNull()
    expect(rounds.take("layla", view.roundId)).toEqual(view)
    expect(rounds.take("layla", view.roundId)).toBeNull()
  })

  it("is dropped after a minute", () => {
    let now = 0
    const rounds = new SettledRounds(() => now)
    rounds.remember("layla", view)
    now = 60_000
    expect(rounds.take("layla", view.roundId)).toBeNull()
  })

  it("is dropped when a thousand newer ones are remembered", () => {
    const rounds = new SettledRounds()
    for (let player = 0; player <= 1_000; player += 1) rounds.remember(`player ${player}`, view)
    expect(rounds.take("player 0", view.roundId)).toBeNull()
    expect(rounds.take("player 1", view.roundId)).toEqual(view)
  })
})
