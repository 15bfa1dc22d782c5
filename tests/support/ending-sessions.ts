import { apiAs } from "./plain-client.mjs"
import { logIn, password } from "./register-student"
import { api, faultyUpstream, site } from "./on-faulty-upstream"
import { Visitor, type Page } from "./visitor"

export async function logInFor(
  visitor: Visitor,
  email: string,
  leftMs: number,
  given = password,
): Promise<Page> {
  const { login } = await apiAs(api, { email, password: given })
  const expiration = new Date(Date.now() + leftMs).toISOString()
  await faultyUpstream.reply("Accounts/login", { status: 200, body: { ...login, expiration } })
  try {
    return await logIn(visitor, email, given)
  } finally {
    await faultyUpstream.heal()
  }
}

/** Replaces the cookie of a session by one that an earlier log-in would have left. */
export async function letEnd(visitor: Visitor, email: string, given = password): Promise<void> {
  const earlier = new Visitor(site)
  await earlier.open("/login")
  await logInFor(earlier, email, -1000, given)
  const cookies = earlier.transcript.flatMap(({ headers }) => headers.getSetCookie())
  const [, ended] = /^__Host-session=([^;]+);/.exec(cookies.find(isSession) ?? "") ?? []
  if (!ended) throw new Error(`${email} has no session to end.`)
  visitor.cookies.set("__Host-session", ended)
}

const isSession = (cookie: string) => /^__Host-session=[^;]/.test(cookie)
