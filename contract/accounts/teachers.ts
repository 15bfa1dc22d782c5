import * as z from "zod"
import { endpoint } from "../endpoint"
import * as field from "../fields"
import { subjectsMax, ticketMax } from "../limits"

const ofAdmin = { ours: "confirm-teachers", auth: "bearer", roles: ["Admin"], safe: true } as const

/** Ours. The teachers who wait to be confirmed, the longest first: at most `waitingTeachersMax`, and how many there are. */
export const waiting = endpoint({
  ...ofAdmin,
  method: "GET",
  path: "/api/Admin/waiting-teachers",
  ok: z.object({
    count: z.number().int().nonnegative(),
    teachers: z.array(
      z.object({
        personID: field.anyText,
        name: field.anyText,
        email: field.anyText,
        subjectName: field.looseText,
        createdAt: z.string().nullish(),
      }),
    ),
  }),
  refusals: [401, 403, 404, 405],
})
export type WaitingTeachers = z.output<typeof waiting.ok>

/** Ours. Confirms a teacher, at once for their open sessions too; a repeat changes nothing. 404 if this is no teacher. */
export const confirm = endpoint({
  ...ofAdmin,
  method: "POST",
  path: "/api/Admin/confirm-teacher",
  body: z.object({ personID: field.wholeNumber }),
  ok: field.doneSentence,
  refusals: [400, 401, 403, 404, 405],
})

/**
 * Ours. Replaces what a teacher teaches; the first subject is the one that the log-in has. It takes effect at once for
 * their open sessions too, and a repeat changes nothing. 404 if this is no teacher.
 */
export const changeSubjects = endpoint({
  ...ofAdmin,
  ours: "teacher-subjects",
  method: "POST",
  path: "/api/Admin/change-subjects",
  body: z.object({
    personID: field.wholeNumber,
    subjects: z.array(field.reference).min(1).max(subjectsMax),
  }),
  ok: field.doneSentence,
  refusals: [400, 401, 403, 404, 405],
})

const ofCode = { ours: "school-code", auth: "bearer", roles: ["Admin"] } as const

const schoolCode = z.object({
  code: z.string().nullable(),
  madeAt: z.string().nullable(),
})

export const showCode = endpoint({
  ...ofCode,
  method: "GET",
  path: "/api/Admin/school-code",
  safe: true,
  ok: schoolCode,
  refusals: [401, 403, 404, 405],
})

/** Ours. Makes a new code, which replaces the last one, or closes it. Returns the code that is valid from then on. */
export const changeCode = endpoint({
  ...ofCode,
  method: "POST",
  path: "/api/Admin/change-school-code",
  safe: false,
  body: z.object({ action: z.enum(["renew", "close"]) }),
  ok: schoolCode,
  refusals: [400, 401, 403, 404, 405],
})

const ofInvitations = { ours: "invitations", auth: "bearer", roles: ["Admin"] } as const

/** Ours. The invitations that are neither used nor expired, the newest first. Their tokens are not stored. */
export const openInvitations = endpoint({
  ...ofInvitations,
  method: "GET",
  path: "/api/Admin/invitations",
  safe: true,
  ok: z.object({
    invitations: z.array(
      z.object({
        id: field.anyText,
        subjectName: field.looseText,
        /** "" for anybody who has the link. */
        email: field.looseText,
        expiresAt: z.string(),
      }),
    ),
  }),
  refusals: [401, 403, 404, 405],
})

/** Ours. Invites one teacher of a subject. 409 if as many as allowed are open. */
export const invite = endpoint({
  ...ofInvitations,
  method: "POST",
  path: "/api/Admin/invite-teacher",
  safe: false,
  body: z.object({
    subject: field.reference,
    email: z.union([z.literal(""), field.email]).default(""),
  }),
  ok: z.object({ invitation: z.string(), expiresAt: z.string() }),
  refusals: [400, 401, 403, 404, 405, 409],
})

export const withdrawInvitation = endpoint({
  ...ofInvitations,
  method: "POST",
  path: "/api/Admin/withdraw-invitation",
  safe: true,
  body: z.object({ id: field.wholeNumber }),
  ok: field.doneSentence,
  refusals: [400, 401, 403, 404, 405],
})

/** Ours. What an invitation is for; 404 if it was used or taken back, or has expired. */
export const readInvitation = endpoint({
  ours: "invitations",
  auth: "none",
  method: "POST",
  path: "/api/Accounts/invitation",
  safe: true,
  body: z.object({ invitation: z.string().max(ticketMax) }),
  ok: z.object({ subjectName: field.looseText, email: field.looseText }),
  refusals: [400, 404, 405, 429],
})
