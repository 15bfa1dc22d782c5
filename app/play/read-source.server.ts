import { redirect } from "@remix-run/cloudflare"
import { categories, languages, sections, type Category, type Game } from "#contract/words"
import { practices, type DrawChoice, type Source } from "#game/rounds/round-key"
import { choicePath } from "./addresses"

const nameMax = 200

/** The category in an address. Throws a 404 for any other value. */
export function readCategory(value: string | undefined): Category {
  const category = categories.find((known) => known === value)
  if (!category) throw new Response(null, { status: 404 })
  return category
}

/** The source in an address. Throws a redirect to the choice of one if there is none, and a 404 if it is invalid. */
export function readSource(request: Request, category: Category, game: Game): Source {
  const { searchParams } = new URL(request.url)
  const source = category === "education" ? inChapter(searchParams) : inSection(searchParams)
  if (!source) throw redirect(choicePath(category, game), 303)
  return source
}

function inChapter(search: URLSearchParams): Source | null {
  const key = search.get("again")
  if (key) return { category: "practice", key: key.slice(0, nameMax) }
  const [subject, chapter] = [search.get("subject")?.trim(), search.get("chapter")?.trim()]
  if (!subject || !chapter) return null
  if (subject.length > nameMax || chapter.length > nameMax)
    throw new Response(null, { status: 404 })
  return { category: "education", subject, chapter, ...choiceIn(search) }
}

function inSection(search: URLSearchParams): Source | null {
  const section = search.get("section")
  if (!section) return null
  if (!sections[Number(section)] || !/^\d$/.test(section)) throw new Response(null, { status: 404 })
  return { category: "entertainment", section, ...choiceIn(search) }
}

/** Unknown values are ignored. */
function choiceIn(search: URLSearchParams): DrawChoice {
  const language = languages.find((known) => known === search.get("language"))
  const practice = practices.find((known) => known === search.get("practice"))
  return { ...(language ? { language } : {}), ...(practice ? { practice } : {}) }
}
