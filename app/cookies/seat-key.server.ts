import { readCookie, settingCookie } from "./plain-cookie.server"

/** A guest's seat is proved by a key in this cookie, which scripts cannot read. Rooms are gone after a day. */
const cookie = "__Host-seat"
const daySeconds = 24 * 60 * 60
const keyPattern = /^[\w-]{22,64}$/

export const newSeatCookie = (key: string = crypto.randomUUID()) =>
  settingCookie(cookie, key, { maxAge: daySeconds })

const checked = (key: string | null): string | undefined =>
  key && keyPattern.test(key) ? key : undefined

export const readSeatKey = (request: Request) => checked(readCookie(request, cookie))

/** The link of the page for the projector carries it. */
export const readScreenKey = ({ searchParams }: URL) => checked(searchParams.get("key"))
