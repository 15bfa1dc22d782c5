import { gameNames } from "../../contract/words"
import { plainGames, words } from "./plain-games"
import type { Pressed, Values } from "./form"
import type { Filled } from "./visitor"
import { png } from "./pictures"
import { registration } from "./register-student"

export type Who = "nobody" | "layla" | "omar" | "huda" | "sami"

export interface PageRow {
  readonly who: Who
  readonly path: string
}

export interface FormRow extends PageRow {
  readonly call: string
  /** A field that the page does not have is left out of a round: one that is submitted has none. */
  readonly values: Values
  readonly form?: string
  readonly button?: Pressed
  readonly step?: Filled
  /** The round stays open until it is judged; tests of the rounds cover the second attempt. */
  readonly isRound?: boolean
  /** A new pupil sends it, because nobody can twice. */
  readonly byNewPupil?: boolean
  /** It has no text to keep: a toast tells what came of it. */
  readonly isToast?: boolean
  /** The page has the form only if the upstream names an extension call. */
  readonly isOptional?: boolean
}

const of = (who: Who, ...paths: string[]): PageRow[] => paths.map((path) => ({ who, path }))

const playPages = (category: string, source: string) =>
  gameNames.map((game) => `/games/${category}/${game}/play-${game}?${source}`)

/**
 * Stand for the address of a class of Omar's, for its code, for two classes whose buttons are pressed, and a work in one,
 * for a new word, and for what the page offers.
 */
export const aClass = "{class}"
export const openClass = "{open class}"
export const itsWork = "{work}"
export const changedClass = "{changed class}"
export const itsCode = "{code}"
export const newMark = "{mark}"
export const offered: readonly string[] = ["{offered}"]

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
  ...of(
    "huda",
    "/admin/classes",
    "/admin/school",
    "/admin/start-pack",
    "/admin/start-pack?subject=3",
  ),
]

const strong = "Kick-0ff!9"
const twice = { password: strong, confirmPassword: strong }
const changed = { oldPassword: "guessed", newPassword: strong, confirmPassword: strong }
const email = `${newMark}@school.example`
const image = new File([png()], "a.png")
const ours = { isOptional: true }
const press = (value: string) => ({ button: { name: "intent", value } })

const by =
  (who: Who) =>
  (path: string, call: string, values: Values, more?: Partial<FormRow>): FormRow => {
    return { who, path, call, values, ...more }
  }
const [nobody, layla, omar] = [by("nobody"), by("layla"), by("omar")]
const [sami, huda] = [by("sami"), by("huda")]

const made = gameNames.flatMap((game) => {
  const { makeCall } = plainGames[game]
  const at = `/make-${game}`
  const question = Object.keys(words[game]).find((name) => name.endsWith("question")) ?? ""
  const values = { ...words[game], [question]: `Why ${newMark}?` }
  const step = { ...press("chapters"), values: { grade: "7" } }
  return [
    omar(`${at}/education`, `education/${makeCall}`, { ...values, chapter: "1" }, { step }),
    sami(`${at}/entertainment`, `tainment/${makeCall}`, { ...values, section: "4" }),
  ]
})

const account: readonly FormRow[] = [
  nobody("/login", "Accounts/login", { email, password: strong }),
  nobody("/signup", "Accounts/register", { ...registration(), email }),
  nobody("/password-forget", "Accounts/ForgetPassword", { email }),
  nobody("/password-reset/forged-token", "Accounts/ResetPassword", { email, ...twice }),
  layla("/change-password", "Accounts/ChangePassword", changed),
  // The nickname equals the name, because other tests look for her on the leaderboard.
  layla("/profile", "Accounts/ChangeProfile", { avatar: "owl", nickname: "Layla Haddad" }, ours),
]

const play = gameNames.flatMap((game): FormRow[] => {
  const { judged, round } = plainGames[game]
  if (!judged) return []
  const path = `/games/entertainment/${game}/play-${game}?section=2`
  const values = Object.fromEntries(Object.keys(round.texts).map((name) => [name, newMark]))
  return [sami(path, judged.call, values, { button: judged.button, isRound: true })]
})

const give = { form: "#give", ...press("check"), ...ours }
/** The form of the question that is shown: a set of six also has a form for each question, to try answers. */
const reject = { form: "main article form[id^=decide-]", ...press("reject") }
const inGrade12 = "grade=12&subject=Math"
const admin: readonly FormRow[] = [
  huda("/admin/add-grade", "Admin/add-grade", { grade: newMark }),
  huda("/admin/add-subject", "Admin/add-subject", { name: newMark, image }),
  huda(`/admin/add-chapter?${inGrade12}`, "Admin/add-chapters", { chapterName: newMark }),
  huda("/admin/structure?add=1", "Admin/make-structure", { text: `Year ${newMark}, Math` }, give),
  huda("/admin/school", "Admin/name-school", { en: newMark }, ours),
  huda("/admin/add-grade-subjects?grade=12", "Admin/add-grade-subjects", { subjectNames: offered }),
  ...["educational", "entertainment"].map((category) =>
    huda(`/admin/${category}-questions`, "Admin/decide", { reason: newMark }, reject),
  ),
]

const joining = { byNewPupil: true, isToast: true }
const join = { form: "form:has([value=join])", ...press("join"), ...joining, ...ours }
const addNames = { form: "form:has(textarea)", ...press("add"), ...ours }
const set = { form: "form:has([name=title])", ...ours }
const teach: readonly FormRow[] = [
  omar("/classes/new", "classes/make", { name: newMark, grade: "7", subjects: offered }, ours),
  layla(`/join?code=${itsCode}`, "classes/join", {}, join),
  omar("/live/new?grade=7", "live/open", { chapter: offered }, ours),
  omar(aClass, "/pupils", { names: `Sami Adel\r\nNour ${newMark}` }, addNames),
  omar(`${aClass}/change`, "/change", { name: newMark }, ours),
  omar(`${aClass}/work/new`, "work/set", { chapter: offered, title: newMark }, set),
]

/** Some buttons give way to the one that takes back what they do, so the form is sent by the one that is there. */
const button = (has: string) => ({ form: `form:has(${has})`, isToast: true, ...ours })
const slips = { form: "form:has([name=people])", ...ours }
const renew = button("[value=renew]")
const buttons: readonly FormRow[] = [
  omar(openClass, "/code", {}, renew),
  omar(openClass, "/code", {}, { ...button("[value=close]"), ...press("close"), step: renew }),
  omar(openClass, "/invite-teacher", {}, button("[value=link]")),
  omar(`${openClass}/slips`, "/secrets", { people: offered }, slips),
  omar(itsWork, "/withdraw", {}, button("[value=withdraw], [value=back]")),
  omar(changedClass, "/take-out", { personID: offered }, button("[name=personID]")),
  omar(changedClass, "/put-back", { personID: offered }, button("[name=personID]")),
  omar(changedClass, "/archive", {}, button("[value=archive], [value=reopen]")),
]

export const forms: readonly FormRow[] = [
  ...account,
  ...play,
  ...made,
  ...admin,
  ...teach,
  ...buttons,
]
