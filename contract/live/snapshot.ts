import * as z from "zod"
import { countedHands, handCounts } from "../classes/class-parts"
import * as field from "../fields"
import { gameNames, seatHeader } from "../words"

const code = z.string().regex(/^\d{7}$/, "is not the code of a room")
export const ofRoom = z.object({ code })

/** Proves a guest's seat, or the screen of a room. Made by the app, and kept by the API as a hash. */
export const seatKey = z.string().regex(/^[\w-]{22,64}$/, "is not the key of a seat")
export const withSeatKey = z.object({ [seatHeader]: seatKey.optional() })

const count = z.number().int().nonnegative()

export const marks = ["right", "wrong", "blank", "absent", "late", "pending"] as const
const mark = z.enum(marks)

export const places = ["shown", "class goal", "none"] as const

/** Of each statement that is revealed, how many answers were right and wrong about it. */
const statementCounts = z.array(handCounts).readonly().default([])

/** Of offside, in the order in which they are shown; `isTrue` is `null` until it is revealed. */
const statements = z
  .array(z.object({ position: count, text: z.string(), isTrue: z.boolean().nullable() }))
  .readonly()

const right = z.object({ answer: z.string(), summary: z.string() })

/** What player, screen and host see alike. Before the reveal it tells no answer and no later hint. */
const common = {
  /** What a command of the host names. */
  v: count,
  /** Rises with all that changes in this view: what `since` compares. */
  version: count,
  /** A bell that has rung for this seat alone is `closing` too. */
  phase: z.enum(["lobby", "ask", "closing", "judging", "reveal", "standings", "podium", "ended"]),
  isPaused: z.boolean(),
  isHostHere: z.boolean(),
  /** Of the question, from 1; 0 before the start. */
  number: count,
  of: count,
  language: field.language,
  places: z.enum(places).default("shown"),
  seats: count,
  /** Until the bell, in ms; `null` without a timer and in a pause. */
  left: count.nullable(),
  item: z
    .object({
      game: z.enum(gameNames),
      text: z.string(),
      hints: z.array(z.string()).readonly(),
      hintsLeft: count,
      signs: field.signs,
      statements,
    })
    .nullable(),
  right: right.nullable(),
  /** In `standings`, on the podium and, but for players, after it. `names` is empty if too many share a place, of whom `count` tells. */
  best: z
    .array(
      z.object({
        place: count,
        points: count,
        names: z.array(z.string()).readonly(),
        count: count,
      }),
    )
    .readonly(),
  /** `last`: percent right in the last round of the class, `null` in its first one; absent without a class. */
  goal: z.object({ right: count, of: count, last: count.nullable().optional() }).nullable(),
}

/** The answers to a question by the key of the judge, the commonest first. `isUnfit`: nothing for a class to read. */
export const groups = z
  .array(
    z.object({
      key: z.string(),
      text: z.string(),
      count,
      mark,
      isAccepted: z.boolean(),
      isUnfit: z.boolean().default(false),
    }),
  )
  .readonly()

const given = z
  .object({
    text: z.string(),
    /** What was open when it was last changed, by which it is worth. */
    hint: count.default(1),
    state: z.enum(["saved", "late", "kept", "gone", "full"]),
    receipt: z.string(),
  })
  .nullable()

/** `reason` as in `rightReasons` and `wrongReasons`, or `accepted` by the host; "" if nothing was judged. */
const outcome = { mark, points: count, reason: z.string() }

export const playerSnapshot = z.object({
  ...common,
  player: z.object({
    name: z.string(),
    /** The number that brings a guest back on another device; "" for an account. */
    back: z.string(),
    /** How many play with this seat; 0 of a guest, and if tables may take none. */
    sitting: count.default(0),
    points: count,
    /** In offside a sign a statement: `1` true, `0` offside, `-` unmarked. */
    mine: z.object({ counted: given, kept: given }).nullable(),
    outcome: z.object(outcome).nullable(),
    standing: z
      .object({ place: count, toNext: count.nullable(), from: count.nullish() })
      .nullable(),
    list: z
      .array(
        z.object({
          questionID: field.anyText,
          game: z.enum(gameNames),
          text: z.string(),
          statements: statements.default([]),
          right: right.nullable(),
          counted: given,
          kept: given,
          ...outcome,
        }),
      )
      .readonly(),
  }),
})
export type PlayerSnapshot = z.output<typeof playerSnapshot>

export const screenSnapshot = z.object({
  ...common,
  screen: z.object({
    code: z.string(),
    names: z.array(z.string()).readonly(),
    answered: count,
    shown: count,
    hands: countedHands,
    statementCounts,
    /** How many gave a typed answer that is right, once it is revealed. */
    right: count.default(0),
    /** Answers that at least two gave, and how many gave another that is not right, or is nothing for a wall. */
    spread: z.array(z.object({ text: z.string(), count, mark })).readonly(),
    others: count.default(0),
  }),
})

export const hostSteps = [
  "start",
  "hint",
  "bell",
  "skip",
  "step",
  "standings",
  "next",
  "end",
] as const

export const hostSnapshot = z.object({
  ...common,
  host: z.object({
    /** What the one main button does; `null` while there is nothing to do. */
    main: z.enum(hostSteps).nullable(),
    mayAskMore: z.boolean().default(false),
    stepsLeft: count,
    answered: count,
    shown: count,
    hands: countedHands,
    statementCounts,
    /** Of how many statements hands can be counted now, or of the question, which is one; 0 if of nothing. */
    countableHands: count.default(0),
    groups,
    screenKey: z.string(),
    rows: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          pupil: z.string(),
          back: z.string(),
          extra: z.number(),
          isRemoved: z.boolean(),
          isLocked: z.boolean().default(false),
          isPresent: z.boolean(),
          hasAnswered: z.boolean(),
          points: count,
        }),
      )
      .readonly(),
  }),
})
export type HostSnapshot = z.output<typeof hostSnapshot>
