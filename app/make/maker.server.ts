import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import type { Category } from "#contract/words"
import type { Game } from "#game/rounds/place"
import type { AppContext } from "#app/server/context.server"
import { readCategory } from "#app/play/read-table.server"
import { requirePerson, requireRole } from "#app/session/guards.server"
import type { Person } from "#app/session/person.server"

/** One person who writes a question, for one request. */
export interface Maker {
  readonly request: Request
  readonly context: AppContext
  readonly person: Person
  readonly category: Category
  readonly game: Game
}

const teaching = ["Teacher", "Admin"] as const

/** Whether a person may write for school. */
export const mayTeach = ({ role }: Pick<Person, "role">): boolean =>
  teaching.some((known) => known === role)

/** Who writes what: teachers and admins for school, everybody signed in for fun. */
export function enter({ request, params, context }: LoaderFunctionArgs, game: Game): Maker {
  const category = readCategory(params.category)
  const person =
    category === "education"
      ? requireRole(request, context, ...teaching)
      : requirePerson(request, context)
  return { request, context, person, category, game }
}
