import { mintSession, type Member } from "./mint-session"
import { personOf, takeToken } from "./ready-people.mjs"
import { Visitor } from "./visitor"
import type { Language } from "./words"

export type Persona = "layla" | "omar" | "huda" | "sami"

export async function visitorOf(member: Member, site: string, language: Language) {
  const visitor = new Visitor(site, language, await mintSession(member))
  const { status } = await visitor.open("/")
  if (status !== 200 || !visitor.page.text.includes(member.name))
    throw new Error(`${member.name} is not in: ${status} ${visitor.page.text}`)
  return visitor
}

export const signedIn = (site: string, persona: Persona, language: Language = "en") =>
  visitorOf(seeded(persona), site, language)

export function seeded(persona: Persona) {
  const person = personOf(persona)
  return { ...person, token: takeToken(person.id) }
}
