import { classWork as limits } from "#contract/limits"
import { type Game, gameNames, type Language, languages } from "#contract/words"

/** A round by the ids of its questions: "12", or the six of a set, "12-13-14-15-16-17". */
const round = /^\d{1,15}(-\d{1,15}){0,5}$/

const parse = (text: string | null): readonly string[] =>
  (text ?? "")
    .split(".")
    .filter((each) => round.test(each))
    .slice(0, 2 * limits.roundsMax)

/**
 * The chosen rounds in their order: those of the address, without those that were shown and are not ticked any more, then
 * those that were ticked since; moved or taken out by the button that was pressed.
 */
export function readChosen({ searchParams }: URL): readonly string[] {
  const picked = parse(searchParams.getAll("pick").join("."))
  const shown = new Set(parse(searchParams.get("shown")))
  const kept = parse(searchParams.get("chosen")).filter(
    (each) => !shown.has(each) || picked.includes(each),
  )
  const all = [...new Set([...kept, ...picked])]
  const [verb, of = ""] = (searchParams.get("do") ?? "").split(" ")
  if (verb === "out") return all.filter((each) => each !== of)
  const at = all.indexOf(of)
  if (verb !== "up" || at < 1) return all
  return [...all.slice(0, at - 1), of, ...all.slice(at - 1, at), ...all.slice(at + 1)]
}

export const toRounds = (chosen: readonly string[]): number[][] =>
  chosen.map((each) => each.split("-").map(Number))

export const toAddress = (chosen: readonly string[], step: "" | "terms" = ""): string =>
  `?${new URLSearchParams({ way: "questions", ...(step && { step }), chosen: chosen.join(".") })}`

export interface Filter {
  readonly subject: string
  readonly chapter: string
  readonly game: Game
  readonly language: Language
  readonly search: string
  readonly isOwn: boolean
  readonly after: string
}

export function readFilter({ searchParams }: URL, language: Language): Filter {
  const read = (name: string) => searchParams.get(name)?.trim().slice(0, 200) ?? ""
  const verb = read("do").split(" ")[0]
  const matching = (name: string, form: RegExp) => (form.test(read(name)) ? read(name) : "")
  const after = verb === "find" ? "" : matching(verb === "more" ? "next" : "after", position)
  return {
    subject: read("subject"),
    chapter: matching("chapter", /^[1-9]\d{0,2}$/),
    game: gameNames.find((game) => game === read("game")) ?? gameNames[0],
    language: languages.find((each) => each === read("language")) ?? language,
    search: read("search"),
    isOwn: read("own") === "true",
    after,
  }
}

const position = /^\d{1,3}-[a-z]{2}-\d-\d{1,9}$/
