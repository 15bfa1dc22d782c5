import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { createInstance } from "i18next"
import { beforeAll, expect, test, vi } from "vitest"
import * as z from "zod"
import * as contract from "../../contract"
import { educationDifficultyQuestion as items } from "../../contract/games/difficulty"
import { educationHintsQuestion as hints } from "../../contract/games/five-hints"
import { educationOffsideQuestion as statements } from "../../contract/games/offside"
import { languages, roles } from "../../contract/words"
import { endpoints } from "../../api/src/openapi/serve-document"
import { languageCookie, getRequestLanguage } from "../../app/i18n/language.server"
import { localesPath, options } from "../../app/i18n/options"
import { getPerson } from "../../app/session/person.server"
import { readSession } from "../../app/session/session.server"
import { destinationsOf } from "../../app/shell/navigation"
import { readTheme } from "../../app/theme/theme.server"
import { themeChoices } from "../../app/theme/theme"
import tailwind from "../../tailwind.config"
import { patternOfRoute } from "../support/log-check"
import { say } from "../support/words"
import { root } from "./sources"
import * as spec from "./specification"

/**
 * Every text, number and name that the specification fixes, against the values that the product uses. Two things are
 * settled otherwise by the architecture: what it keeps in the browser's storage is in cookies, which pages without
 * scripts need too, and calls have a deadline.
 */
beforeAll(() => void vi.stubGlobal("LOCALES_VERSION", "v"))

const textOf = (path: string) => readFileSync(join(root, path), "utf8")

/** The value of a numeric constant that only its own file uses. */
function constantIn(path: string, name: string): number {
  const [, factors = ""] = new RegExp(`const ${name} = ([\\d_ *]+)\\n`).exec(textOf(path)) ?? []
  return factors.split("*").reduce((product, each) => product * Number(each.replaceAll("_", "")), 1)
}

/** The names of an object's fields, or of those of a list's entries. */
function fieldsOf(schema: z.ZodType | undefined): string[] {
  if (schema && "element" in schema && schema.element instanceof z.ZodType)
    return fieldsOf(schema.element)
  return schema && "shape" in schema ? Object.keys(Object(schema.shape)) : []
}

const patterns = readdirSync(join(root, "app/routes")).map(patternOfRoute)

