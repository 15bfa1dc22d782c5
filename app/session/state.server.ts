import * as z from "zod"
import { jarSchema } from "./jar.server"
import { lastPlayedSchema } from "./last-played.server"
import { type Person, personSchema } from "./person.server"
import { runSchema } from "./run.server"

export const bookmarkMax = 200

export const stateSchema = z.object({
  person: personSchema,
  jar: jarSchema,
  isWarned: z.boolean(),
  mark: z.object({ id: z.string(), signedInAt: z.number() }),
  /** When the API said more points than the referee knows, in ms since 1970; older credits do not count any more. */
  pointsAt: z.number().nullable(),
  lastPlayed: lastPlayedSchema.nullable(),
  run: runSchema.nullable(),
  /** The position of the person's last write in the history of the API's database. */
  bookmark: z.string().max(bookmarkMax).nullable(),
})

type Stored = z.output<typeof stateSchema>
export type State = Omit<Stored, "jar" | "person" | "mark"> & {
  readonly person: Person | null
  readonly mark: SignedSessionMark | null
}

export const signedOut: State = {
  person: null,
  isWarned: false,
  mark: null,
  pointsAt: null,
  lastPlayed: null,
  run: null,
  bookmark: null,
}

/** Identifies a session; it names nobody and grants nothing. */
export type SignedSessionMark = Stored["mark"]
