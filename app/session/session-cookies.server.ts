import { signedCookie } from "#app/cookies/signed-cookie.server"
import { parsedBy, readKnownDevice, fitCookie } from "./device.server"
import { isOfDevice, type UpstreamCookies } from "./jar.server"
import { type State, signedOut, stateSchema } from "./state.server"

const weekS = 7 * 24 * 60 * 60

export interface SessionCookies {
  readonly state: State
  readonly jar: UpstreamCookies
  commit(last: State, jar: UpstreamCookies): Promise<string[]>
}

export async function readCookies(
  request: Request,
  secrets: string[],
  now: number,
): Promise<SessionCookies> {
  const header = request.headers.get("Cookie")
  const cookie = signedCookie("session", secrets, weekS)
  const stored = parsedBy(stateSchema, await cookie.parse(header))
  const { jar: ofPerson, ...state } = stored ?? { ...signedOut, jar: [] }
  const device = await readKnownDevice(header, secrets, now)
  const serialize = (last: State, jar: UpstreamCookies) =>
    last.person
      ? fitCookie(
          jar.filter((each) => !isOfDevice(each)),
          (some) => cookie.serialize({ ...last, jar: some }),
        )
      : cookie.serialize("", { maxAge: 0 })
  return {
    state,
    jar: [...device.cookies, ...ofPerson],
    commit: async (last, jar) => [await serialize(last, jar), ...(await device.commit(jar))],
  }
}
