import { gameNames } from "../../contract/words"
import { plainGames, words } from "./plain-games"
import type { Pressed, Values } from "./form"
import type { Filled, Page } from "./visitor"
import { png } from "./pictures"
import { registration } from "./register-student"

export type Who = "nobody" | "layla" | "omar" | "huda" | "sami"

export interface PageRow {
  readonly who: Who
  readonly path: string
}

export interface FormRow extends PageRow {
  readonly call: string
  readonly values: (mark: string, page: Page) => Values
  readonly form?: string
  readonly button?: Pressed
  readonly step?: Filled
  /** The round stays open until it is judged; tests of the rounds cover the second attempt. */
  readonly isRound?: true
  /** A new pupil sends it, because nobody can twice. */
  readonly byNewPupil?: true
  /** The page has the form only if the upstream names an extension call. */
  readonly isOptional?: true
}

const of = (who: Who, ...paths: string[]): PageRow[] => paths.map((path) => ({ who, path }))

const playPages = (category: string, source: string) =>
  gameNames.map((game) => `/games/${category}/${game}/play-${game}?${source}`)

/** Stand for the address of a class of Omar's, and for its code. */
export const aClass = "{class}"
export const itsCode = "{code}"

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
  ...of("omar", "/classes", "/classes/new", aClass, `${aClass}/change`, `${aClass}/slips`),
  ...of("omar", `${aClass}/sheet`, `${aClass}/work`, `${aClass}/work/new`, `${aClass}/book`),
  ...of("omar", "/live", "/live/new", "/live/new?grade=7", "/live/1234566/host"),
  ...of("nobody", "/live/1234566", "/live/1234566/play", "/live/1234566/screen", "/live/check"),
  ...of("layla", "/join", `/join?code=${itsCode}`, "/live"),
  ...of("huda", "/admin/classes", "/admin/start-pack", "/admin/start-pack?subject=3"),
]

const step = { button: { name: "intent", value: "chapters" }, values: { grade: "7" } }
const strong = "Kick-0ff!9"
const twice = { password: strong, confirmPassword: strong }
const isOptional = true

const by =
  (who: Who) =>
  (path: string, call: string, values: FormRow["values"], more?: Partial<FormRow>): FormRow => {
    return { who, path, call, values, ...more }
  }
const [nobody, layla, omar, sami, huda] = [
  by("nobody"),
  by("layla"),
  by("omar"),
  by("sami"),
  by("huda"),
]

const made = gameNames.flatMap((game) => {
  const { makeCall } = plainGames[game]
  const at = `/make-${game}`
  const question = Object.keys(words[game]).find((name) => name.endsWith("question")) ?? ""
  const values = (place: object) => (mark: string) => {
    return { ...words[game], ...place, [question]: `Why ${mark}?` }
  }
  return [
    by("omar")(`${at}/education`, `education/${makeCall}`, values({ chapter: "1" }), { step }),
    sami(`${at}/entertainment`, `tainment/${makeCall}`, values({ section: "4" })),
  ]
})

const emailOf = (mark: string) => ({ email: `${mark}@school.example` })

const account: readonly FormRow[] = [
  nobody("/login", "Accounts/login", (mark) => ({ ...emailOf(mark), password: strong })),
  nobody("/signup", "Accounts/register", (mark) => ({ ...registration(), ...emailOf(mark) })),
  nobody("/password-forget", "Accounts/ForgetPassword", emailOf),
  nobody("/password-reset/forged-token", "Accounts/ResetPassword", (mark) => ({
    ...emailOf(mark),
    ...twice,
  })),
  layla("/change-password", "Accounts/ChangePassword", () => {
    return { oldPassword: "guessed", newPassword: strong, confirmPassword: strong }
  }),
  // The nickname equals the name, because other tests look for her on the leaderboard.
  layla("/profile", "Accounts/ChangeProfile", () => ({ avatar: "owl", nickname: "Layla Haddad" }), {
    isOptional,
  }),
]

const play = gameNames.flatMap((game): FormRow[] => {
  const { judged, round } = plainGames[game]
  if (!judged) return []
  const { call, button } = judged
  const path = `/games/entertainment/${game}/play-${game}?section=2`
  // A submitted round has no fields.
  const values = (mark: string, { document }: Page) =>
    Object.fromEntries(
      Object.keys(round.texts)
        .filter((name) => document.querySelector(`main input[name="${name}"]`))
        .map((name) => [name, mark]),
    )
  return [sami(path, call, values, { button, isRound: true })]
})

const admin: readonly FormRow[] = [
  huda("/admin/add-grade", "Admin/add-grade", (mark) => ({ grade: `Grade ${mark}` })),
  huda("/admin/add-subject", "Admin/add-subject", (mark) => {
    return { name: `Subject ${mark}`, image: new File([png()], "a.png") }
  }),
  huda("/admin/add-chapter?grade=12&subject=Math", "Admin/add-chapters", (mark) => {
    return { chapterName: `Chapter ${mark}` }
  }),
  huda("/admin/structure", "Admin/make-structure", (mark) => ({ text: `Year ${mark}, Math` }), {
    form: "#give",
    button: { name: "intent", value: "check" },
    isOptional,
  }),
  huda("/admin/add-grade-subjects?grade=12", "Admin/add-grade-subjects", (_, { document }) => {
    const boxes = document.querySelectorAll("main [name=subjectNames]:not([checked])")
    return { subjectNames: boxes.slice(0, 1).map((box) => box.getAttribute("value") ?? "") }
  }),
  ...["educational", "entertainment"].map((category) =>
    huda(
      `/admin/${category}-questions`,
      "Admin/decide",
      (mark) => ({ reason: `Because ${mark}` }),
      {
        // The form of the question that is shown: a set of six also has a form for each question, to try answers.
        form: "main article form[id^=decide-]",
        button: { name: "intent", value: "reject" },
      },
    ),
  ),
]

const valueOn = ({ document }: Page, name: string) =>
  document
    .querySelector(`[name=${name}] option:not([value=""]), input[name=${name}]`)
    ?.getAttribute("value") ?? ""

const teach: readonly FormRow[] = [
  omar(
    "/classes/new",
    "classes/make",
    (mark, page) => ({ name: `7 ${mark}`, grade: "7", subjects: valueOn(page, "subjects") }),
    { isOptional },
  ),
  layla(`/join?code=${itsCode}`, "classes/join", () => ({}), {
    form: "form:has([value=join])",
    button: { name: "intent", value: "join" },
    byNewPupil: true,
    isOptional,
  }),
  omar("/live/new?grade=7", "live/open", (_, page) => ({ chapter: valueOn(page, "chapter") }), {
    isOptional,
  }),
  omar(aClass, "/pupils", (mark) => ({ names: `Sami Adel\r\nNour ${mark}` }), {
    form: "form:has(textarea)",
    button: { name: "intent", value: "add" },
    isOptional,
  }),
  omar(`${aClass}/change`, "/change", (mark) => ({ name: `7 ${mark}` }), { isOptional }),
  omar(
    `${aClass}/work/new`,
    "work/set",
    (mark, page) => ({ chapter: valueOn(page, "chapter"), title: `Week ${mark}` }),
    { form: "form:has([name=title])", isOptional },
  ),
]

export const forms: readonly FormRow[] = [...account, ...play, ...made, ...admin, ...teach]
