import type { Compilable, RawBuilder } from "kysely"
import type { Store } from "../../db/store"
import type { Bindings } from "../../http/platform"

export interface PlayerRow extends Record<string, SqlStorageValue> {
  readonly person_id: number
  readonly version: number
  readonly published: number
  readonly points: number
  readonly points_at: number
  readonly counted: number
  readonly work_published: number
  readonly ranked: number
  readonly school_id: number
  readonly grade_id: number | null
  readonly is_hidden: number
}

export interface PlayerObject {
  readonly sql: SqlStorage
  readonly now: number
  readonly player: PlayerRow
}

interface VersionedRows<Row> {
  readonly version: number
  readonly rows: readonly Row[]
}

interface TopicState extends VersionedRows<unknown> {
  readonly name: string
}

export interface PlayerState {
  readonly personId: number
  readonly version: number
  readonly topics: readonly TopicState[]
}

export interface StoredVersions {
  readonly version: number
  readonly topics: Readonly<Record<string, number>>
}

export interface TopicMessage<Row> {
  readonly personId: number
  readonly version: number
  readonly rows: readonly Row[]
}

export type TopicBindings = Pick<Bindings, "BOARD" | "JURISDICTION">

/**
 * One thing that others see of a player. Its rows are a state, never a difference, because a message may come twice,
 * late or never; what is older than what is stored, or the same, changes nothing.
 */
export interface Topic<Row> {
  readonly name: string
  /** Whether delivery is checked. The next message repeats the rows of other topics. */
  readonly isKept: boolean
  /**
   * The columns of `people` in D1 and of `player` in the object that store its version. Without them the versions are
   * those of the player's state.
   */
  readonly versionIn?:
    | { readonly people: "answers_counted"; readonly player: "counted" }
    | { readonly people: "work_stored"; readonly player: "work_published" }
  /** `null` if others have all of it: `player` says what was published. */
  read(object: PlayerObject): VersionedRows<Row> | null
  /** Makes all of its rows newer than what others have. */
  publishAgain?(sql: SqlStorage): void
  /** Stores the rows in other objects, before D1: D1 has only versions that those have. */
  send?(bindings: TopicBindings, arrived: readonly TopicMessage<Row>[]): Promise<void>
  /** The writes to D1, which run before the new version of the state is stored. */
  write?(store: Store, arrived: readonly TopicMessage<Row>[]): readonly Compilable[]
  /** What it assigns in the row of the person, in one statement with all topics if the state is newer. */
  assign?(rows: readonly Row[]): readonly RawBuilder<unknown>[]
}
