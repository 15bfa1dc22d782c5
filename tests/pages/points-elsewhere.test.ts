import { describe, expect, inject, test } from "vitest"
import { giveAnswer, pointsOn, sets, truthOf } from "../support/five-hints-page"
import { logIn, registerStudent } from "../support/register-student"
import { Visitor } from "../support/visitor"

const site = inject("site")

/** A pupil who is logged in on two devices, and then wins a round on the first one. */
async function twoDevices() {
  const { visitor: first, email } = await registerStudent(site)
  const second = new Visitor(site)
  await second.open("/login")
  await logIn(second, email)
  expect(pointsOn(second.page)).toBe(0)
  const won = await win(first)
  return { first, second, email, won }
}

/** Wins a round in a chapter; returns the points in the top bar. */
async function win(visitor: Visitor, chapter = "1"): Promise<number> {
  const { answer } = truthOf(await visitor.open(sets.replace(/chapter=\w+/, `chapter=${chapter}`)))
  return pointsOn(await giveAnswer(visitor, answer)) ?? 0
}

describe("points won on another device", () => {
  test.each(["/", "/games", "/top-10", "/answered-questions"])("are shown on %s", async (path) => {
    const { second, won } = await twoDevices()
    expect(won).toBe(50)
    expect(pointsOn(await second.open(path))).toBe(won)
    expect(pointsOn(await second.open("/contacts"))).toBe(won)
  })

  test("are shown again when the new cookie is lost", async () => {
    const { second, won } = await twoDevices()
    for (const tab of [second.twin(), second.twin(), second])
      expect(pointsOn(await tab.open("/"))).toBe(won)
  })

  test("are added to the points won on this device, and the total is shown on both", async () => {
    const { first, second, won } = await twoDevices()
    const total = await win(second, "2")
    expect(total).toBeGreaterThan(won)
    expect(pointsOn(await second.open("/games"))).toBe(total)
    const tab = first.twin()
    expect(pointsOn(tab.page)).toBe(won)
    expect(pointsOn(await tab.open("/"))).toBe(total)
    expect(pointsOn(await first.open("/top-10"))).toBe(total)
  })

  test("do not reach another account in the same browser", async () => {
    const { second, email, won } = await twoDevices()
    await second.open("/logout")
    await second.submit()
    const other = await registerStudent(site)
    await second.open("/login")
    await logIn(second, other.email)
    expect(pointsOn(await second.open("/"))).toBe(0)
    await second.open("/logout")
    await second.submit()
    await second.open("/login")
    await logIn(second, email)
    expect(pointsOn(second.page)).toBe(won)
  })
})
