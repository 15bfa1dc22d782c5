import * as z from "zod"
import { ofWorkId } from "../classes/class-parts"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { answerText } from "../games/parts"
import { counts, packRounds } from "../limits"
import { rightReasons, wrongReasons } from "../words"

const ofPupil = { ours: "packs", auth: "bearer", roles: ["Student"], safe: true } as const

const count = z.number().int().nonnegative()

const params = z.object({ packId: z.string().max(64) })

const item = z.object({
  question: field.anyText,
  /** The hints or statements, all of them. */
  lines: z.array(field.anyText),
  signs: field.signs,
  /** Absent until its round is settled. */
  judged: z
    .object({
      given: z.string(),
      right: z.boolean(),
      reason: z
        .enum([...rightReasons, ...wrongReasons, "answered before"])
        .nullable()
        .catch(null),
      answer: z.string(),
      summary: field.looseText,
    })
    .optional(),
})

const round = z.object({
  items: z.array(item).min(1).max(counts.items),
  /** `elsewhere`: the question was issued again since, and this round counts for nothing. */
  state: z.enum(["open", "settled", "elsewhere"]),
  points: count,
  /** It earns nothing: what it asks was answered before, or its work is without points. */
  isPractice: z.boolean().optional(),
  playedAt: z.string().optional(),
})

const listed = {
  packId: field.anyText,
  game: field.game,
  subject: field.anyText,
  chapter: field.anyText,
  until: z.string(),
  state: z.enum(["open", "settled", "expired"]),
}

const pack = z.object({
  ...listed,
  takenAt: z.string(),
  /** That of the work's class, in which its end is said. */
  timeZone: z.string().optional(),
  rounds: z.array(round).max(packRounds),
  totalpoints: field.points,
})
export type PackOfRounds = z.output<typeof pack>
export type PackRound = PackOfRounds["rounds"][number]

/**
 * Takes rounds of a chapter: those that the next draws would give, which these then leave out. While a pack of the
 * chapter, game and language is open, it is the answer. 409 with too many open packs, 404 if nothing is left.
 */
export const takeRounds = endpoint({
  ...ofPupil,
  method: "POST",
  path: "/api/packs/take",
  body: z.object({
    grade: field.reference,
    subject: field.reference,
    chapter: field.reference,
    game: field.game,
    language: field.language,
  }),
  ok: pack,
  refusals: [400, 401, 403, 404, 405, 409],
})

/** Takes rounds that are left of a work, of one game and chapter. 403 before it begins and after its end. */
export const takeWorkRounds = endpoint({
  ...ofPupil,
  method: "POST",
  path: "/api/work/{workId}/pack",
  relation: "pupil of the work's class",
  params: ofWorkId,
  body: z.object({}),
  ok: pack,
  refusals: [400, 401, 403, 404, 405, 409],
})

/** Packs that are open, and those that ended in the last week and were not shown since; `left`: rounds without a result. */
export const listPacks = endpoint({
  ...ofPupil,
  method: "GET",
  path: "/api/packs",
  ok: z.object({ packs: z.array(z.object({ ...listed, left: count })) }),
  refusals: [401, 403, 404, 405],
})
export type ListedPack = z.output<typeof listPacks.ok>["packs"][number]

export const showPack = endpoint({
  ...ofPupil,
  method: "GET",
  path: "/api/packs/{packId}",
  params,
  ok: pack,
  refusals: [401, 403, 404, 405],
})

/**
 * Settles rounds of a pack, each once: the first answer to a round stands. `given` has one text for each item, or for
 * each statement "true" or "false". A time outside the pack's own is moved to its nearest end. `isShown`: somebody sees the
 * reply, as with `showPack`.
 */
export const settlePack = endpoint({
  ...ofPupil,
  method: "POST",
  path: "/api/packs/{packId}/answers",
  params,
  body: z.object({
    answers: z
      .array(
        z.object({
          round: z.number().int().min(1).max(packRounds),
          given: z.array(answerText).min(1).max(counts.items),
          playedAt: z.number().int().nonnegative().optional(),
        }),
      )
      .max(packRounds),
    isShown: z.boolean().optional(),
  }),
  ok: pack,
  refusals: [400, 401, 403, 404, 405],
})
