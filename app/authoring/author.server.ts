import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import type { Category, Game } from "#contract/words"
import type { AppContext } from "#app/server/context.server"
import { readCategory } from "#app/play/sources/read-source.server"
import { requirePerson, requireRole } from "#app/session/guards.server"
import type { Person } from "#app/session/person.server"

export interface QuestionLinks {
  readonly replaces?: number[]
  readonly twinOf?: number[]
}

export interface Author {
  readonly request: Request
  readonly context: AppContext
  readonly person: Person
  readonly category: Category
  readonly game: Game
  readonly links?: QuestionLinks
}

const teaching = ["Teacher", "Admin"] as const

export const mayTeach = ({ role }: Pick<Person, "role">): boolean =>
  teaching.some((known) => known === role)

export async function readAids({ offers }: Pick<AppContext, "offers">) {
  const { canBeExact, canTryAnswers } = await offers()
  return { canBeExact, canTryAnswers }
}

export const mayReadApproved = async (
  { offers }: Pick<AppContext, "offers">,
  { isWaiting }: Pick<Person, "isWaiting">,
): Promise<boolean> => !isWaiting && (await offers()).hasApproved

export function requireAuthor(
  { request, params, context }: LoaderFunctionArgs,
  game: Game,
): Author {
  const category = readCategory(params.category)
  const person =
    category === "education"
      ? requireRole(request, context, ...teaching)
      : requirePerson(request, context)
  return { request, context, person, category, game }
}
