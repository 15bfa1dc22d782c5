import { gameNames } from "../../contract/words"
import { words } from "./good-questions"
import type { Filled, Page } from "./visitor"
import { png } from "./pictures"
import { registration } from "./register-student"

export type Who = "nobody" | "layla" | "omar" | "huda" | "sami"

export interface PageRow {
  readonly who: Who
  readonly path: string
}

/**
 * `call`: the API call that its action needs. `typed` contains the marker that must be restored.
 */
export interface FormRow extends PageRow {
  readonly call: string
  readonly typed: (mark: string, page: Page) => Filled
  /** The page whose form leads to this form. */
  readonly step?: Filled
  /** The round stays open until it is judged; tests of the rounds cover the second attempt. */
  readonly isRound?: true
  /** The page has the form only where the upstream names a call of ours. */
  readonly isOptional?: true
}

const of = (who: Who, ...paths: string[]): PageRow[] => paths.map((path) => ({ who, path }))

const playPages = (category: string, source: string) =>
  gameNames.map((game) => `/games/${category}/${game}/play-${game}?${source}`)

/** Every page, once for each role that sees something of its own there. */
export const pages: readonly PageRow[] = [
  ...of("nobody", "/", "/about", "/contacts", "/login", "/signup", "/password-forget"),
  ...of("nobody", "/password-reset/token?email=a%40b.cd", "/nowhere", "/healthz"),
  ...of("nobody", `/images/${"a".repeat(64)}.png`),
  ...of("layla", "/", "/games", "/games/education", "/games/entertainment", "/top-10"),
  ...of("layla", "/answered-questions", "/answered-questions?subject=Math", "/change-password"),
  ...of("layla", "/profile", "/top-10?scope=grade"),
  ...of("layla", "/entertainment-sections", "/games/education/five-hints"),
  ...of("layla", "/games/education/offside?subject=Math", "/games/education/difficulty"),
  ...of("layla", ...playPages("education", "subject=Math&chapter=1")),
  ...of("sami", ...playPages("entertainment", "section=1")),
  ...of("sami", "/make-five-hints/entertainment", "/make-offside/entertainment"),
  ...of("sami", "/make-difficulty/entertainment"),
  ...of("omar", "/make-five-hints/education", "/make-offside/education"),
  ...of("omar", "/make-difficulty/education", "/make/places?grade=7"),
  ...of("huda", "/admin", "/admin/add-grade", "/admin/add-subject", "/admin/add-chapter"),
  ...of("huda", "/admin/add-chapter?grade=7&subject=Math", "/admin/add-grade-subjects?grade=7"),
  ...of("huda", "/admin/educational-questions", "/admin/entertainment-questions"),
  ...of("huda", "/make-five-hints/education?grade=7&subject=Math"),
]

const load = { button: { name: "intent", value: "chapters" }, values: { grade: "7" } }
const strong = "Kick-0ff!9"
const post = { form: "main form[method=post]" }

const made = (game: keyof typeof words, field: string) =>
  [
    {
      who: "omar",
      path: `/make-${game}/education`,
      call: game === "difficulty" ? "education/DifficultyGame/make" : "education/HintGame/make",
      step: load,
      typed: (mark) => ({ values: { ...words[game], chapter: "1", [field]: `Why ${mark}?` } }),
    },
    {
      who: "sami",
      path: `/make-${game}/entertainment`,
      call: game === "difficulty" ? "tainment/DifficultyGame/make" : "tainment/HintGame/make",
      typed: (mark) => ({ values: { ...words[game], section: "4", [field]: `Why ${mark}?` } }),
    },
  ] as const satisfies readonly FormRow[]

const sent = (who: Who, path: string, call: string, typed: FormRow["typed"]): FormRow => ({
  who,
  path,
  call: `Accounts/${call}`,
  typed,
})
const emailOf = (mark: string) => ({ email: `${mark}@school.example` })
const twice = { password: strong, confirmPassword: strong }

