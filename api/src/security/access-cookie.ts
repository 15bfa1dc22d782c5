import { readCookie } from "./read-cookie"
import { tokenLifetimeMs } from "./token"

export const accessCookieName = "tahaddi_access"

export const accessCookie = (token: string) =>
  `${accessCookieName}=${token}; Path=/; Max-Age=${tokenLifetimeMs / 1000}; HttpOnly; Secure; SameSite=Lax`

/** Takes the cookie away. */
export const noAccessCookie = () => accessCookie("").replace(/Max-Age=\d+/, "Max-Age=0")

/** The token in a Cookie header. */
export const readAccessCookie = (header: string | null) => readCookie(header, accessCookieName)
