import { accounts } from "#contract"
import { tokenLifetimeMs } from "./token"

export const accessCookieName = "tahaddi_access"
const deviceCookieName = "tahaddi_device"

export const deviceLifetimeMs = 180 * 24 * 60 * 60 * 1000

const wellFormedDevice = /^[\w-]{43}$/

export const accessCookie = (token: string) =>
  `${accessCookieName}=${token}; Path=/; Max-Age=${tokenLifetimeMs / 1000}; HttpOnly; Secure; SameSite=Lax`

export const noAccessCookie = () => accessCookie("").replace(/Max-Age=\d+/, "Max-Age=0")

export const readAccessCookie = (header: string | null) => readCookie(header, accessCookieName)

/** Browsers send this cookie with logins only; it outlives the sessions of the person. */
export const deviceCookie = (device: string) =>
  `${deviceCookieName}=${device}; Path=${accounts.login.path}; Max-Age=${deviceLifetimeMs / 1000}; HttpOnly; Secure; SameSite=Lax`

export function readDeviceCookie(header: string | null): string | null {
  const device = readCookie(header, deviceCookieName)
  return device !== null && wellFormedDevice.test(device) ? device : null
}

function readCookie(header: string | null, name: string): string | null {
  for (const part of (header ?? "").split(";")) {
    const [key, value] = part.trim().split("=")
    if (key === name && value) return value
  }
  return null
}
