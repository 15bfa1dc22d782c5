import { gameNames } from "../../contract/words"
import type { PlainGame } from "./plain-games/plain-game"
import { plainGames } from "./plain-games/games"
import type { Filled, Page } from "./visitor"
import { png } from "./pictures"
import { registration } from "./register-student"

export type Who = "nobody" | "layla" | "omar" | "huda" | "sami"

export interface PageRow {
  readonly who: Who
  readonly path: string
}

/**
 * `call` is the API call that the form's action makes. `typed` returns fields that contain the marker, which must be
 * restored after an error.
 */
export interface FormRow extends PageRow {
  readonly call: string
  readonly typed: (mark: string, page: Page) => Filled
  /** A form to submit first, which leads to this form. */
  readonly step?: Filled
  /** The round stays open until it is judged; tests of the rounds cover the second attempt. */
  readonly isRound?: true
  /** The page has the form only if the upstream names an extension call. */
  readonly isOptional?: true
}

const of = (who: Who, ...paths: string[]): PageRow[] => paths.map((path) => ({ who, path }))

const playPages = (category: string, source: string) =>
  gameNames.map((game) => `/games/${category}/${game}/play-${game}?${source}`)

/** Every page, once for each role that sees different content there. */
export const pages: readonly PageRow[] = [
  ...of("nobody", "/", "/about", "/contacts", "/login", "/signup", "/password-forget"),
  ...of("nobody", "/password-reset/token?email=a%40b.cd", "/nowhere", "/healthz"),
  ...of("nobody", `/images/${"a".repeat(64)}.png`),
  ...of("layla", "/", "/games", "/games/education", "/games/entertainment", "/top-10"),
  ...of("layla", "/answered-questions", "/answered-questions?subject=Math", "/change-password"),
  ...of("layla", "/profile", "/top-10?scope=grade"),
  ...of("layla", "/entertainment-sections", "/games/education/offside?subject=Math"),
  ...of("layla", ...gameNames.map((game) => `/games/education/${game}`)),
  ...of("layla", ...playPages("education", "subject=Math&chapter=1")),
  ...of("sami", ...playPages("entertainment", "section=1")),
  ...of("sami", ...gameNames.map((game) => `/make-${game}/entertainment`)),
  ...of("omar", ...gameNames.map((game) => `/make-${game}/education`), "/make/places?grade=7"),
  ...of("huda", "/admin", "/admin/add-grade", "/admin/add-subject", "/admin/add-chapter"),
  ...of("huda", "/admin/add-chapter?grade=7&subject=Math", "/admin/add-grade-subjects?grade=7"),
  ...of("huda", "/admin/educational-questions", "/admin/entertainment-questions"),
  ...of("huda", "/make-five-hints/education?grade=7&subject=Math"),
]

const load = { button: { name: "intent", value: "chapters" }, values: { grade: "7" } }
const strong = "Kick-0ff!9"
const post = { form: "main form[method=post]" }

const sent = (who: Who, path: string, call: string, typed: FormRow["typed"]): FormRow => {
  return { who, path, call, typed }
}

const made = gameNames.flatMap((game): FormRow[] => {
  const { written, questionField, makeCall } = plainGames[game]
  const typed = (place: object) => (mark: string) => ({
    values: { ...written, ...place, [questionField]: `Why ${mark}?` },
  })
  const at = `/make-${game}`
  return [
    {
      ...sent("omar", `${at}/education`, `education/${makeCall}`, typed({ chapter: "1" })),
      step: load,
    },
    sent("sami", `${at}/entertainment`, `tainment/${makeCall}`, typed({ section: "4" })),
  ]
})

const emailOf = (mark: string) => ({ email: `${mark}@school.example` })
const twice = { password: strong, confirmPassword: strong }

const account: readonly FormRow[] = [
  sent("nobody", "/login", "Accounts/login", (mark) => ({
    values: { ...emailOf(mark), password: strong },
  })),
  sent("nobody", "/signup", "Accounts/register", (mark) => ({
    values: { ...registration(), ...emailOf(mark) },
  })),
  sent("nobody", "/password-forget", "Accounts/ForgetPassword", (mark) => ({
    values: emailOf(mark),
  })),
  sent("nobody", "/password-reset/forged-token", "Accounts/ResetPassword", (mark) => ({
    values: { ...emailOf(mark), ...twice },
  })),
  sent("layla", "/change-password", "Accounts/ChangePassword", () => ({
    values: { oldPassword: "guessed", newPassword: strong, confirmPassword: strong },
  })),
  // The nickname equals the name, because other tests look for her on the leaderboard.
  {
    ...sent("layla", "/profile", "Accounts/ChangeProfile", () => ({
      ...post,
      values: { avatar: "owl", nickname: "Layla Haddad" },
    })),
    isOptional: true,
  },
]

/** The values of a round's fields; a submitted round has none. */
const answers =
  (names: readonly string[], button?: Filled["button"]) => (mark: string, page: Page) => {
    const open = names.filter((name) => page.document.querySelector(`main input[name="${name}"]`))
    const values = Object.fromEntries(open.map((name) => [name, mark]))
    return { ...post, values, ...(button ? { button } : {}) }
  }

const play = gameNames.flatMap((game): FormRow[] => {
  const { judged }: PlainGame = plainGames[game]
  if (!judged) return []
  const { call, fields, button } = judged
  const path = `/games/entertainment/${game}/play-${game}?section=2`
  return [{ who: "sami", path, call, typed: answers(fields, button), isRound: true }]
})

const admin: readonly FormRow[] = [
  sent("huda", "/admin/add-grade", "Admin/add-grade", (mark) => ({
    ...post,
    values: { grade: `Grade ${mark}` },
  })),
  sent("huda", "/admin/add-subject", "Admin/add-subject", (mark) => ({
    ...post,
    values: { name: `Subject ${mark}`, image: new File([png()], "a.png") },
  })),
  sent("huda", "/admin/add-chapter?grade=12&subject=Math", "Admin/add-chapters", (mark) => ({
    ...post,
    values: { chapterName: `Chapter ${mark}` },
  })),
  {
    who: "huda",
    path: "/admin/structure",
    call: "Admin/make-structure",
    typed: (mark) => ({
      form: "#give",
      button: { name: "intent", value: "check" },
      values: { text: `Year ${mark}, Math` },
    }),
    isOptional: true,
  },
  sent("huda", "/admin/add-grade-subjects?grade=12", "Admin/add-grade-subjects", (_, page) => ({
    ...post,
    values: { subjectNames: firstOffered(page) },
  })),
]

function firstOffered({ document }: Page): string[] {
  const boxes = document.querySelectorAll("main [name=subjectNames]:not([checked])")
  return boxes.slice(0, 1).map((box) => box.getAttribute("value") ?? "")
}

/** Every form whose action calls the upstream. */
export const forms: readonly FormRow[] = [
  ...account,
  ...play,
  ...made,
  ...admin,
  ...["educational", "entertainment"].map((category) =>
    sent("huda", `/admin/${category}-questions`, "Admin/decide", (mark) => ({
      // The form of the question that is shown: a set of six also has a form for each question, to try answers.
      form: "main article form[id^=decide-]",
      button: { name: "intent", value: "reject" },
      values: { reason: `Because ${mark}` },
    })),
  ),
]
