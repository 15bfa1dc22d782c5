import { sql, type Compilable, type RawBuilder } from "kysely"
import type { PersonEvent } from "#contract/accounts/person-events"
import { insertPersonEvent } from "./person-events"
import { isColleague } from "./schools"
import { batchWrite, compiled, type Store } from "../../db/store"
import { deleteAllTokens } from "./tokens"

export interface Changing {
  readonly personId: number
  readonly adminId: number
}

interface Change {
  readonly kind: PersonEvent
  readonly detail?: Readonly<Record<string, unknown>>
  readonly set: RawBuilder<unknown>
  /** The change, with its event, is made only if this holds. */
  readonly where: RawBuilder<unknown>
  readonly others?: readonly Compilable[]
}

async function changePerson(
  store: Store,
  { personId, adminId }: Changing,
  { kind, detail = {}, set, where, others = [] }: Change,
  now: number,
): Promise<boolean> {
  const isChanged = sql`${isColleague(personId, adminId)} AND ${where}`
  const only = sql`EXISTS (SELECT 1 FROM people WHERE ${isChanged})`
  const [added] = await batchWrite(store, [
    insertPersonEvent(store, { personId, byId: adminId, kind, detail, only }, now),
    compiled(store, sql`UPDATE people SET ${set} WHERE ${isChanged}`),
    ...others,
  ])
  return added === 1
}

interface Grades {
  readonly from: number
  readonly to: number
}

export const writeGrade = (store: Store, changing: Changing, { from, to }: Grades, now: number) =>
  changePerson(
    store,
    changing,
    {
      kind: "grade changed",
      detail: { from, to },
      set: sql`grade_id = ${to}`,
      where: sql`role = 'Student' AND grade_id = ${from}`,
    },
    now,
  )

export const clearProfile = (store: Store, changing: Changing, now: number) =>
  changePerson(
    store,
    changing,
    {
      kind: "profile reset",
      set: sql`avatar = '', nickname = '', nickname_key = ''`,
      where: sql`(avatar <> '' OR nickname <> '')`,
    },
    now,
  )

/**
 * Blocks a person and deletes the tokens. The last admin of the school who is not blocked stays so: of two admins who
 * block each other at once, the first succeeds.
 */
export function storeBlock(store: Store, changing: Changing, now: number): Promise<boolean> {
  const { personId, adminId } = changing
  const isLeft = sql`EXISTS (SELECT 1 FROM people AS other WHERE other.school_id = people.school_id
    AND other.role = 'Admin' AND other.blocked_at IS NULL AND other.id <> people.id)`
  const isBlocked = sql<boolean>`EXISTS (SELECT 1 FROM people
    WHERE ${isColleague(personId, adminId)} AND blocked_at IS NOT NULL)`
  const change = {
    kind: "blocked",
    set: sql`blocked_at = ${now}`,
    where: sql`blocked_at IS NULL AND (role <> 'Admin' OR ${isLeft})`,
    others: [deleteAllTokens(store, personId).where(isBlocked)],
  } as const
  return changePerson(store, changing, change, now)
}

export const unblockPerson = (store: Store, changing: Changing, now: number) =>
  changePerson(
    store,
    changing,
    { kind: "unblocked", set: sql`blocked_at = NULL`, where: sql`blocked_at IS NOT NULL` },
    now,
  )