test.each(spec.routes)("the address %s has a page of its own", (path) => {
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`).test(path.replace(/(?<=.)\/$/, ""))
  expect(patterns.filter((pattern) => pattern !== "/*" && fits(pattern))).toHaveLength(1)
})

test("the navigation shows the links of the specification", () => {
  const viewer = { name: "", points: 0, avatar: "", isWaiting: false, marks: {}, remainingMs: null }
  const linksOf = (role: (typeof roles)[number]) =>
    destinationsOf({ ...viewer, role }).map(({ to }) => to)
  const ofVisitors = destinationsOf(null).map(({ to }) => to)
  expect(ofVisitors).toEqual(expect.arrayContaining([...spec.links.all, ...spec.links.visitors]))
  for (const role of roles) {
    const links = linksOf(role)
    expect(links).toEqual(expect.arrayContaining([...spec.links.all]))
    for (const link of spec.links.pupils) expect(links.includes(link)).toBe(role === "Student")
    for (const link of spec.links.visitors) expect(links).not.toContain(link)
  }
  const menu = textOf("app/shell/top-bar.tsx")
  for (const link of spec.links.signedIn) expect(menu).toContain(`"${link}"`)
})

test("the API has the 33 calls of the specification, and every other call is marked as ours", () => {
  const plain = endpoints
    .filter((call) => call.ours === undefined && call !== contract.capabilities.capabilities)
    .map(({ method, path, auth }) => `${method} ${path.replace(/\{\w+\}/, "{}")} ${auth}`)
  expect(plain.toSorted()).toEqual([...spec.calls].toSorted())
  expect(spec.calls).toHaveLength(33)
})

test.each([
  ["a log-in", contract.accounts.login.ok, spec.loginFields],
  ["chapters", contract.catalogue.chapters.body, ["grade", "subject"]],
  ["a forgotten password", contract.accounts.forgetPassword.body, ["email"]],
  ["a reset", contract.accounts.resetPassword.body, ["token", "email", "password"]],
  ["a change", contract.accounts.changePassword.body, ["oldPassword", "newPassword"]],
  ["the record", contract.points.questionsAnswered.query, ["subject", "chapter"]],
  ["a new subject", contract.catalogue.addSubject.body, ["name", "image"]],
  ["points", contract.points.addPoints.ok, ["totalpoints"]],
  ["the top ten", contract.points.topTen.ok, ["me", "data"]],
  ["subjects of a grade", contract.catalogue.subjectsOfGrade.ok, ["subjects"]],
  ["chapters of a subject", contract.catalogue.chapters.ok, ["chapters"]],
  ["grades", contract.catalogue.allGrades.ok, ["gradeId", "gradeName"]],
  ["questions under review", contract.admin.educationalQuestions.ok, ["questionID"]],
  ["a hints question", hints.ok, ["question", "summary", "correctAnswer", "hints"]],
  ["a list of difficulty questions", items.ok, ["question"]],
  ["an offside question", statements.ok, ["question", "summary", "information", "correctAnswer"]],
] as const)("the call for %s has the fields of the specification", (_, schema, names) => {
  expect(fieldsOf(schema)).toEqual(expect.arrayContaining([...names]))
})

test.each(spec.texts)("%s says word for word what the specification says", (key, text, at) => {
  expect(say("en", key)).toBe(text)
  expect(say("ar", key)).not.toMatch(/[a-z]/i)
  expect(textOf(at)).toContain(key.replace(".unexpected.", ".${kind}."))
})

test("the session is checked every 60 s and on focus, and warns from 5 minutes before its end", async () => {
  const watch = "app/shell/session-watch.ts"
  expect(constantIn(watch, "sessionCheckMs")).toBe(spec.limits.expiryCheckMs)
  expect(constantIn(watch, "sessionWarningMs")).toBe(spec.limits.expiryWarningMs)
  expect(textOf(watch)).toContain('addEventListener("focus"')
  const warnsAt = async (remainingMs: number) => {
    const now = Date.parse("2026-03-01T10:00:00Z")
    const session = await readSession(new Request("https://tahaddi.example"), [secret], now)
    session.signIn({ ...login({}), expiration: new Date(now + remainingMs).toISOString() })
    return session.takeWarning()
  }
  expect(await warnsAt(spec.limits.expiryWarningMs)).toBe(true)
  expect(await warnsAt(spec.limits.expiryWarningMs + 1000)).toBe(false)
})

test("an invalid expiry counts as none, and points and rank are 0 by default", () => {
  expect(getPerson(login({ expiration: "soon" }))).toMatchObject({ expiresAt: null, points: 0 })
  expect(contract.points.topTen.ok.parse({ data: [] })).toMatchObject({ me: 0 })
})

test("a pupil's role is named Student", () => {
  expect(roles).toContain("Student")
  expect(textOf("app/shell/top-bar.tsx")).toMatch(/role === "Student" \? <PointsChip/)
})

test("toasts close after 5 s at the top centre", () => {
  expect(constantIn("app/shell/toasts.tsx", "shownMs")).toBe(spec.limits.toastMs)
  expect(textOf("app/styles.css")).toMatch(
    /\.toasts \{\s*@apply [^;]*fixed [^;]*top-[^;]* justify-center/,
  )
})

test("styles have the times, distances and widths of the specification", () => {
  const css = textOf("app/styles.css")
  expect(css).toContain(`animation-range: ${spec.limits.scrollToTopPx} `)
  expect(css).toMatch(
    new RegExp(
      `::view-transition-new\\(root\\) \\{\\s*animation-duration: ${spec.limits.pageTransitionS}`,
    ),
  )
  expect(textOf("app/play/play.css")).toMatch(
    new RegExp(`\\.points-changed \\{[^}]*animation: \\w+ ${spec.limits.pointsChipS}`),
  )
  expect(Object.values(Object(tailwind.theme?.screens))).toEqual(
    expect.arrayContaining([...spec.limits.breakpoints]),
  )
})

test("the theme is dark by default, and light, dark or the system's", async () => {
  const { choice } = await readTheme(new Request("https://tahaddi.example"), [secret])
  expect(choice).toBe("dark")
  expect(themeChoices.toSorted()).toEqual(["dark", "light", "system"])
})

test("the languages are en and ar, kept in the cookie i18next, with en as the fallback", async () => {
  expect([...languages]).toEqual(["en", "ar"])
  expect(options).toMatchObject({ supportedLngs: ["en", "ar"], fallbackLng: "en" })
  expect(languageCookie("ar")).toMatch(/^i18next=ar;/)
  expect(await languageWith("i18next=ar")).toBe("ar")
  expect(await languageWith("i18next=fr")).toBe("en")
})

test("translations are at /assets/locales/{lng}/translation.json, and Arabic is read from the right", () => {
  const { dir } = createInstance()
  for (const language of languages) {
    const [path = ""] = localesPath(language).split("?")
    expect(path).toBe(`/assets/locales/${language}/translation.json`)
    expect(JSON.parse(textOf(join("public", path)))).toHaveProperty("site.title")
  }
  expect([dir("en"), dir("ar")]).toEqual(["ltr", "rtl"])
  expect(textOf("app/root.tsx")).toContain("dir={i18n.dir()}")
})

test("the error page shows the status and leads back to /", () => {
  const page = textOf("app/shell/error-page.tsx")
  expect(page).toContain("{status}")
  expect(page).toContain('to="/"')
})

const languageWith = (cookie: string) =>
  getRequestLanguage(new Request("https://tahaddi.example", { headers: { Cookie: cookie } }))

const secret = "a-secret-of-at-least-32-characters"

const login = (more: object) =>
  contract.accounts.login.ok.parse({
    token: "t",
    id: "7",
    name: "Layla",
    email: "layla@tahaddi.example",
    role: "Student",
    ...more,
  })
