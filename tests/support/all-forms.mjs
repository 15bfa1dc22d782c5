import { plainGames } from "./plain-games/games.mjs"

/**
 * Every form of the site: who may post it, its text fields with their maximum lengths, and its
 * other fields. Tests, the bench and the fuzzer share this list.
 * @typedef {"visitor" | "layla" | "omar" | "huda" | "sami"} Who
 * @typedef {object} SiteForm
 * @property {string} path
 * @property {Who} as
 * @property {Readonly<Record<string, number>>} texts the maximum length, by field
 * @property {Readonly<Record<string, string>>} [with] fields with a fixed value
 * @property {number} maxBytes the largest body that is read
 */

const small = 64 * 1024
/** The largest body of a question form. */
export const questionsMaxBytes = 256 * 1024

const password = { password: 72, confirmPassword: 72 }
/** @type {readonly SiteForm[]} */
const makeForms = Object.entries(plainGames).flatMap(([game, { texts, choices }]) =>
  ["check", "send", "chapters"].flatMap((intent) => [
    make(game, "entertainment", "sami", { texts, with: { ...choices, intent, section: "1" } }),
    make(game, "education", "omar", {
      texts,
      with: { ...choices, intent, grade: "7", chapter: "1" },
    }),
  ]),
)

/**
 * @param {string} game @param {string} category @param {Who} as
 * @param {Pick<SiteForm, "texts" | "with">} form
 * @returns {SiteForm}
 */
function make(game, category, as, form) {
  return { path: `/make-${game}/${category}`, as, ...form, maxBytes: questionsMaxBytes }
}

const chapter = "?subject=Math&chapter=1"
/** @type {readonly SiteForm[]} */
const playForms = Object.entries(plainGames).flatMap(([game, { roundForms }]) =>
  roundForms.map(({ texts, intent }) => play(game, texts, intent)),
)

/** @param {string} game @param {SiteForm["texts"]} texts @param {string} intent @returns {SiteForm} */
function play(game, texts, intent) {
  const path = `/games/education/${game}/play-${game}${chapter}`
  return { path, as: "layla", texts, with: { intent }, maxBytes: small }
}

/** @type {readonly (Omit<SiteForm, "maxBytes"> & { maxBytes?: number })[]} */
const forms = [
  { path: "/login", as: "visitor", texts: { email: 254, password: 1000, redirectTo: 2000 } },
  {
    path: "/signup",
    as: "visitor",
    texts: { name: 60, email: 254, ...password, grade: 200, subject: 200 },
    with: { type: "0" },
  },
  { path: "/password-forget", as: "visitor", texts: { email: 254 } },
  { path: "/password-reset/a-token", as: "visitor", texts: { email: 254, ...password } },
  { path: "/contacts", as: "visitor", texts: { email: 254, name: 60, title: 120, message: 3000 } },
  { path: "/action/set-theme", as: "visitor", texts: { theme: 10, redirectTo: 2000 } },
  { path: "/action/set-language", as: "visitor", texts: { lng: 2, redirectTo: 2000 } },
  {
    path: "/change-password",
    as: "layla",
    texts: { oldPassword: 1000, newPassword: 72, confirmPassword: 72 },
  },
  { path: "/profile", as: "omar", texts: { nickname: 20 }, with: { avatar: "owl" } },
  { path: "/admin/add-grade", as: "huda", texts: { grade: 60 } },
  {
    path: "/admin/add-chapter",
    as: "huda",
    texts: { grade: 200, subject: 200, chapterNumber: 3, chapterName: 60 },
  },
  { path: "/admin/add-grade-subjects", as: "huda", texts: { grade: 200, subjectNames: 200 } },
  { path: "/admin/add-subject", as: "huda", texts: { name: 60 } },
  {
    path: "/admin/educational-questions",
    as: "huda",
    texts: { questionId: 15, reason: 300, next: 15 },
    with: { intent: "reject" },
  },
  {
    path: "/admin/entertainment-questions",
    as: "huda",
    texts: { questionId: 15, reason: 300, next: 15 },
    with: { intent: "reject" },
  },
  ...playForms,
  ...makeForms,
]

/** @type {readonly SiteForm[]} */
export const allForms = forms.map((form) => ({ maxBytes: small, ...form }))

/** Characters to fill fields with: each grows, or is expensive, in a different way when it is encoded. */
export const hostileLetters = {
  "a ligature of 18 letters": "ﷺ",
  "<": "<",
  "&": "&",
  "combining marks": "a\u0301\u0323\u0307",
  "marks without a letter": "\u0301\u0323",
  "emoji with joiners": "👩‍👩‍👧‍👦",
  "marks of direction": "\u200f\u2067\u202e",
  spaces: " ",
  digits: "7",
  "line breaks": "\n",
  "\\0": "\0",
  "words of a letter": "b ",
  "alternatives of a letter": "b|",
  quotes: '"',
}
