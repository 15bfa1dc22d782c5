import { redirect } from "@remix-run/cloudflare"
import { categories, sections, type Category } from "#contract/words"
import type { Game, Place, Table } from "#game/rounds/place"

const nameMax = 200

/** A category as addresses name it; anything else is no page. */
export function readCategory(value: string | undefined): Category {
  const category = categories.find((known) => known === value)
  if (!category) throw new Response(null, { status: 404 })
  return category
}

/** The table that an address names. Where it names none, the way to choose one. */
export function readTable(request: Request, category: Category, game: Game): Table {
  const { searchParams } = new URL(request.url)
  const place = category === "education" ? inChapter(searchParams) : inSection(searchParams)
  if (!place) throw redirect(`/games/${category}/${game}`, 303)
  return { game, place }
}

function inChapter(search: URLSearchParams): Place | null {
  const key = search.get("again")
  if (key) return { category: "practice", key: key.slice(0, nameMax) }
  const [subject, chapter] = [search.get("subject")?.trim(), search.get("chapter")?.trim()]
  if (!subject || !chapter) return null
  if (subject.length > nameMax || chapter.length > nameMax)
    throw new Response(null, { status: 404 })
  return { category: "education", subject, chapter }
}

function inSection(search: URLSearchParams): Place | null {
  const section = search.get("section")
  if (!section) return null
  if (!sections[Number(section)] || !/^\d$/.test(section)) throw new Response(null, { status: 404 })
  return { category: "entertainment", section }
}
