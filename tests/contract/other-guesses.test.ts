import { beforeAll, describe, expect, it } from "vitest"
import { linkTo, openAccount } from "./support/accounts"
import { afterwards, sentMails } from "./support/api"
import { call, looksDuring, report, tellStatuses } from "./support/guess"
import { buildSchool } from "./support/world"

beforeAll(buildSchool)

describe("other calls that could be used for guessing", () => {
  it("mail at most five reset links in 15 minutes, and answer 200 every time", async () => {
    const { email } = await openAccount()
    const before = sentMails.length
    const statuses = new Set<number>()
    for (let index = 0; index < 30; index += 1) {
      statuses.add((await call("/api/Accounts/ForgetPassword", { body: { email } })).status)
      await afterwards()
    }
    report("30 times forgotten", { mails: sentMails.length - before, statuses: [...statuses] })
    expect(sentMails.length - before).toBe(5)
    expect([...statuses]).toEqual([200])
  })

  it("reject forged links after 20 without hashing, and still accept the right one", async () => {
    const { email } = await openAccount()
    await call("/api/Accounts/ForgetPassword", { body: { email } })
    await afterwards()
    const reset = (token: string) =>
      call("/api/Accounts/ResetPassword", {
        body: { token, email, password: "New-sets-and-rings-8" },
      })
    const statuses: number[] = []
    for (let index = 0; index < 100; index += 1)
      statuses.push((await reset(`forged-${index}`)).status)
    const told = tellStatuses(statuses)
    report("100 forged links", told)
    expect(told).toEqual({ 400: 20, 429: 80 })
    expect((await reset(linkTo(email))).status).toBe(200)
  })

  it("limit guesses of the old password to ten, with a valid session", async () => {
    const owner = await openAccount()
    const change = (oldPassword: string) =>
      call("/api/Accounts/ChangePassword", {
        token: owner.token,
        body: { oldPassword, newPassword: "New-sets-and-rings-8" },
      })
    const statuses: number[] = []
    const looked = await looksDuring(async () => {
      for (let index = 0; index < 50; index += 1) statuses.push((await change(`W-${index}`)).status)
    })
    report("50 wrong old passwords: looked at", { looked, ...tellStatuses(statuses) })
    expect(looked).toBe(10)
    expect((await change(owner.password)).body).toEqual({ message: expect.any(String) })
  })
})
