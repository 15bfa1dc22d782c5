import { describe, expect, it } from "vitest"
import { call } from "./support/api"
import { claim, drawOffside, history, judge, judgements } from "./support/rounds"
import { addPool, buildSchool, enrol } from "./support/world"

await buildSchool()
await addPool({ chapter: 1, game: "offside" }, 5)
await addPool({ chapter: 2, game: "offside" }, 1)
await addPool({ section: 3, game: "offside" }, 1)

describe("the judgements of an offside round", () => {
  it("are final: a repeat is accepted, different ones are rejected", async () => {
    const player = await enrol()
    const { name } = await drawOffside(player)
    expect(await judge(player, name, 1)).toBe(200)
    expect(await judge(player, name, 1)).toBe(200)
    expect(await judge(player, name, 0)).toBe(409)
    expect(await claim(player, 50, name)).toBe(25)
    expect(await judge(player, name, 1)).toBe(200)
    expect(await history(player)).toHaveLength(1)
  })

  it("are stored and recorded once for twenty concurrent requests", async () => {
    const player = await enrol()
    const { name } = await drawOffside(player)
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) => judge(player, name, at % 2)),
    )
    expect(new Set(all)).toEqual(new Set([200, 409]))
    expect(all.filter((status) => status === 200)).toHaveLength(10)
    expect(await history(player)).toHaveLength(1)
  })

  it("count for the round they name, although the question was drawn again since", async () => {
    const player = await enrol()
    const place = { chapter: 2 }
    const first = await drawOffside(player, place)
    const second = await drawOffside(player, place)
    expect(await judge(player, first.name, 1)).toBe(200)
    expect(await judge(player, second.name, 0)).toBe(200)
    expect(await claim(player, 50, second.name)).toBe(0)
    expect(await claim(player, 25, first.name)).toBe(25)
    expect(await history(player)).toMatchObject([{ correct: true }, { correct: false }])
  })

  it("of entertainment count for the day, can be practised if wrong, and win nothing", async () => {
    const player = await enrol()
    const { name } = await drawOffside(player, { section: 3 })
    expect(await judge(player, name, 1)).toBe(200)
    expect(await judge(player, name, 1)).toBe(200)
    expect(await judge(player, name, 0)).toBe(409)
    expect(await claim(player, 25, name)).toBe(0)
    const { token } = player
    expect((await call("/api/Accounts/streak", { token })).body).toMatchObject({
      days: 1,
      rounds: 1,
    })
    const { body } = await call("/api/entertainment/progress", { token })
    expect(JSON.stringify(body)).toContain('"mistakes":1')
  })

  it.each(["question-0-1", "question-1-99999999999999", "set-1-1", "nothing", "'; DROP TABLE x"])(
    "for the unknown round %j are rejected",
    async (name) => {
      const player = await enrol()
      await drawOffside(player)
      expect(await judge(player, name)).toBe(404)
    },
  )

  it("for another player's round are rejected", async () => {
    const [player, thief] = [await enrol(), await enrol()]
    const { name } = await drawOffside(player)
    expect(await judge(thief, name)).toBe(404)
    expect(await claim(player, 50, name)).toBe(0)
  })

  it.each([
    { judgements: judgements().slice(1) },
    { judgements: [...judgements(), true] },
    { judgements: Array(6).fill("true") },
    { judgements: null },
    { attempt: "" },
    { attempt: "x".repeat(201) },
    { attempt: 7 },
  ])("are rejected as %j", async (odd) => {
    const player = await enrol()
    const { name } = await drawOffside(player)
    const body = { attempt: name, judgements: judgements(), ...odd }
    const path = "/api/education/OffsideGame/judgements"
    expect((await call(path, { token: player.token, body })).status).toBe(400)
  })
})
