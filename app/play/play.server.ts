import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import type { Game, Table } from "#game/rounds/place"
import type { AppContext } from "#app/server/context.server"
import type { PlayersReferee } from "#app/referee/referee.server"
import { requirePerson, requireRole } from "#app/session/guards.server"
import type { Person } from "#app/session/person.server"
import { playPath } from "./addresses"
import { listedPlace, toOneAddress } from "./canonical-place.server"
import { readCategory, readTable } from "./read-table.server"

/** One person at one table, for one request. */
export interface Play {
  readonly request: Request
  readonly context: AppContext
  readonly person: Person
  readonly referee: PlayersReferee
  readonly table: Table
  /** The upstream lists no such place: nothing is begun there. */
  readonly isUnlisted?: boolean
}

/** Requests whose form was sent to another spelling of the address: its page comes back as it was. */
const posted = new WeakSet<AppContext>()

/**
 * Who plays at which table: pupils in education, everybody signed in for entertainment. Every
 * spelling of a table leads to its one address; a form does its work at the table that it means.
 */
export async function enter(
  { request, params, context }: LoaderFunctionArgs,
  game: Game,
): Promise<Play> {
  const category = readCategory(params.categoryGame)
  const person =
    category === "education"
      ? requireRole(request, context, "Student")
      : requirePerson(request, context)
  const table = readTable(request, category, game)
  const play = { request, context, person, referee: context.referee.of(person.id), table }
  if (table.place.category !== "education") return play
  const { grade } = person
  const { place, isListed } = await listedPlace(table.place, { ...play, grade, game })
  if (request.method === "POST") posted.add(context)
  else if (isListed && place.category === "education" && !posted.has(context)) {
    const away = toOneAddress(request, place)
    if (away) throw away
  }
  return { ...play, table: { game, place }, isUnlisted: !isListed }
}

/** On to the table; `roundId` names an answered round that is to be seen there. */
export function toTable({ table }: Pick<Play, "table">, roundId?: string) {
  return redirect(playPath(table, roundId), 303)
}
