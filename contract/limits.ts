/** Lengths in characters, both ends included, in the app's forms and in the API. */
export const lengths = {
  name: { min: 2, max: 60 },
  nickname: { min: 2, max: 20 },
  email: { min: 1, max: 254 },
  password: { min: 8, max: 72 },
  question: { min: 1, max: 300 },
  line: { min: 1, max: 200 },
  answer: { min: 1, max: 120 },
  summary: { min: 1, max: 600 },
  curriculumName: { min: 2, max: 60 },
  /** Ours: of the school's structure as a whole, whose books have chapters with long names. */
  structureName: { min: 2, max: 100 },
  reason: { min: 0, max: 300 },
  word: { min: 0, max: 200 },
} as const

/** The longest text that is cleaned of invisible characters and composed. A longer one is refused without cleaning. */
export const uncleanedMax = (max: number): number => 3 * max + 500

export const givenAnswerMax = 500

export const attemptNameMax = 200

export const idempotencyKeyMax = 200

export const counts = {
  hints: 5,
  statements: 6,
  items: 6,
  wrongAnswers: 10,
  tries: 10,
  questionLines: 12,
  signs: 12,
} as const

/** The daily goals that a pupil can choose, in rounds; the first is the default. */
export const dailyGoals = [3, 5, 10] as const

/** The longest streak that is counted, in days. */
export const streakMax = 366

export const chapterNumberMax = 999

export const packRounds = 10
export const openPacksMax = 5
export const packMs = 7 * 24 * 60 * 60 * 1000

export const pointsMax = 150

/** What the trials of a visitor can be worth: one round of each game. */
export const welcomePointsMax = 250

/** The longest response that the app reads, in bytes; a longer one counts as no response. */
export const bodyMaxBytes = { list: 4 * 1024 * 1024, other: 1024 * 1024 } as const

export const image = {
  maxBytes: 5 * 1024 * 1024,
  maxPixelsASide: 4096,
  types: ["image/png", "image/jpeg", "image/gif", "image/webp"],
} as const

export const passwordRules = [
  { rule: "upper", pattern: /\p{Lu}/u },
  { rule: "lower", pattern: /\p{Ll}/u },
  { rule: "digit", pattern: /\p{Nd}/u },
  { rule: "sign", pattern: /[^\p{L}\p{Nd}\s]/u },
] as const

/** Ours: how many appealed answers, and how many reported questions, are listed. */
export const feedbackMax = 20

/** Ours: up to how many of a kind that waits are counted. */
export const workMax = 100

/** Ours: the length that the answers which were accepted on appeal have together, in characters. */
export const acceptedAnswersMax = 1500

/**
 * Ours: the most of an author's own questions on a page, and in a call for a file; the most unseen decisions that are
 * counted; and the most questions that an author who is not trusted may have under review.
 */
export const ownQuestions = { pageMax: 20, fileMax: 500, newsMax: 10, waitingMax: 200 } as const

export const ticketMax = 100

export const invitations = { openMax: 100, validDays: 14 } as const

export const waitingTeachersMax = 50

/** Ours: how many pupils a preview of a move names on a page, for how long it can be undone, and how long a plan is. */
export const movedPageMax = 100
export const undoMoveDays = 30
export const planMax = 4_000

export const subjectsMax = 10

export const peoplePageMax = 20

export const undoMinutes = 10
/**
 * Ours: the limits of one import. One call takes `perCall` questions or sets and `callBytes` of JSON, which is more than
 * any question or set has.
 */
export const importLimits = {
  maxRows: 500,
  maxBytes: 1024 * 1024,
  perCall: 25,
  callBytes: 256 * 1024,
} as const

/**
 * Ours: the most drafts of a person, with those removed in the last `undoMinutes`; the longest one as JSON and
 * the longest text, in characters; for how long they are kept.
 */
export const drafts = {
  max: 200,
  lengthMax: 16_000,
  textMax: 2_000,
  pageMax: 20,
  keptDays: 30,
} as const

/** Ours: how much of a school's structure one call adds, how many changes of it are listed, and for how long each can be undone. */
export const structureMax = { rows: 2_000, bytes: 1024 * 1024, events: 20, undoDays: 30 } as const

export const idPattern = /^[1-9]\d{0,8}$/

/**
 * Ours: the most classes of a teacher that are not archived, the most pupils and teachers of a class, how many pupils
 * one call adds, and how many secrets one call makes, since each is a hash of a seventh of a second; how many links for
 * teachers a class has, and for how many days one is valid.
 */
export const classes = {
  /** A class in which nothing happens for so many days is archived; so many days after that its answers are deleted. */
  quietDays: 400,
  answersDays: 400,
  openMax: 40,
  homeMax: 6,
  pupilsMax: 120,
  teachersMax: 10,
  addedMax: 60,
  secretsMax: 5,
  linksMax: 10,
  linkDays: 14,
  pageMax: 50,
} as const

/**
 * Ours: for how many classes one call sets work, how many rounds it has, from a chapter or chosen, how many questions a
 * set has, for how many days after its end pupils have a work listed, and how many rounds a page
 * has of those to choose from.
 */
export const classWork = {
  classesMax: 10,
  chapterRoundsMax: 30,
  roundsMax: 40,
  setMax: 6,
  listedDays: 30,
  foundMax: 8,
} as const

/**
 * Ours: the rooms that a teacher has open at once, the time for a question that a host can set, who may share a phone, and
 * for how long a look is held, which is below the 15 s after which a reply counts as lost.
 */
export const live = {
  openMax: 2,
  secondsMin: 20,
  secondsMax: 300,
  matesMax: 5,
  heldMs: 12_000,
} as const

/** Ours: the most bytes of questions in one reply, whatever their number; the app reads 4 MB. */
export const questionsMaxBytes = 2 * 1024 * 1024

export const approvedMax = 100
