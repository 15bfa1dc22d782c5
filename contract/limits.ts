/** Lengths in characters, both ends included. The app's forms and the API hold the same. */
export const lengths = {
  name: { min: 3, max: 60 },
  email: { min: 1, max: 254 },
  password: { min: 8, max: 72 },
  question: { min: 1, max: 300 },
  line: { min: 1, max: 200 },
  answer: { min: 1, max: 120 },
  summary: { min: 1, max: 600 },
  curriculumName: { min: 2, max: 60 },
  reason: { min: 0, max: 300 },
} as const

/**
 * What a text may have before it is cleaned: what nobody sees, and letters written in pieces. More is
 * too long whatever is in it, and is not looked at.
 */
export const uncleanedMax = (max: number): number => 3 * max + 500

/** What a player may send as an answer before it is turned away, in characters. */
export const givenAnswerMax = 500

/** What the API may call a question that it issued, in characters. */
export const attemptNameMax = 200

export const counts = { hints: 5, statements: 6, items: 6 } as const

/** The largest number that a chapter may have. */
export const chapterNumberMax = 999

/** The largest number of points that one round can be worth. */
export const pointsMax = 150

/** How much of a reply the app reads, in bytes; what is longer counts as no answer. */
export const bodyMaxBytes = { list: 4 * 1024 * 1024, other: 1024 * 1024 } as const

export const image = {
  maxBytes: 5 * 1024 * 1024,
  maxPixelsASide: 4096,
  types: ["image/png", "image/jpeg", "image/gif", "image/webp"],
} as const

/** At least two characters after the last dot; the rest is left to the mail server. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/

/** What a new password must hold, each with the name of the rule it breaks. */
export const passwordRules = [
  { rule: "upper", pattern: /\p{Lu}/u },
  { rule: "lower", pattern: /\p{Ll}/u },
  { rule: "digit", pattern: /\p{Nd}/u },
  { rule: "sign", pattern: /[^\p{L}\p{Nd}\s]/u },
] as const
