import { createHash } from "node:crypto"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { hashPassword } from "../../api/seed/hash-password.mjs"
import { readPeople } from "../../api/seed/read-seed.mjs"
import { insertRows } from "../../api/seed/sql.mjs"
import { areHashesQuick, quickCost } from "./quick-hashes.mjs"

/** Pupils who are signed in before a suite starts: hashing a password takes longer than anything else in a test. */
const readyCount = 800

export const readyPassword = "Kick-0ff!"

const tokenLifetimeMs = 12 * 60 * 60 * 1000

/** @param {number} number from 1 */
export const readyPupil = (number) => ({
  id: 10_000 + number,
  name: `Nora ${number}`,
  email: `nora-${number}@school.example`,
  token: tokenOf(`pupil-${number}`),
})

export const seededPeople = () =>
  readPeople().map((person, index) => ({ ...person, id: index + 1 }))

/** @param {string} who */
export function personOf(who) {
  const person = seededPeople().find(({ email }) => email.startsWith(`${who}@`))
  if (!person) throw new Error(`Nobody in the seed is ${who}.`)
  return person
}

/** How often one run can sign in as each of the seed users. */
const signInsMax = 300

/** A token of its own for each test, so that logging out ends no other test's session. @param {number} id */
export const takeToken = (id) => seedToken(id, take(`seed-${id}`, signInsMax))

/** @param {number} id @param {number} number */
const seedToken = (id, number) => tokenOf(`seed-${id}-${number}`)

/** In the API's format. @param {string} name */
const tokenOf = (name) => name.padEnd(43, "_")

export function readyPeople() {
  const pupils = Array.from({ length: readyCount }, (_, index) => readyPupil(index + 1))
  const hash = hashPassword("ready", readyPassword, areHashesQuick() ? quickCost : undefined)
  const rows = pupils.map(({ id, name, email }) => ({
    id,
    name,
    email,
    role: "Student",
    grade_id: 7,
    password_hash: hash,
    created_at: 0,
  }))
  return [...insertRows("people", rows), ...insertRows("access_tokens", tokensOf(pupils))]
}

/** @param {readonly ReturnType<typeof readyPupil>[]} pupils */
function tokensOf(pupils) {
  const expiresAt = Date.now() + tokenLifetimeMs
  const everybody = [
    ...pupils.map((pupil) => ({ ...pupil, role: "Student" })),
    ...seededPeople()
      .filter(({ password }) => password)
      .flatMap(({ id, role }) =>
        Array.from({ length: signInsMax }, (_, at) => ({ id, role, token: seedToken(id, at + 1) })),
      ),
  ]
  return everybody.map(({ id, role, token }) => ({
    hash: createHash("sha256").update(token).digest("base64url"),
    person_id: id,
    role,
    expires_at: expiresAt,
  }))
}

export const takePupil = () => readyPupil(take("pupil", readyCount))

/** The first number that no other test of this run has taken. @param {string} kind @param {number} count */
function take(kind, count) {
  const folder = process.env["TAHADDI_TAKEN"] ?? ""
  mkdirSync(folder, { recursive: true })
  for (let number = 1; number <= count; number += 1) {
    const claim = join(folder, `${kind}-${number}`)
    if (existsSync(claim)) continue
    try {
      writeFileSync(claim, "", { flag: "wx" })
      return number
    } catch {
      // Another process has claimed this one in the meantime.
    }
  }
  throw new Error(`All ${count} of ${kind} are taken.`)
}
