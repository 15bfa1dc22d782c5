import { chapter, flag, listOf, number, object, section, text } from "./letter-checks.mjs"
import { plainGames } from "./plain-games/games.mjs"

/** @import { Letter } from "./letter-checks.mjs" */
/** @import { PlainGame } from "./plain-games/game" */

const asked = { game: text, questions: listOf(object({ question: text, hints: listOf(text) })) }

/** @type {readonly PlainGame[]} */
const ofGames = Object.values(plainGames)

/**
 * The expected requests: the parameters and bodies of each call, written by hand from the specification's table and
 * the contract's pages instead of read from contract/, so that they can contradict it. The requests of one game are
 * in plain-games.
 * @type {readonly Letter[]}
 */
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
  ...ofGames.flatMap(({ letters }) => letters),
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
