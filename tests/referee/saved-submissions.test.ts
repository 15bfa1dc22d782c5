import { describe, expect, it } from "vitest"
import { newPlayer, passTime, evict, referee } from "./support/players"

const page = "/games/education/offside/play-offside?subject=Math&chapter=1"
const typed = { "statement-1": "true", intent: "answer" }

describe("a saved submission", () => {
  it("is returned once, for its page", async () => {
    const player = await newPlayer()
    await referee.saveForm(player, page, typed)
    await evict(player)
    expect(await referee.takeForm(player, "/contacts")).toBeNull()
    expect(await referee.takeForm(player, page)).toEqual(typed)
    expect(await referee.takeForm(player, page)).toBeNull()
  })

  it("is not returned to another user", async () => {
    const [one, other] = [await newPlayer(), await newPlayer()]
    await referee.saveForm(one, page, typed)
    expect(await referee.takeForm(other, page)).toBeNull()
  })

  it("is replaced by a later one", async () => {
    const player = await newPlayer()
    await referee.saveForm(player, page, typed)
    await referee.saveForm(player, page, { answer: "Nile" })
    expect(await referee.takeForm(player, page)).toEqual({ answer: "Nile" })
  })

  it("is deleted after a day", async () => {
    const player = await newPlayer()
    await referee.saveForm(player, page, typed)
    await passTime(player, 24 * 60 * 60 * 1000)
    expect(await referee.takeForm(player, page)).toBeNull()
  })
})
