import { accessCookie, deviceCookie } from "../../api/src/security/cookies"
import { readSession } from "../../app/session/session.server"
import type { SignedIn } from "../../app/session/person.server"
import { CookieJar } from "./cookie-jar"

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

/** Longer than any run of the tests. */
const lifetimeMs = 12 * 60 * 60 * 1000

/** The cookies of a newly logged-in user, signed with the product's secrets of this run. */
export async function mintSession(member: Member): Promise<CookieJar> {
  const secrets = (process.env["TAHADDI_SECRETS"] ?? "").split(",")
  const session = await readSession(new Request("https://tahaddi.example/"), secrets)
  session.signIn(answerOf(member))
  session.jar.keep(new Headers({ "Set-Cookie": accessCookie(member.token) }))
  const cookies = new CookieJar()
  const headers = new Headers()
  for (const line of await session.commit()) headers.append("Set-Cookie", line)
  cookies.take(headers)
  return cookies
}

/** The cookie of a device on which somebody has logged in. */
export async function mintDevice(name: string): Promise<string> {
  const secrets = (process.env["TAHADDI_SECRETS"] ?? "").split(",")
  const session = await readSession(new Request("https://tahaddi.example/"), secrets)
  session.jar.keep(new Headers({ "Set-Cookie": deviceCookie(name) }))
  const line = (await session.commit()).find((each) => each.startsWith("__Host-device="))
  return line?.split(";")[0] ?? ""
}

/** The API's reply to a log-in. */
function answerOf(member: Member): SignedIn {
  const { id, name, email, token, role = "Student", grade, subject = "", points = 0 } = member
  const { confirmed } = member
  return {
    id: String(id),
    name,
    email,
    token,
    role,
    grade: String(grade ?? ""),
    subject,
    points,
    expiration: new Date(Date.now() + lifetimeMs).toISOString(),
    message: "",
    confirmed,
  }
}
