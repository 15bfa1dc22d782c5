import { personOf } from "./ready-people.mjs"

/** @typedef {"visitor" | "layla" | "omar" | "huda" | "sami"} Who */
/** @typedef {{ email: string, password: string }} Credentials */

/** Layla is a pupil, omar a teacher, huda an admin, sami an entertainment user. @param {Who} who */
export function credentialsOf(who) {
  const { email, password = "" } = personOf(who)
  return { email, password }
}

/** The Cookie header; "" for a visitor. @param {string} site @param {Who | Credentials} who */
export async function cookiesOf(site, who) {
  if (who === "visitor") return ""
  const answer = await fetch(`${site}/login`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(typeof who === "string" ? credentialsOf(who) : who),
  })
  await answer.arrayBuffer()
  if (answer.status !== 303)
    throw new Error(`${JSON.stringify(who)} could not log in: ${answer.status}`)
  return answer.headers.getSetCookie().map(firstPart).join("; ")
}

const firstPart = (/** @type {string} */ cookie) => cookie.split(";")[0] ?? ""

/** In no language if none is given. @param {string} api @param {Credentials} credentials @param {string} [language] */
export async function apiAs(api, credentials, language) {
  /** @param {string} path @param {object} [body] @param {Record<string, string>} [bearer] */
  const send = (path, body, bearer) => {
    const headers = { ...bearer, ...(language && { "Accept-Language": language }) }
    if (!body) return fetch(`${api}/api/${path}`, { headers })
    const sent = { headers: { ...headers, "Content-Type": "application/json" } }
    return fetch(`${api}/api/${path}`, { ...sent, method: "POST", body: JSON.stringify(body) })
  }
  const answer = await send("Accounts/login", credentials)
  /** @type {{ token?: string, points: number }} */
  const login = await answer.json()
  if (!login.token) throw new Error(`${credentials.email} could not log in: ${answer.status}`)
  const bearer = { Authorization: `Bearer ${login.token}` }
  /** @param {string} path @param {object} [body] */
  const call = (path, body) => send(path, body, bearer)
  return { login, call }
}

/** The access token of a user; "" for a visitor. @param {string} api @param {Who} who */
export const tokenOf = async (api, who) =>
  who === "visitor" ? "" : ((await apiAs(api, credentialsOf(who))).login.token ?? "")
