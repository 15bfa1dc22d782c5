import * as z from "zod"
import { classId, namedPerson, ofTeacher, workContent } from "../classes/class-parts"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { idPattern, live as limits } from "../limits"
import { languages } from "../words"
import { places, seatKey, withSeatKey } from "./snapshot"

/** The rounds of a work that was set, or others, as for a work. A room has at most 60 items, of a climb one a level; rounds that are more are left out. */
const played = z.discriminatedUnion("kind", [
  ...workContent.options,
  z.object({
    kind: z.literal("work"),
    workId: z.string().regex(idPattern, "is not the number of a work"),
  }),
])

/**
 * Opens a room for a class, or without one for anybody with the code. A chapter is one of the class's grade, without a
 * class one of `grade`. A repeat with the same key opens none and has the same reply. 400 if nothing of it can be played,
 * 409 if the caller has two rooms open.
 */
export const openLiveRoom = endpoint({
  ...ofTeacher,
  ours: "live",
  method: "POST",
  path: "/api/live/open",
  safe: true,
  body: z.object({
    classId: classId.nullable(),
    grade: field.looseReference,
    content: played,
    language: z.enum(languages),
    seconds: z.number().int().min(limits.secondsMin).max(limits.secondsMax).nullable(),
    /** Whether the bell rings when all have answered. */
    ringsForAll: z.boolean(),
    places: z.enum(places),
    /** Whether somebody without an account, or of another class, may come in with the code: of a class's room 60. */
    takesGuests: z.boolean(),
    /** Whether a pupil may take a seat for up to five more of the class, who get its results in the book too. */
    takesTables: z.boolean().optional(),
    key: z.string().min(1).max(100),
  }),
  ok: z.object({
    code: z.string(),
    /** How many rounds it has, if the chapter has no more of them. */
    rounds: z.number().int().positive().nullable().default(null),
  }),
  refusals: [400, 401, 403, 404, 405, 409],
})

/** The rooms of the caller and of the caller's classes that are open, and for a teacher those of the last day. */
export const listLiveRooms = endpoint({
  ours: "live",
  auth: "bearer",
  roles: ["Student", "Teacher"],
  method: "GET",
  path: "/api/live/rooms",
  safe: true,
  ok: z.object({
    rooms: z.array(
      z.object({
        code: z.string(),
        className: field.looseText,
        teacher: field.looseText,
        isOver: z.boolean(),
      }),
    ),
  }),
  refusals: [401, 403, 404, 405],
})

/** With spaces, hyphens and digits of any script. A wrong check digit is a 400 and is not counted as a guess. */
const typedCode = z.string().max(100)

const byCode = {
  ours: "live",
  auth: "bearer",
  method: "POST",
  headers: withSeatKey,
  safe: true,
  refusals: [400, 404, 405, 429],
} as const

/** The room of a code, for anybody; one that is over for who has a seat in it. A guest is offered three free names; each look offers others. An account has one: its nickname or, if that is not free, another to join with. */
export const findLiveRoom = endpoint({
  ...byCode,
  path: "/api/live/find",
  body: z.object({ code: typedCode }),
  ok: z.object({
    code: z.string(),
    className: field.looseText,
    teacher: field.looseText,
    /** `account`: the caller is let in with it. `guest`: with a name. `closed`: not at all. */
    entry: z.enum(["account", "guest", "closed"]),
    seat: z.string(),
    names: z.array(z.string()),
    /** For a pupil if seats are taken for tables: the others of the class who have no other seat. */
    mates: z.array(namedPerson).default([]),
    /** Of these the numbers of those who sit at the caller's table. */
    table: z.array(z.string()).default([]),
  }),
})

/**
 * Takes a seat, or the caller's own again: by the account, else as a guest with a name that was offered and a key of the
 * caller's. `back`, the number that the seat's page shows, gives the seat of that name the new key. A repeat with the
 * same key changes nothing. Five wrong numbers close this way into the seat, until the host lets it in again.
 */
export const joinLiveRoom = endpoint({
  ...byCode,
  path: "/api/live/join",
  body: z.object({
    code: typedCode,
    name: z.string().max(40).optional(),
    key: seatKey.optional(),
    back: z.string().max(20).optional(),
    /** Who sits at the same phone, by their numbers; of a seat that is taken from now on, but for its first. */
    mates: z
      .array(z.string().regex(idPattern, "is not the number of a person"))
      .max(limits.matesMax)
      .optional(),
  }),
  ok: z.object({
    /**
     * `taken`: somebody has this name now, or it was not offered. `closed`: the room is for its class. `removed`: the
     * host took the seat away, and can give it back. `wrong`: not the seat's number; `locked` after five of them.
     */
    state: z.enum(["seated", "full", "taken", "closed", "removed", "over", "wrong", "locked"]),
    code: z.string(),
    name: z.string(),
  }),
})
