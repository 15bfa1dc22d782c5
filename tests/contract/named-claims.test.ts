import { beforeAll, describe, expect, it } from "vitest"
import { buildArena, winHints, winSet } from "./support/arena"
import { leaderboardFaults } from "./support/leaderboards"
import { gatherPlay } from "./support/players"
import { claim, credit, drawOffside, history, playOffside } from "./support/rounds"
import { enrol } from "./support/world"
import { one } from "./support/sql"

beforeAll(buildArena)

describe("a claim that names its round", () => {
  it("never gets the points of another round, however often it is repeated", async () => {
    const player = await enrol()
    const [won, other] = [await winHints(player), await winHints(player)]
    const offside = await playOffside(player, 2)
    for (let turn = 0; turn < 3; turn += 1) expect(await claim(player, 50, won.name)).toBe(50)
    expect(await claim(player, 40, other.name)).toBe(90)
    expect(await claim(player, 12, offside.name)).toBe(102)
    expect(await claim(player, 50, won.name)).toBe(102)
    expect(await history(player)).toHaveLength(3)
  })

  it("distinguishes a won round from practice of the same question", async () => {
    const player = await enrol()
    const won = await winHints(player, { chapter: 2 })
    const practice = await winHints(player, { chapter: 2 })
    expect(await claim(player, 50, practice.name)).toBe(0)
    expect(await claim(player, 20, won.name)).toBe(20)
    expect(await claim(player, 50, practice.name)).toBe(20)
  })

  it("does not end a practice round when an older claim is repeated", async () => {
    const player = await enrol()
    const first = await playOffside(player, 1, { chapter: 2 })
    await claim(player, 25, first.name)
    const practice = await drawOffside(player, { chapter: 2 })
    expect(await credit(player, 25, first.name)).toEqual({ totalpoints: 25, claim: "settled" })
    expect(await history(player)).toHaveLength(1)
    await claim(player, 50, practice.name)
    expect(await history(player)).toHaveLength(2)
  })

  it.each(["", "question-0-1", "set-1-1", "set-3-999", "question-1", "question-1-1' OR '1'='1"])(
    "gets nothing for the unknown round %j",
    async (forged) => {
      const player = await enrol()
      const { name } = await winSet(player)
      expect(await credit(player, 15, forged)).toEqual({ totalpoints: 0, claim: "unknown" })
      expect(await credit(player, 15, name)).toEqual({ totalpoints: 15, claim: "credited" })
      expect(await credit(player, 15, name)).toEqual({ totalpoints: 15, claim: "settled" })
    },
  )

  it("gets nothing for another player's round", async () => {
    const [player, thief] = [await enrol(), await enrol()]
    const { name } = await winSet(player)
    expect(await claim(thief, 15, name)).toBe(0)
    expect(await claim(player, 15, name)).toBe(15)
  })
})

it("keeps the leaderboards and the sum of the credits equal to the points", async () => {
  await gatherPlay()
  const points = await one("SELECT sum(points) AS n FROM people")
  expect(await one("SELECT sum(credited) AS n FROM attempts")).toBe(points)
  expect(await leaderboardFaults()).toEqual([])
})
