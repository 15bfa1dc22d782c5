import { sql } from "kysely"
import { batchWrite, type Store } from "./store"

export type LimitedAction = "login" | "forget" | "reset" | "change"

/** What attempts are counted together. */
export interface CountedAttempt {
  readonly action: LimitedAction
  readonly subject: string
}

export interface Allowance extends CountedAttempt {
  readonly max: number
  /** Counting starts anew after this long without an attempt. */
  readonly quietMs: number
}

/**
 * Counts one more attempt, unless `max` are counted. Returns 0 where it was counted, otherwise how long
 * to wait in milliseconds. A refused attempt is not counted; each counted one extends the window, so
 * that no span of `quietMs` holds more than `max`.
 */
export async function takeAttempt(
  store: Store,
  allowance: Allowance,
  now: number,
): Promise<number> {
  const wait = await readWait(store, allowance, now)
  if (wait > 0) return wait
  return (await countOne(store, allowance, now)) ? 0 : allowance.quietMs
}

/** A read that writes nothing: most guesses arrive when no attempt is left. */
async function readWait(
  { query }: Store,
  { action, subject, max }: Allowance,
  now: number,
): Promise<number> {
  const row = await query
    .selectFrom("account_attempts")
    .select(["count", "window_ends_at"])
    .where("action", "=", action)
    .where("subject", "=", subject)
    .executeTakeFirst()
  return row && row.count >= max ? Math.max(0, row.window_ends_at - now) : 0
}

/** One write decides between concurrent attempts. */
async function countOne(
  store: Store,
  { action, subject, max, quietMs }: Allowance,
  now: number,
): Promise<boolean> {
  const first = { action, subject, count: 1, window_ends_at: now + quietMs }
  const [counted] = await batchWrite(store, [
    store.query
      .insertInto("account_attempts")
      .values(first)
      .onConflict((conflict) =>
        conflict
          .columns(["action", "subject"])
          .doUpdateSet({
            count: sql`CASE WHEN window_ends_at <= ${now} THEN 1 ELSE count + 1 END`,
            window_ends_at: first.window_ends_at,
          })
          .where((where) =>
            where.or([where("window_ends_at", "<=", now), where("count", "<", max)]),
          ),
      ),
    deleteExpired(store, now),
  ])
  return counted === 1
}

/** A few expired rows per attempt, so that they do not pile up. */
const deleteExpired = ({ query }: Store, now: number) =>
  query
    .deleteFrom("account_attempts")
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple("action", "subject"),
        "in",
        selectFrom("account_attempts")
          .select(["action", "subject"])
          .where("window_ends_at", "<=", now)
          .limit(8)
          .$asTuple("action", "subject"),
      ),
    )

/** Gives an attempt back that was right, or was not checked. */
export const returnAttempt = ({ query }: Store, { action, subject }: CountedAttempt) =>
  query
    .updateTable("account_attempts")
    .set({ count: sql`count - 1` })
    .where("action", "=", action)
    .where("subject", "=", subject)
    .where("count", ">", 0)
