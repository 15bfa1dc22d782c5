import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare"
import type { Game, Table } from "#game/rounds/place"
import type { AppContext } from "~/context.server"
import type { PlayersReferee } from "~/referee/referee.server"
import { requirePerson, requireRole } from "~/session/guards.server"
import type { Person } from "~/session/person.server"
import { playPath } from "./addresses"
import { readCategory, readTable } from "./read-table.server"

/** One person at one table, for one request. */
export interface Play {
  readonly request: Request
  readonly context: AppContext
  readonly person: Person
  readonly referee: PlayersReferee
  readonly table: Table
}

/** Who plays at which table: pupils in education, everybody signed in for entertainment. */
export function enter({ request, params, context }: LoaderFunctionArgs, game: Game): Play {
  const category = readCategory(params.categoryGame)
  const person =
    category === "education"
      ? requireRole(request, context, "Student")
      : requirePerson(request, context)
  const table = readTable(request, category, game)
  return { request, context, person, referee: context.referee.of(person.id), table }
}

/** On to the table; `roundId` names an answered round that is to be seen there. */
export function toTable({ table }: Play, roundId?: string) {
  return redirect(playPath(table, roundId), 303)
}
