import type { Who } from "./plain-client.mjs"
import { gameNames } from "../../contract/words"
import { plainGames, textsOf, words } from "./plain-games"

export interface SiteForm {
  readonly path: string
  readonly as: Who
  /** Its text fields with their maximum lengths. */
  readonly texts: Readonly<Record<string, number>>
  readonly with?: Readonly<Record<string, string>>
  readonly maxBytes?: number
}

const usualMaxBytes = 64 * 1024
export const questionsMaxBytes = 256 * 1024

const password = { password: 72, confirmPassword: 72 }
const makeForms = gameNames.flatMap((game) => {
  const texts = textsOf(game)
  const choices = Object.fromEntries(
    Object.entries<string | readonly string[]>(words[game])
      .filter(([name]) => !(name in texts))
      .map(([name, value]) => [name, [value].flat()[0] ?? ""]),
  )
  const both = { texts, maxBytes: questionsMaxBytes }
  const [forFun, forSchool] = [`/make-${game}/entertainment`, `/make-${game}/education`]
  return ["check", "send", "chapters"].flatMap((intent): SiteForm[] => [
    { ...both, path: forFun, as: "sami", with: { ...choices, intent, section: "1" } },
    {
      ...both,
      path: forSchool,
      as: "omar",
      with: { ...choices, intent, grade: "7", chapter: "1" },
    },
  ])
})

const playForms = gameNames.flatMap((game) => {
  const path = `/games/education/${game}/play-${game}?subject=Math&chapter=1`
  const { texts, intents } = plainGames[game].round
  return intents.map((intent): SiteForm => ({ path, as: "layla", texts, with: { intent } }))
})

export const allForms: readonly SiteForm[] = [
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
  { path: "/action/set-lite", as: "visitor", texts: { lite: 3, redirectTo: 2000 } },
  { path: "/action/set-language", as: "visitor", texts: { lng: 2, redirectTo: 2000 } },
  {
    path: "/change-password",
    as: "layla",
    texts: { oldPassword: 1000, newPassword: 72, confirmPassword: 72 },
  },
  { path: "/profile", as: "omar", texts: { nickname: 20 }, with: { avatar: "owl" } },
  { path: "/admin/add-grade", as: "huda", texts: { grade: 60, otherName: 60 } },
  {
    path: "/admin/add-chapter",
    as: "huda",
    texts: { grade: 200, subject: 200, chapterNumber: 3, chapterName: 60, otherName: 60 },
  },
  { path: "/admin/add-grade-subjects", as: "huda", texts: { grade: 200, subjectNames: 200 } },
  { path: "/admin/add-subject", as: "huda", texts: { name: 60, otherName: 60 } },
  ...["educational", "entertainment"].map((category): SiteForm => ({
    path: `/admin/${category}-questions`,
    as: "huda",
    texts: { questionId: 15, reason: 300, next: 15 },
    with: { intent: "reject" },
  })),
  ...playForms,
  ...makeForms,
]

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

export function filledBy(
  { texts, maxBytes = usualMaxBytes }: Pick<SiteForm, "texts" | "maxBytes">,
  letters: string,
  moreBytes = 0,
): Record<string, Record<string, string>> {
  const names = Object.keys(texts)
  const each = (text: (max: number) => string) =>
    Object.fromEntries(names.map((name) => [name, text(texts[name] ?? 0)]))
  // The multipart syntax around the fields takes bytes too.
  const room = maxBytes - 200 * (names.length + 10)
  const inOne = (what: string, bytes: number) =>
    Object.fromEntries(
      kindsOf(names).map((name) => [`${what} in ${name}`, { [name]: bytesOf(letters, bytes) }]),
    )
  return {
    "at the limit": each((max) => unitsOf(letters, max)),
    "one more": each((max) => unitsOf(letters, max + 1)),
    "the body in all fields": each(() => bytesOf(letters, Math.floor(room / names.length))),
    ...inOne("the body", room),
    ...(moreBytes > 0 && maxBytes > usualMaxBytes ? inOne(`${moreBytes} bytes`, moreBytes) : {}),
  }
}

/** Keeps only the first of fields that differ only in their index. */
const kindsOf = (names: readonly string[]) =>
  names.filter((name) => !/[1-9]/.test(name) || name.endsWith("-1"))

const unitsOf = (letters: string, units: number) =>
  letters.repeat(Math.ceil(units / letters.length)).slice(0, units)

const bytesOf = (letters: string, bytes: number) =>
  letters.repeat(Math.floor(bytes / Buffer.byteLength(letters)))
