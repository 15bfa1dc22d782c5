/**
 * The expected requests: the parameters and bodies of each call, by hand from the specification's
 * table and the contract's pages and not read from contract/, so that they can contradict it. A
 * check describes a field; a name that ends in `?` is optional.
 * @typedef {(value: unknown) => boolean} Check
 * @typedef {Readonly<Record<string, Check>>} Shape
 */

/** @type {Check} */
const text = (value) => typeof value === "string"
/** @type {Check} */
const number = (value) => Number.isInteger(value)
/** @type {Check} */
const flag = (value) => typeof value === "boolean"
/** @param {Check} check @param {number} [count] @returns {Check} */
const listOf = (check, count) => (value) =>
  Array.isArray(value) && (count === undefined || value.length === count) && value.every(check)
/** @param {Shape} shape @returns {Check} */
const object = (shape) => (value) => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false
  const names = Object.keys(shape).map((name) => name.replace("?", ""))
  const isKnown = Object.keys(value).every((name) => names.includes(name))
  const fields = new Map(Object.entries(value))
  return isKnown && Object.entries(shape).every(([name, check]) => fits(name, check, fields))
}
/** @param {string} name @param {Check} check @param {ReadonlyMap<string, unknown>} fields */
const fits = (name, check, fields) =>
  name.endsWith("?") && !fields.has(name.slice(0, -1))
    ? true
    : check(fields.get(name.replace("?", "")))

const selection = object({ grade: text, subject: text, chapter: text, userID: text })
const chapter = { userId: text, grade: number, chapter: text, "subject?": text, "language?": text }
const section = { section: number, "language?": text }
const written = { question: text, answer: text, summary: text, game: text }
const more = { "wrongAnswers?": listOf(text) }
const items = listOf(
  object({ question: text, answer: text, summary: text, difficultyLevel: number, ...more }),
  6,
)
const set = { game: text, questions: items }
/** @param {Shape} where @returns {Check} */
const hintsOrStatements = (where) => {
  const hints = object({ ...where, ...written, ...more, hints: listOf(text, 5) })
  const statements = object({ ...where, ...written, hints: listOf(text, 6) })
  return (value) => hints(value) || statements(value)
}
const asked = { game: text, questions: listOf(object({ question: text, hints: listOf(text) })) }

/**
 * @typedef {object} Letter
 * @property {string} call method and path
 * @property {"none" | "bearer" | "cookies"} auth
 * @property {Check} [body]
 * @property {readonly string[]} [query] required names; those with a final `?` are optional
 * @property {true} [isForm]
 * @property {string} [ours] the name of its capability
 */

/** @type {readonly Letter[]} */
export const letters = [
  {
    call: "POST Accounts/register",
    auth: "none",
    body: object({
      name: text,
      email: text,
      password: text,
      type: number,
      grade: text,
      subject: text,
    }),
  },
  { call: "POST Accounts/login", auth: "none", body: object({ email: text, password: text }) },
  { call: "GET Accounts/subjects/*", auth: "none" },
  { call: "POST Accounts/chapters", auth: "none", body: object({ grade: number, subject: text }) },
  { call: "POST Accounts/ForgetPassword", auth: "none", body: object({ email: text }) },
  {
    call: "POST Accounts/ResetPassword",
    auth: "none",
    body: object({ token: text, email: text, password: text }),
  },
  { call: "GET Accounts/add/*", auth: "bearer" },
  {
    call: "POST Accounts/ChangePassword",
    auth: "bearer",
    body: object({ oldPassword: text, newPassword: text }),
  },
  { call: "GET Accounts/top10", auth: "bearer", query: ["scope?"] },
  { call: "GET Accounts/All-Subjects", auth: "none" },
  { call: "GET Accounts/All-Grades", auth: "none" },
  { call: "GET Accounts/Grades", auth: "bearer" },
  { call: "GET Accounts/questions-answered", auth: "bearer", query: ["subject", "chapter"] },
  {
    call: "POST education/HintGame/question",
    auth: "none",
    body: selection,
    query: ["again?", "language?"],
  },
  { call: "GET Entertainment/HintGame/question/*", auth: "bearer", query: ["again?", "language?"] },
  {
    call: "POST education/OffsideGame/question",
    auth: "bearer",
    body: selection,
    query: ["again?", "language?"],
  },
  {
    call: "GET Entertainment/OffsideGame/question/*",
    auth: "bearer",
    query: ["again?", "language?"],
  },
  {
    call: "POST education/DifficultyGame/question",
    auth: "none",
    body: selection,
    query: ["again?", "language?"],
  },
  {
    call: "GET entertainment/DifficultyGame/question/*",
    auth: "bearer",
    query: ["again?", "language?"],
  },
  {
    call: "POST education/HintGame/ans",
    auth: "cookies",
    body: object({ answer: text, correctanswer: text, hints: text }),
  },
  {
    call: "POST education/DifficultyGame/Answer",
    auth: "cookies",
    body: listOf(object({ answer: text, correctanswer: text, question: text })),
  },
  {
    call: "POST education/HintGame/makequestion",
    auth: "cookies",
    body: hintsOrStatements(chapter),
  },
  {
    call: "POST entertainment/HintGame/makequestion",
    auth: "cookies",
    body: hintsOrStatements(section),
  },
  {
    call: "POST education/DifficultyGame/makequestion",
    auth: "cookies",
    body: object({ ...chapter, ...set }),
  },
  {
    call: "POST entertainment/DifficultyGame/make",
    auth: "bearer",
    body: object({ ...section, ...set }),
  },
  { call: "GET Admin/educational-questions", auth: "bearer" },
  { call: "GET Admin/entertainment-questions", auth: "bearer" },
  { call: "GET Admin/approve/*", auth: "bearer" },
  { call: "GET Admin/reject/*", auth: "bearer", query: ["reason?"] },
  { call: "POST Admin/add-grade", auth: "bearer", body: object({ grade: text }) },
  { call: "POST Admin/add-subject", auth: "bearer", isForm: true },
  {
    call: "POST Admin/add-chapters",
    auth: "bearer",
    body: object({ grade: number, subject: text, chapterNumber: number, chapterName: text }),
  },
  {
    call: "POST Admin/add-grade-subjects",
    auth: "bearer",
    body: object({ grade: number, subjectNames: listOf(text) }),
  },
  { call: "GET capabilities", auth: "none" },
  { call: "POST Accounts/logout", auth: "bearer", ours: "logout" },
  { call: "GET Accounts/profile", auth: "bearer", ours: "profile" },
  {
    call: "POST Accounts/ChangeProfile",
    auth: "bearer",
    body: object({ avatar: text, nickname: text, hidden: flag }),
    ours: "profile",
  },
  {
    call: "POST education/near-copies",
    auth: "cookies",
    body: object({ ...chapter, ...asked }),
    ours: "near-copies",
  },
  {
    call: "POST entertainment/near-copies",
    auth: "cookies",
    body: object({ ...section, ...asked }),
    ours: "near-copies",
  },
  ...["education", "entertainment"].map((category) => ({
    call: `POST ${category}/import`,
    auth: /** @type {const} */ ("bearer"),
    body: object({ questions: listOf(object(category === "education" ? chapter : section)) }),
    ours: "import-questions",
  })),
]
