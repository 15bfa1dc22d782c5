import { describe, expect, it } from "vitest"
import { evict, newPlayer, passTime, run } from "./support/players"

const page = "/games/education/offside/play-offside?subject=Math&chapter=1"
const typed = { "statement-1": "true", intent: "answer" }

describe("a saved submission", () => {
  it("is returned once, for its page", async () => {
    const player = await newPlayer()
    await run(player, { type: "saveForm", path: page, fields: typed })
    await evict(player)
    expect(await run(player, { type: "takeForm", path: "/contacts" })).toBeNull()
    expect(await run(player, { type: "takeForm", path: page })).toEqual(typed)
    expect(await run(player, { type: "takeForm", path: page })).toBeNull()
  })

  it("is not returned to another user", async () => {
    const [one, other] = [await newPlayer(), await newPlayer()]
    await run(one, { type: "saveForm", path: page, fields: typed })
    expect(await run(other, { type: "takeForm", path: page })).toBeNull()
  })

  it("is replaced by a later one", async () => {
    const player = await newPlayer()
    await run(player, { type: "saveForm", path: page, fields: typed })
    await run(player, { type: "saveForm", path: page, fields: { answer: "Nile" } })
    expect(await run(player, { type: "takeForm", path: page })).toEqual({ answer: "Nile" })
  })

  it("is deleted after a day", async () => {
    const player = await newPlayer()
    await run(player, { type: "saveForm", path: page, fields: typed })
    await passTime(player, 24 * 60 * 60 * 1000)
    expect(await run(player, { type: "takeForm", path: page })).toBeNull()
  })
})
