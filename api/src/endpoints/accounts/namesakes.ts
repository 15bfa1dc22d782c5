import { avatars, type Avatar, type Language } from "#contract/words"
import { lookAlikeKey } from "../../names/look-alikes.mjs"
import { readGradesOf } from "../../store/accounts/profiles"
import type { Store } from "../../db/store"

interface Shown {
  readonly id: number
  readonly name: string
  readonly avatar: string
}

interface Mark {
  readonly gradeName: string
  readonly avatar?: Avatar
}

/**
 * What tells people of one name on a leaderboard apart, by their id: the name of the grade, and a picture for those
 * who have chosen none. Nothing is read where all names differ.
 */
export async function markNamesakes(
  store: Store,
  people: readonly Shown[],
  language: Language,
): Promise<ReadonlyMap<number, Mark>> {
  const keyed = people.map((person) => ({ ...person, key: lookAlikeKey(person.name) }))
  const namesakes = keyed.filter(({ id, key }) =>
    keyed.some((other) => other.id !== id && other.key === key),
  )
  if (namesakes.length === 0) return new Map()
  const ids = namesakes.map(({ id }) => id)
  const grades = new Map(
    (await readGradesOf(store, ids, language)).map(({ id, gradeName }) => [id, gradeName]),
  )
  return new Map(
    namesakes.map(({ id, avatar }) => {
      const gradeName = grades.get(id) ?? ""
      const lent = avatar === "" ? avatars[id % avatars.length] : undefined
      return [id, lent ? { gradeName, avatar: lent } : { gradeName }]
    }),
  )
}
