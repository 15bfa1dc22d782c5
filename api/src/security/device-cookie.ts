import { accounts } from "#contract"
import { readCookie } from "./read-cookie"

const name = "tahaddi_device"

/** How long a device is known after somebody has last logged in on it. */
export const deviceLifetimeMs = 180 * 24 * 60 * 60 * 1000

const wellFormed = /^[\w-]{43}$/

/** Goes back with logins only, and outlives the sessions of the person. */
export const deviceCookie = (device: string) =>
  `${name}=${device}; Path=${accounts.login.path}; Max-Age=${deviceLifetimeMs / 1000}; HttpOnly; Secure; SameSite=Lax`

export function readDevice(header: string | null): string | null {
  const device = readCookie(header, name)
  return device !== null && wellFormed.test(device) ? device : null
}
