import { redirect } from "@remix-run/cloudflare"
import { categories, type Category, type Game } from "#contract/words"
import type { Source } from "#game/sources/source"
import { readSourceQuery } from "#game/sources/sources"
import { choicePath } from "#app/play/addresses"

export function readCategory(value: string | undefined): Category {
  const category = categories.find((known) => known === value)
  if (!category) throw new Response(null, { status: 404 })
  return category
}

export function readSource(request: Request, category: Category, game: Game): Source {
  const source = readSourceQuery(category, new URL(request.url).searchParams)
  if (source === "invalid") throw new Response(null, { status: 404 })
  if (!source) throw redirect(choicePath(category, game), 303)
  return source
}
