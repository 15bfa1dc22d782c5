import { beforeAll, describe, expect, inject, it } from "vitest"
import { openAccount } from "./support/accounts"
import { clock } from "./support/api"
import { guess, knownDevice, login, looks, looksDuring, report } from "./support/guess"
import { buildSchool } from "./support/world"
import { getRow, getRows } from "./support/sql"

beforeAll(buildSchool)

const minute = 60_000
const guesses = inject("isDeep") ? 10_000 : 500

describe("guessing the password of an account", () => {
  it("checks at most 20 of all guesses, then locks unknown devices out, the owner's too", async () => {
    const owner = await openAccount()
    const device = await knownDevice(owner)
    let statuses = {}
    const fromOutside = await looksDuring(async () => {
      statuses = await guess(owner.email, guesses - 100)
    })
    const fromInside = await looksDuring(() => guess(owner.email, 100, device))
    report(`${guesses} wrong passwords: looked at`, { fromOutside, fromInside, statuses })
    expect(fromOutside + fromInside).toBeLessThanOrEqual(20)
    expect((await login(owner.email, owner.password)).status).toBe(429)
  }, 120_000)

  it("lets the owner in from a known device, as often as they like, while others are locked out", async () => {
    const owner = await openAccount()
    const device = await knownDevice(owner)
    await guess(owner.email, 30)
    const stranger = await login(owner.email, owner.password)
    expect(stranger).toMatchObject({ status: 429, body: expect.any(String) })
    expect(Number(stranger.headers.get("Retry-After"))).toBeGreaterThan(890)
    for (let times = 0; times < 20; times += 1)
      expect((await login(owner.email, owner.password, device)).status).toBe(200)
    report("locked account: stranger, known device", { stranger: 429, knownDevice: 200 })
  })

  it("ends the lock after 15 minutes without guesses", async () => {
    const owner = await openAccount()
    await guess(owner.email, 30)
    clock.now += 14 * minute
    expect((await login(owner.email, owner.password)).status).toBe(429)
    clock.now += minute
    expect((await login(owner.email, owner.password)).status).toBe(200)
  })

  it("checks at most 15 guesses in any 15 minutes, when they are spread out", async () => {
    const owner = await openAccount()
    const from = looks.length
    for (let index = 0; index < 400; index += 1) {
      clock.now += 17_000
      await login(owner.email, `Wrong-${index}`)
    }
    const times = looks.slice(from)
    const most = Math.max(
      ...times.map((at) => times.filter((one) => one >= at && one < at + 15 * minute).length),
    )
    report("a guess each 17 s for 2 h: looked at", { in15Minutes: most, together: times.length })
    expect(most).toBeLessThanOrEqual(15)
  }, 60_000)

  it("checks at most 15 of 500 concurrent guesses", async () => {
    const owner = await openAccount()
    const looked = await looksDuring(() =>
      Promise.all(Array.from({ length: 500 }, (_, index) => login(owner.email, `Wrong-${index}`))),
    )
    report("500 at once: looked at", { looked })
    expect(looked).toBeLessThanOrEqual(15)
  }, 60_000)

  it("answers the same at every step for an e-mail without an account", async () => {
    const owner = await openAccount()
    for (let index = 0; index < 20; index += 1) {
      const [known, unknown] = [
        await login(owner.email, "Wrong-1234"),
        await login("nobody@school.example", "Wrong-1234"),
      ]
      expect(unknown.status).toBe(known.status)
      expect(unknown.text).toBe(known.text)
      expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()])
    }
  })

  it("does not count right passwords, and does not lock other accounts", async () => {
    const [owner, other] = [await openAccount(), await openAccount()]
    for (let times = 0; times < 30; times += 1)
      expect((await login(owner.email, owner.password)).status).toBe(200)
    await guess(owner.email, 30)
    expect((await login(other.email, other.password)).status).toBe(200)
  })

  it("stores no typed e-mail, and deletes expired counters", async () => {
    await guess("typed-by-mistake@school.example", 2)
    const rows = JSON.stringify(await getRows("SELECT * FROM account_attempts"))
    expect(rows).not.toContain("typed-by-mistake")
    clock.now += 16 * minute
    for (let index = 0; index < 10; index += 1) await login("sweeper@school.example", "x")
    const left = await getRow<{ n: number }>("SELECT COUNT(*) AS n FROM account_attempts")
    expect(left?.n).toBe(1)
  })
})
