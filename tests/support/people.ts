import { readFileSync } from "node:fs"
import { seededPeople, takeToken } from "./ready-people.mjs"
import { visitorOf } from "./signed-in"
import { Visitor } from "./visitor"
import type { Language } from "./words"

export type Persona = "layla" | "omar" | "huda" | "sami"

const file = new URL("../../api/seed/people.json", import.meta.url)
const people: { name: string; email: string; password?: string }[] = JSON.parse(
  readFileSync(file, "utf8"),
)

/**
 * A user of the seed: layla is a pupil, omar a teacher, huda an admin, sami an entertainment
 * user.
 */
export function credentialsOf(persona: Persona): { email: string; password: string } {
  const person = people.find(({ email }) => email.startsWith(`${persona}@`))
  if (!person?.password) throw new Error(`Nobody in the seed is ${persona}.`)
  return { email: person.email, password: person.password }
}

/** A client signed in as a user of the seed by a minted session, which is faster than logging in. */
export const signedIn = (site: string, persona: Persona, language: Language = "en") =>
  visitorOf(seeded(persona), site, language)

/** A user of the seed with an access token. */
export function seeded(persona: Persona) {
  const person = seededPeople().find(({ email }) => email.startsWith(`${persona}@`))
  if (!person) throw new Error(`Nobody in the seed is ${persona}.`)
  return { ...person, token: takeToken(person.id) }
}

/** A client that has logged in with the form. */
export async function loggedIn(
  site: string,
  persona: Persona,
  language: Language = "en",
): Promise<Visitor> {
  const visitor = new Visitor(site, language)
  await visitor.open("/login")
  const { status, path } = await visitor.submit({ values: credentialsOf(persona) })
  if (status !== 200 || path.startsWith("/login"))
    throw new Error(`${persona} could not log in: ${status} ${visitor.page.text}`)
  return visitor
}