const account: readonly FormRow[] = [
  sent("nobody", "/login", "login", (mark) => ({
    values: { ...emailOf(mark), password: strong },
  })),
  sent("nobody", "/signup", "register", (mark) => ({
    values: { ...registration(), ...emailOf(mark) },
  })),
  sent("nobody", "/password-forget", "ForgetPassword", (mark) => ({ values: emailOf(mark) })),
  sent("nobody", "/password-reset/forged-token", "ResetPassword", (mark) => ({
    values: { ...emailOf(mark), ...twice },
  })),
  sent("layla", "/change-password", "ChangePassword", () => ({
    values: { oldPassword: "guessed", newPassword: strong, confirmPassword: strong },
  })),
  // The nickname is the name: other tests see her on the leaderboard.
  {
    ...sent("layla", "/profile", "ChangeProfile", () => ({
      ...post,
      values: { avatar: "owl", nickname: "Layla Haddad" },
    })),
    isOptional: true,
  },
]

/** Submitted answers; a submitted round has no fields any more. */
const answers =
  (names: readonly string[], button?: Filled["button"]) => (mark: string, page: Page) => {
    const open = names.filter((name) => page.document.querySelector(`main input[name="${name}"]`))
    const values = Object.fromEntries(open.map((name) => [name, mark]))
    return { ...post, values, ...(button ? { button } : {}) }
  }
const six = [1, 2, 3, 4, 5, 6].map((place) => `answer-${place}`)

const play: readonly FormRow[] = [
  {
    who: "sami",
    path: "/games/entertainment/five-hints/play-five-hints?section=2",
    call: "HintGame/ans",
    typed: answers(["answer"], { name: "intent", value: "answer" }),
    isRound: true,
  },
  {
    who: "sami",
    path: "/games/entertainment/difficulty/play-difficulty?section=2",
    call: "DifficultyGame/Answer",
    typed: answers(six),
    isRound: true,
  },
]

const admin: readonly FormRow[] = [
  {
    who: "huda",
    path: "/admin/add-grade",
    call: "Admin/add-grade",
    typed: (mark) => ({ ...post, values: { grade: `Grade ${mark}` } }),
  },
  {
    who: "huda",
    path: "/admin/add-subject",
    call: "Admin/add-subject",
    typed: (mark) => ({
      ...post,
      values: { name: `Subject ${mark}`, image: new File([Uint8Array.from(png())], "a.png") },
    }),
  },
  {
    who: "huda",
    path: "/admin/add-chapter?grade=12&subject=Math",
    call: "Admin/add-chapters",
    typed: (mark) => ({ ...post, values: { chapterName: `Chapter ${mark}` } }),
  },
  {
    who: "huda",
    path: "/admin/add-grade-subjects?grade=12",
    call: "Admin/add-grade-subjects",
    typed: (_, page) => ({ ...post, values: { subjectNames: firstOffered(page) } }),
  },
]

/** A subject that is not linked yet. */
function firstOffered({ document }: Page): string[] {
  const boxes = document.querySelectorAll("main [name=subjectNames]:not([checked])")
  return boxes.slice(0, 1).map((box) => box.getAttribute("value") ?? "")
}

/** Every form whose action calls the upstream. */
export const forms: readonly FormRow[] = [
  ...account,
  ...play,
  ...made("five-hints", "question"),
  ...made("offside", "question"),
  ...made("difficulty", "questions[0].question"),
  ...admin,
  ...(["educational", "entertainment"] as const).map((category): FormRow => ({
    who: "huda",
    path: `/admin/${category}-questions`,
    call: "Admin/reject",
    typed: (mark) => ({
      // The question that is shown; a set of six has a form to try answers for each beside it.
      form: "main article form[id^=decide-]",
      button: { name: "intent", value: "reject" },
      values: { reason: `Because ${mark}` },
    }),
  })),
]
