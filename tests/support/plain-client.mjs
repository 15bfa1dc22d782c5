import { readFileSync } from "node:fs"

/** @typedef {import("./all-forms.mjs").Who} Who */

const file = new URL("../../api/seed/people.json", import.meta.url)
/** @type {{ email: string, password?: string }[]} */
const people = JSON.parse(readFileSync(file, "utf8"))

/** @param {Who} who */
export function credentials(who) {
  const person = people.find(({ email }) => email.startsWith(`${who}@`))
  if (!person?.password) throw new Error(`Nobody in the seed is ${who}.`)
  return { email: person.email, password: person.password }
}

/**
 * The Cookie header of a user who has logged in with the form; "" for a visitor.
 * @param {string} site
 * @param {Who} who
 */
export async function cookiesOf(site, who) {
  if (who === "visitor") return ""
  const answer = await fetch(`${site}/login`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(credentials(who)),
  })
  await answer.arrayBuffer()
  if (answer.status !== 303) throw new Error(`${who} could not log in: ${answer.status}`)
  return answer.headers.getSetCookie().map(firstPart).join("; ")
}

const firstPart = (/** @type {string} */ cookie) => cookie.split(";")[0] ?? ""

/** The access token of a user; "" for a visitor. @param {string} api @param {Who} who */
export async function tokenOf(api, who) {
  if (who === "visitor") return ""
  const answer = await fetch(`${api}/api/Accounts/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(credentials(who)),
  })
  /** @type {{ token?: string }} */
  const { token } = await answer.json()
  if (!token) throw new Error(`${who} could not log in: ${answer.status}`)
  return token
}
