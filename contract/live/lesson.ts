import * as z from "zod"
import { countedHands, ofTeacher } from "../classes/class-parts"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { wireGames } from "../words"
import { counts, givenAnswerMax } from "../limits"
import * as wire from "./snapshot"

/** For a seat of the caller's account, or of a guest's key. Whoever has no seat gets the 404 of a room that is not. */
const ofSeat = {
  ours: "live",
  auth: "bearer",
  params: wire.ofRoom,
  headers: wire.withSeatKey,
} as const

/** Waits up to 12 s until `version` is above it, and replies with the same view if nothing has changed. */
const held = z.object({
  since: z
    .string()
    .regex(/^\d{1,9}$/, "is not a version")
    .optional(),
})

const looking = { method: "GET", safe: true, query: held } as const

/** What the caller's seat sees. Whoever looks is there, and was shown the question. */
export const showSeat = endpoint({
  ...ofSeat,
  ...looking,
  path: "/api/live/{code}/seat",
  ok: wire.playerSnapshot,
  refusals: [400, 401, 404, 405],
})

/** What everybody may see, for the screen's key or a teacher of the room. */
export const showScreen = endpoint({
  ...ofSeat,
  ...looking,
  path: "/api/live/{code}/screen",
  ok: wire.screenSnapshot,
  refusals: [400, 401, 404, 405],
})

/**
 * Answers a question, or another time until the bell: the last one counts. The same key gets the same reply, whatever
 * has happened since; but until the bell a key from before the last answer counts as going back to its own. `late`: up
 * to 3 s after the bell, which counts. `kept`: later, shown and not counted.
 */
export const answerLive = endpoint({
  ...ofSeat,
  method: "POST",
  path: "/api/live/{code}/answer",
  safe: true,
  body: z.object({
    number: z.number().int().min(1).max(60),
    key: z.string().min(1).max(100),
    answer: z.union([
      z.string().max(givenAnswerMax),
      /** By position: whether each statement is true; `null` unmarked. */
      z.array(z.boolean().nullable()).length(counts.statements),
    ]),
  }),
  ok: z.object({
    state: z.enum(["saved", "late", "kept"]),
    /** Short, to be read out. */
    receipt: z.string(),
  }),
  /** 410: no such question is open, or the seat was taken away. 429: more than 30 in a minute, or 40 to one question. */
  refusals: [400, 401, 404, 405, 410, 429],
})

/** Who opened the room, and the teachers of its class. One of them is the host. */
const ofTeacherOfRoom = {
  ...ofTeacher,
  ours: "live",
  relation: "teacher of the room",
  params: wire.ofRoom,
  refusals: [400, 401, 403, 404, 405],
} as const

/** The host's view; for another teacher of the room who hosts, and after how many ms they can take over unasked. */
const hosting = z.discriminatedUnion("isHost", [
  z.object({ isHost: z.literal(true), view: wire.hostSnapshot }),
  z.object({ isHost: z.literal(false), host: field.looseText, freeIn: z.number().int() }),
])

export const showHost = endpoint({
  ...ofTeacherOfRoom,
  ...looking,
  path: "/api/live/{code}/host",
  ok: hosting,
})

const v = z.number().int().nonnegative()
const seat = z.string().max(64)
const hands = { right: v.max(999), wrong: v.max(999) }

/**
 * What the host does. A step names the `v` that the host's page shows: if the room is further, nothing happens, so a
 * double press does nothing. Other commands say whom or what they are about. Replies with the view in all cases.
 */
export const commandLive = endpoint({
  ...ofTeacherOfRoom,
  method: "POST",
  path: "/api/live/{code}/command",
  safe: true,
  body: z.discriminatedUnion("do", [
    z.object({ v, do: z.enum([...wire.hostSteps, "more", "pause", "resume"]).exclude(["end"]) }),
    /** Without `v` in any state: the host was asked. */
    z.object({ v: v.optional(), do: z.literal("end") }),
    /** Of a revealed question, by the key of a group: all who gave it are scored again. */
    z.object({ do: z.enum(["accept", "undo"]), number: v, answer: z.string().max(1000) }),
    z.object({ do: z.enum(["remove", "restore", "rename"]), seat }),
    /** Hands that the teacher has counted: of the class, in offside only of each revealed statement in order. */
    z.object({
      do: z.literal("hands"),
      number: v,
      ...hands,
      statements: z.array(z.object(hands)).max(counts.statements).optional(),
    }),
    z.object({ do: z.literal("extra"), seat, extra: z.literal([1, 1.5, 2, 3]) }),
  ]),
  ok: hosting,
})

/** Takes the room from a host who was not seen for 30 s, or with `insists` at once. */
export const takeOverLive = endpoint({
  ...ofTeacherOfRoom,
  method: "POST",
  path: "/api/live/{code}/take-over",
  safe: true,
  body: z.object({ insists: z.boolean() }),
  ok: hosting,
})

const readByTeacher = { ...ofTeacherOfRoom, method: "GET", safe: true, isList: true } as const

/** All questions of the room with their answers, for a sheet to print: some play it without a phone. */
export const showLiveSheet = endpoint({
  ...readByTeacher,
  path: "/api/live/{code}/sheet",
  ok: z.object({
    className: field.looseText,
    questions: z.array(
      z.object({
        questionID: field.anyText,
        game: z.enum(wireGames),
        question: z.string(),
        hints: z.array(z.string()).readonly(),
        answer: z.string(),
        summary: z.string(),
      }),
    ),
  }),
})

/** What was revealed so far, until a day after the end. */
export const showLiveResults = endpoint({
  ...readByTeacher,
  path: "/api/live/{code}/results",
  ok: z.object({
    classId: z.string().nullable(),
    className: field.looseText,
    /** Of the room in the book of its class, once it is written; `null` without a class. */
    workId: z.string().nullable(),
    questions: z
      .array(
        z.object({
          questionID: field.anyText,
          text: z.string(),
          answer: z.string(),
          hands: countedHands,
          /** As long as the host can accept them, or undo it. */
          groups: wire.groups.default([]),
          marks: z.record(z.enum(wire.marks), z.number().int().nonnegative()),
        }),
      )
      .readonly(),
    rows: z
      .array(
        z.object({
          name: z.string(),
          pupil: z.string(),
          place: z.number().int().positive(),
          points: z.number().int().nonnegative(),
          marks: z.array(z.enum(wire.marks)).readonly(),
        }),
      )
      .readonly(),
  }),
})
