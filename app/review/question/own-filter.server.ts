import {
  type Game,
  gameNames,
  type QuestionStatus,
  questionStatuses,
  wireGames,
} from "#contract/words"

export interface OwnFilter {
  readonly status: QuestionStatus | ""
  readonly game: Game | ""
  readonly search: string
  readonly before: string
}

/** Reads the filter from the address; an unknown value means all. */
export function readOwnFilter({ searchParams }: URL): OwnFilter {
  const text = (name: string) => searchParams.get(name)?.trim().slice(0, 200) ?? ""
  return {
    status: questionStatuses.find((status) => status === text("status")) ?? "",
    game: gameNames.find((game) => game === text("game")) ?? "",
    search: text("search"),
    before: /^\d{1,15}-\d{1,15}$/.test(text("before")) ? text("before") : "",
  }
}

export const addressOfOwn = (filter: OwnFilter): string =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== "")).toString()

export const toOwnQuery = ({ status, game, search, before }: OwnFilter) => ({
  status: status || undefined,
  game: game ? wireGames[game] : undefined,
  search: search || undefined,
  before: before || undefined,
})
