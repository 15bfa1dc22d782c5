import { readCookie } from "./read-cookie"
import { tokenLifetimeMs } from "./token"

const name = "tahaddi_access"

export const accessCookie = (token: string) =>
  `${name}=${token}; Path=/; Max-Age=${tokenLifetimeMs / 1000}; HttpOnly; Secure; SameSite=Lax`

/** The token in a Cookie header. */
export const readAccessCookie = (header: string | null) => readCookie(header, name)
