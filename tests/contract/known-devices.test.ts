import { beforeAll, describe, expect, it } from "vitest"
import { linkTo, openAccount, type Account } from "./support/accounts"
import { afterwards, clock } from "./support/api"
import { call, guess, knownDevice, login } from "./support/guess"
import { buildSchool } from "./support/world"
import { getRows } from "./support/sql"

beforeAll(buildSchool)

const day = 24 * 60 * 60_000

describe("a known device", () => {
  it("is known for everybody who logged in on it", async () => {
    const [one, two, three] = [await openAccount(), await openAccount(), await openAccount()]
    const device = await knownDevice(one)
    expect(await knownDevice(two, device)).toBe(device)
    for (const { email } of [one, two, three]) await guess(email, 20)
    expect((await login(one.email, one.password, device)).status).toBe(200)
    expect((await login(two.email, two.password, device)).status).toBe(200)
    expect((await login(three.email, three.password, device)).status).toBe(429)
  })

  it("gets a new id in place of one that another client chose", async () => {
    const planted = `tahaddi_device=${"p".repeat(43)}`
    expect(await knownDevice(await openAccount(), planted)).not.toBe(planted)
  })

  it("is stored as a hash, and its HttpOnly cookie is sent to log-in only", async () => {
    const { email, password } = await openAccount()
    const { headers } = await login(email, password)
    const line = headers.getSetCookie().find((each) => each.startsWith("tahaddi_device=")) ?? ""
    for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/api/Accounts/login"])
      expect(line).toContain(attribute)
    const rows = JSON.stringify(await getRows("SELECT * FROM known_devices"))
    expect(rows).not.toContain(line.split(/[=;]/)[1])
  })

  it("is forgotten after half a year, and after ten newer devices", async () => {
    const owner = await openAccount()
    const [old, ...newer] = [await knownDevice(owner), ...(await elevenDevices(owner))]
    await guess(owner.email, 20)
    expect((await login(owner.email, owner.password, old)).status).toBe(429)
    expect((await login(owner.email, owner.password, newer.at(-1))).status).toBe(200)
    clock.now += 181 * day
    await guess(owner.email, 20)
    expect((await login(owner.email, owner.password, newer.at(-1))).status).toBe(429)
  })

  it("stays known after a password reset only if the reset was made on it", async () => {
    const owner = await openAccount()
    const old = await knownDevice(owner)
    await call("/api/Accounts/ForgetPassword", { body: { email: owner.email } })
    await afterwards()
    const password = "New-sets-and-rings-8"
    const body = { token: linkTo(owner.email), email: owner.email, password }
    const { headers } = await call("/api/Accounts/ResetPassword", { body })
    const fresh = headers.getSetCookie()[0]?.split(";")[0] ?? ""
    await guess(owner.email, 20)
    expect((await login(owner.email, password, old)).status).toBe(429)
    expect((await login(owner.email, password, fresh)).status).toBe(200)
  })
})

async function elevenDevices(owner: Account): Promise<string[]> {
  const devices = []
  for (let index = 0; index < 11; index += 1) devices.push(await knownDevice(owner))
  return devices
}
