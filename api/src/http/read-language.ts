import { languages, type Language } from "#contract/words"

interface Wish {
  readonly tag: string
  readonly weight: number
}

/** The supported language that an Accept-Language header prefers; `null` if it names none of them. */
export function readLanguage(header: string | null | undefined): Language | null {
  const wishes = (header ?? "").slice(0, 500).split(",").map(readWish)
  const liked = wishes.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)
  for (const { tag } of liked) {
    const language = languages.find((known) => tag === known || tag.startsWith(`${known}-`))
    if (language) return language
  }
  return null
}

function readWish(part: string): Wish {
  const [tag = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith("q="))
  return { tag, weight: quality ? Number(quality.slice(2)) || 0 : 1 }
}
