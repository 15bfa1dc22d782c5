import { HashingSemaphore } from "../../../api/src/security/hashing-semaphore"
import type { Passwords } from "../../../api/src/security/password"
import { type Account } from "./accounts"
import { clock, createCaller, quickPasswords, type Answer } from "./api"

export const looks: number[] = []
const counting: Passwords = {
  ...quickPasswords,
  matches(password, hash) {
    looks.push(clock.now)
    return quickPasswords.matches(password, hash)
  },
}
/** Without the semaphore's help the limits must hold. */
export const call = createCaller({
  passwords: counting,
  hashing: new HashingSemaphore({ slots: 10_000, maxMs: Infinity }),
})

export const login = (email: string, password: string, cookie = "") =>
  call("/api/Accounts/login", { body: { email, password }, cookie })

export async function looksDuring(work: () => Promise<unknown>): Promise<number> {
  const before = looks.length
  await work()
  return looks.length - before
}

export const guess = (email: string, count: number, cookie = "") =>
  flood(count, (number) => login(email, `Wrong-${number}`, cookie), 50)

export async function flood(
  count: number,
  send: (number: number) => Promise<Pick<Answer, "status">>,
  atOnce = 30,
) {
  const statuses: number[] = []
  for (let done = 0; done < count; done += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, count - done) }, (_, at) => send(done + at))
    for (const { status } of await Promise.all(some)) statuses.push(status)
  }
  return tellStatuses(statuses)
}

export function tellStatuses(statuses: readonly number[]): Readonly<Record<string, number>> {
  const told: Record<number, number> = {}
  for (const status of statuses) told[status] = (told[status] ?? 0) + 1
  return told
}

export const knownDevice = async ({ email, password }: Account, cookie = ""): Promise<string> =>
  deviceIn((await login(email, password, cookie)).headers)

export const deviceIn = (headers: Headers): string =>
  /tahaddi_device=[^;]*/.exec(headers.getSetCookie().join("\n"))?.[0] ?? ""

export const report = (what: string, told: object) =>
  console.log(what.padEnd(48), JSON.stringify(told))
