import { Failure } from "../launch/failure.mjs"
import { loadSource } from "../launch/load-source.mjs"
import { runStep } from "./account.mjs"

/**
 * Gives an account the role of admin. Only an account without grade, subject and points can get it: those of
 * pupils and teachers have data that an admin's account does not have.
 * @param {object} command
 * @param {string} command.email
 * @param {import("./account.mjs").Wrangler} command.wrangler
 * @param {readonly string[]} command.database the options of wrangler that name it
 * @param {string} command.site where people sign up
 * @returns {Promise<string>} what was done
 */
export async function makeAdmin({ email, wrangler, database, site }) {
  const { parseEmail } = await loadSource("contract/email.ts")
  /** @type {string | null} */
  const address = parseEmail(email)
  if (!address) throw new Failure("Give one mail address: npm run admin -- you@example.org")
  const quoted = `'${address.replaceAll("'", "''")}'`
  const query = (/** @type {string} */ sql) =>
    runStep(wrangler, {
      args: ["d1", "execute", "DB", ...database, "--json", "--yes", "--command", sql],
      doing: "change the database",
      permission: "D1: Edit",
    })
  const found = await query(`SELECT role FROM people WHERE email = ${quoted}`)
  /** @type {string | undefined} */
  const role = JSON.parse(found)[0]?.results[0]?.role
  if (role === undefined)
    throw new Failure(
      `Nobody has signed up as ${address}: do it at ${site}/signup, then run this again.`,
    )
  if (role === "Admin") return `${address} is an admin already.`
  if (role !== "User")
    throw new Failure(
      `${address} is the account of a ${role.toLowerCase()}: sign up as a player with another address at ${site}/signup.`,
    )
  // A token stores the role that it was issued for, so the person has to log in again.
  await query(
    `UPDATE people SET role = 'Admin' WHERE email = ${quoted} AND role = 'User'; ` +
      `DELETE FROM access_tokens WHERE person_id = (SELECT id FROM people WHERE email = ${quoted})`,
  )
  return `${address} is an admin now, and has to log in again.`
}
