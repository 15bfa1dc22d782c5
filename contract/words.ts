export const roles = ["Student", "Teacher", "Admin", "User"] as const
export type Role = (typeof roles)[number]

/** The index is the number of the role in a registration. */
export const registrationTypes = ["Student", "Teacher", "User"] as const

/** Ours: what a list of people can be limited to: a role, teachers who wait to be confirmed, or those who are blocked. */
export const peopleGroups = [...roles, "waiting", "blocked"] as const
export type PeopleGroup = (typeof peopleGroups)[number]

export const languages = ["en", "ar"] as const
export type Language = (typeof languages)[number]

export const workKinds = [
  "changes",
  "appeals",
  "reports",
  "requests",
  "teachers",
  "education",
  "entertainment",
] as const

export const categories = ["education", "entertainment"] as const
export type Category = (typeof categories)[number]

export const gameNames = ["five-hints", "offside", "difficulty"] as const
export type Game = (typeof gameNames)[number]

export const wireGames = {
  "five-hints": "five hints",
  offside: "offside",
  difficulty: "DifficultyLevel",
} as const satisfies Readonly<Record<Game, string>>
export type WireGame = (typeof wireGames)[keyof typeof wireGames]

/**
 * The header with the name of an issue: the reply to a draw sets it, and add/{points} sends it back. Optional on both
 * sides.
 */
export const attemptHeader = "tahaddi-attempt"

/**
 * Ours: a random key of the caller. A call that is repeated with the same key within ten minutes gets the first reply,
 * which may have been lost.
 */
export const idempotencyHeader = "idempotency-key"

/** Ours: the header with the key of a seat, or of the screen, in a live round. */
export const seatHeader = "tahaddi-seat"

/**
 * The result of a call for points. `credited`: this call added points. `closed`: it added none, because the attempt was
 * worth none. `unjudged`: it added none, because the API has no judgements of this round of offside. `settled`: this
 * issue was claimed before. `unknown`: no open attempt has this name.
 */
export const claimStates = ["credited", "closed", "unjudged", "settled", "unknown"] as const

/**
 * Ours: the header of a verdict's reply that says why each answer counts or does not, in the order of the answers,
 * separated by commas.
 */
export const reasonHeader = "tahaddi-reason"

/**
 * Why an answer counts, the closest match first: `exact` to the letter; `same` written differently; the same `number`; a `form` of the
 * word; right with `extra words`; a `transliteration`; a `slip`.
 */
export const rightReasons = [
  "exact",
  "same",
  "number",
  "form",
  "extra words",
  "transliteration",
  "slip",
] as const

/**
 * Why an answer does not count: `named wrong` by the author; another `number`; `another word`, though otherwise a slip;
 * `half` of the answer; right but for how it is written, if that counts: `not exact`; `other`.
 */
export const wrongReasons = [
  "named wrong",
  "number",
  "another word",
  "half",
  "not exact",
  "other",
] as const

/** `answered before`: the verdict is that of the player's first answer, which was a different one. */
export type AnswerReason =
  | (typeof rightReasons)[number]
  | (typeof wrongReasons)[number]
  | "answered before"

/** Entertainment sections; the index is the number on the wire. */
export const sections = ["music", "films", "art", "knowledge", "sports"] as const

/** Difficulty levels; the index is the number on the wire. */
export const levels = ["veryEasy", "easy", "medium", "hard", "veryHard"] as const

/** Ours: the status of a question. `retired`: taken out of play. `hidden`: out of play after reports, until an admin decides. */
export const questionStatuses = [
  "waiting",
  "approved",
  "changes",
  "rejected",
  "withdrawn",
  "replaced",
  "retired",
  "hidden",
] as const
export type QuestionStatus = (typeof questionStatuses)[number]

export const countedStatuses = ["waiting", "approved", "changes", "rejected"] as const

export const decisions = ["approved", "changes", "rejected"] as const
export type Decision = (typeof decisions)[number]

/**
 * Ours: the events of a question. `trusted`: approved at once, because an admin trusts its author. `requested`: its
 * author asks to take it out of play; `kept`: an admin refuses that. `restored`: it was put back into play. `accepted`,
 * `never` and `declined` are verdicts on an appealed answer; `revoked`: an accepted answer does not count any more.
 */
export const questionEvents = [
  "sent",
  "approved",
  "trusted",
  "changes",
  "rejected",
  "corrected",
  "undone",
  "withdrawn",
  "accepted",
  "never",
  "declined",
  "revoked",
  "retired",
  "restored",
  "hidden",
  "requested",
  "kept",
] as const
export type QuestionEvent = (typeof questionEvents)[number]

export const reviewReasons = ["wrong", "unclear", "known", "level", "spelling", "place"] as const
export type ReviewReason = (typeof reviewReasons)[number]

/** Ours: whom a leaderboard ranks, and by which points. `week` begins on Monday, in UTC. */
export const leaderboardScopes = ["all", "week", "grade"] as const
export type LeaderboardScope = (typeof leaderboardScopes)[number]

export const avatars = [
  "whistle",
  "football",
  "basketball",
  "tennis-ball",
  "volleyball",
  "flag",
  "chequered-flag",
  "cards",
  "star",
  "medal",
  "trophy",
  "stopwatch",
  "bolt",
  "rocket",
  "planet",
  "moon",
  "sun",
  "kite",
  "owl",
  "cat",
  "fox",
  "fish",
  "penguin",
  "bee",
] as const
export type Avatar = (typeof avatars)[number]

/** The decisions on an appealed answer. `never`: it is added to the question's wrong answers. */
export const appealVerdicts = ["accepted", "never", "declined"] as const
export type AppealVerdict = (typeof appealVerdicts)[number]

/** What is wrong with a reported question: its answer, its wording, its spelling, or all of it. */
export const reportReasons = ["answer", "unclear", "language", "unfit"] as const
export type ReportReason = (typeof reportReasons)[number]
