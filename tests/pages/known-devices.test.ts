import { expect, inject, test } from "vitest"
import { letEnd } from "../support/ending-sessions"
import { password, signedUp } from "../support/register-student"
import { signedBy } from "../support/signed-cookie"
import { Visitor, type Page } from "../support/visitor"
import { say } from "../support/words"

const site = inject("site")
const deviceCookie = "__Host-device"

test("after log-out the same device can log in while others guess the password, and no other device can", async () => {
  const { visitor, name, email } = await signedUp(site)
  await leave(visitor)
  await guess(new Visitor(site), email, 21)
  const elsewhere = await attempt(new Visitor(site), email, password)
  expect(elsewhere.status).toBe(429)
  expect(elsewhere.text).toContain(say("en", "errors.tooMany"))
  const here = await attempt(visitor, email, password)
  expect({ path: here.path, status: here.status }).toEqual({ path: "/", status: 200 })
  expect(here.text).toContain(name)
})

test("after a password change the same device can log in while others guess the new password", async () => {
  const { visitor, email } = await signedUp(site)
  const changed = "New-sets-and-rings-8"
  await visitor.open("/change-password")
  const values = { oldPassword: password, newPassword: changed, confirmPassword: changed }
  expect((await visitor.submit({ values })).path).toBe("/")
  await leave(visitor)
  await guess(new Visitor(site), email, 16)
  expect((await attempt(new Visitor(site), email, changed)).status).toBe(429)
  expect((await attempt(visitor, email, changed)).path).toBe("/")
})

test("the device cookie names no user, and allows its next user five guesses at the last one's password", async () => {
  const [{ visitor, name, email }, next] = [await signedUp(site), await signedUp(site)]
  await leave(visitor)
  const left = JSON.stringify(signedBy(visitor.cookies.get(deviceCookie)))
  expect(left).toMatch(/^\[\{"name":"tahaddi_device","value":"[\w-]{43}",[^{}]*\}\]$/)
  for (const trace of [name, email]) expect(left).not.toContain(trace)

  expect((await attempt(visitor, next.email, password)).path).toBe("/")
  await leave(visitor)
  await guess(new Visitor(site), email, 16)
  expect(await guess(visitor, email, 7)).toEqual([422, 422, 422, 422, 422, 429, 429])
})

test("a device is remembered after the session expires", async () => {
  const { visitor, email } = await signedUp(inject("siteOnFaultyUpstream"))
  const known = visitor.cookies.get(deviceCookie)
  await letEnd(visitor, email)
  const page = await visitor.open("/")
  expect(page.text).toContain(say("en", "toast.sessionExpired"))
  expect(visitor.cookies.get("__Host-session")).toBeUndefined()
  expect(known).toBeTruthy()
  expect(visitor.cookies.get(deviceCookie)).toBe(known)
})

async function attempt(visitor: Visitor, email: string, typed: string): Promise<Page> {
  await visitor.open("/login")
  return visitor.submit({ values: { email, password: typed } })
}

/** Sends `count` wrong passwords; returns the statuses. */
async function guess(visitor: Visitor, email: string, count: number): Promise<number[]> {
  await visitor.open("/login")
  const statuses = []
  // The page in the reply contains the form again.
  for (let index = 0; index < count; index += 1)
    statuses.push((await visitor.submit({ values: { email, password: `Wrong-${index}` } })).status)
  return statuses
}

async function leave(visitor: Visitor): Promise<void> {
  await visitor.open("/logout")
  await visitor.submit()
}
