import { sql } from "kysely"
import { writeTogether, type Store } from "./store"

export type TriedAction = "login" | "forget" | "reset" | "change"

/** Whose tries are counted together. */
export interface Counted {
  readonly action: TriedAction
  readonly subject: string
}

export interface Allowance extends Counted {
  readonly most: number
  /** Counting starts anew when nothing was counted for so long. */
  readonly quietMs: number
}

/**
 * Counts one more try, unless as many were counted as may be; answers how long to wait for one, in
 * milliseconds, 0 where it was counted. Whoever is turned away is not counted, and every try that
 * is puts the end off: so no span of `quietMs` holds more than `most`.
 */
export async function takeTry(store: Store, allowance: Allowance, now: number): Promise<number> {
  const left = await waitFor(store, allowance, now)
  if (left > 0) return left
  return (await countOne(store, allowance, now)) ? 0 : allowance.quietMs
}

/** A look that writes nothing, for most of those who guess come when nothing is left. */
async function waitFor(
  { query }: Store,
  { action, subject, most }: Allowance,
  now: number,
): Promise<number> {
  const row = await query
    .selectFrom("tries")
    .select(["count", "window_ends_at"])
    .where("action", "=", action)
    .where("subject", "=", subject)
    .executeTakeFirst()
  return row && row.count >= most ? Math.max(0, row.window_ends_at - now) : 0
}

/** What many do at once is decided by one write. */
async function countOne(
  store: Store,
  { action, subject, most, quietMs }: Allowance,
  now: number,
): Promise<boolean> {
  const first = { action, subject, count: 1, window_ends_at: now + quietMs }
  const [counted] = await writeTogether(store, [
    store.query
      .insertInto("tries")
      .values(first)
      .onConflict((conflict) =>
        conflict
          .columns(["action", "subject"])
          .doUpdateSet({
            count: sql`CASE WHEN window_ends_at <= ${now} THEN 1 ELSE count + 1 END`,
            window_ends_at: first.window_ends_at,
          })
          .where((where) =>
            where.or([where("window_ends_at", "<=", now), where("count", "<", most)]),
          ),
      ),
    sweep(store, now),
  ])
  return counted === 1
}

/** A few of those that are over, so that what strangers leave behind does not pile up. */
const sweep = ({ query }: Store, now: number) =>
  query
    .deleteFrom("tries")
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple("action", "subject"),
        "in",
        selectFrom("tries")
          .select(["action", "subject"])
          .where("window_ends_at", "<=", now)
          .limit(8)
          .$asTuple("action", "subject"),
      ),
    )

/** Takes a try back that was none: it was right, or nobody looked at it. */
export const tryTakenBack = ({ query }: Store, { action, subject }: Counted) =>
  query
    .updateTable("tries")
    .set({ count: sql`count - 1` })
    .where("action", "=", action)
    .where("subject", "=", subject)
    .where("count", ">", 0)
