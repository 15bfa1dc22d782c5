import { mintSession, type Member } from "./mint-session"
import { Visitor } from "./visitor"
import type { Language } from "./words"

/** A client with a minted session of this user, on the home page. */
export async function visitorOf(
  member: Member,
  site: string,
  language: Language,
): Promise<Visitor> {
  const visitor = new Visitor(site, language, await mintSession(member))
  const { status } = await visitor.open("/")
  if (status !== 200 || !visitor.page.text.includes(member.name))
    throw new Error(`${member.name} is not in: ${status} ${visitor.page.text}`)
  return visitor
}
