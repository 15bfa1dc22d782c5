import { accessCookie, deviceCookie } from "../../api/src/security/cookies"
import { readSession, type Session } from "../../app/session/session.server"
import { CookieJar } from "./cookie-jar"
import { layla } from "./log-in-reply"

export interface Member {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly token: string
  readonly role?: string
  readonly grade?: number
  readonly subject?: string
  readonly points?: number
  readonly confirmed?: boolean
}

const lifetimeMs = 12 * 60 * 60 * 1000

export async function mintSession(member: Member): Promise<CookieJar> {
  const { id, name, email, token, role = "Student", grade = "", subject = "", points = 0 } = member
  const own = { id: String(id), name, email, token, role, grade: String(grade), subject, points }
  const expiration = new Date(Date.now() + lifetimeMs).toISOString()
  const reply = { ...layla, ...own, expiration, confirmed: member.confirmed }
  const lines = await mint(accessCookie(token), (session) => session.signIn(reply))
  const cookies = new CookieJar()
  cookies.take(new Headers(lines.map((line): [string, string] => ["Set-Cookie", line])))
  return cookies
}

export async function mintDevice(name: string): Promise<string> {
  const line = (await mint(deviceCookie(name))).find((each) => each.startsWith("__Host-device="))
  return line?.split(";")[0] ?? ""
}

async function mint(kept: string, begin: (session: Session) => void = () => {}) {
  const secrets = (process.env["TAHADDI_SECRETS"] ?? "").split(",")
  const session = await readSession(new Request("https://tahaddi.example/"), secrets)
  begin(session)
  session.jar.keep(new Headers({ "Set-Cookie": kept }))
  return session.commit()
}
