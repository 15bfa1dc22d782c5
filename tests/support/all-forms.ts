import type { Who } from "./plain-client.mjs"
import { gameNames } from "../../contract/words"
import { plainGames, textsOf, words, type FieldLengths } from "./plain-games"

export interface SiteForm {
  readonly path: string
  readonly as: Who
  readonly texts: FieldLengths
  readonly with?: Readonly<Record<string, string>>
  readonly maxBytes?: number
}

const usualMaxBytes = 64 * 1024
export const questionsMaxBytes = 256 * 1024

const at = (path: string, as: Who, texts: FieldLengths, fixed?: SiteForm["with"]): SiteForm => {
  return { path, as, texts, with: fixed }
}

const makeForms = gameNames.flatMap((game) => {
  const texts = textsOf(game)
  const choices = Object.fromEntries(
    Object.entries<string | readonly string[]>(words[game])
      .filter(([name]) => !(name in texts))
      .map(([name, value]) => [name, [value].flat()[0] ?? ""]),
  )
  const forms = ["check", "send", "chapters"].flatMap((intent) => {
    const [forFun, forSchool] = [{ section: "1" }, { grade: "7", chapter: "1" }]
    return [
      at(`/make-${game}/entertainment`, "sami", texts, { ...choices, intent, ...forFun }),
      at(`/make-${game}/education`, "omar", texts, { ...choices, intent, ...forSchool }),
    ]
  })
  return forms.map((form) => ({ ...form, maxBytes: questionsMaxBytes }))
})

const playForms = gameNames.flatMap((game) => {
  const path = `/games/education/${game}/play-${game}?subject=Math&chapter=1`
  const { texts, intents } = plainGames[game].round
  return intents.map((intent) => at(path, "layla", texts, { intent }))
})

const password = { password: 72, confirmPassword: 72 }
const place = { grade: 200, subject: 200 }

export const allForms: readonly SiteForm[] = [
  at("/login", "visitor", { email: 254, password: 1000, redirectTo: 2000 }),
  at("/signup", "visitor", { name: 60, email: 254, ...password, ...place }, { type: "0" }),
  at("/password-forget", "visitor", { email: 254 }),
  at("/password-reset/a-token", "visitor", { email: 254, ...password }),
  at("/contacts", "visitor", { email: 254, name: 60, title: 120, message: 3000 }),
  at("/action/set-theme", "visitor", { theme: 10, redirectTo: 2000 }),
  at("/action/set-lite", "visitor", { lite: 3, redirectTo: 2000 }),
  at("/action/set-language", "visitor", { lng: 2, redirectTo: 2000 }),
  at("/change-password", "layla", { oldPassword: 1000, newPassword: 72, confirmPassword: 72 }),
  at("/profile", "omar", { nickname: 20 }, { avatar: "owl" }),
  at("/admin/add-grade", "huda", { grade: 60, otherName: 60 }),
  at("/admin/add-chapter", "huda", { ...place, chapterNumber: 3, chapterName: 60, otherName: 60 }),
  at("/admin/add-grade-subjects", "huda", { grade: 200, subjectNames: 200 }),
  at("/admin/add-subject", "huda", { name: 60, otherName: 60 }),
  ...["/admin/educational-questions", "/admin/entertainment-questions"].map((path) =>
    at(path, "huda", { questionId: 15, reason: 300, next: 15 }, { intent: "reject" }),
  ),
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
