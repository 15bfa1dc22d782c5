import { inject } from "vitest"
import { internalHeaders } from "#platform/internal-headers"
import { type Account } from "./accounts"
import { createCaller } from "./api"
import { exactLimits, nextMinute } from "./exact-limits"
import { deviceIn } from "./guess"

export const school = "203.0.113.7"

export const many = inject("isDeep") ? 660 : 60

export const api = { limits: exactLimits(), call: createCaller() }

export function beginMinute(): void {
  nextMinute()
  const limits = exactLimits()
  Object.assign(api, { limits, call: createCaller({}, limits) })
}

export interface From {
  readonly cookie?: string
  readonly network?: string
}

export const send = (name: string, body: unknown, { cookie = "", network = school }: From = {}) =>
  api.call(`/api/Accounts/${name}`, {
    body,
    cookie,
    headers: { [internalHeaders.address]: network },
  })
export const login = ({ email, password }: Account, from?: From) =>
  send("login", { email, password }, from)
export const forget = ({ email }: Pick<Account, "email">, from?: From) =>
  send("ForgetPassword", { email }, from)
export const statusOf = async (sent: Promise<{ readonly status: number }>) => (await sent).status

let made = 0
export const madeUp = () => ({
  email: `made-up-${(made += 1)}@school.example`,
  password: "Wrong-1234",
})

export async function deviceOf(...people: readonly Account[]): Promise<string> {
  let cookie = ""
  for (const person of people)
    cookie = deviceIn((await login(person, { cookie, network: "198.51.100.1" })).headers)
  return cookie
}
