import { readSeed } from "../../api/seed/read-seed.mjs"
import { loadSource } from "../../scripts/launch/load-source.mjs"

/** @typedef {import("./life.mjs").Life} Life */

const { xlsx } = await loadSource("tests/support/xlsx.ts")
const { curriculum } = readSeed()
const password = "Set-up-12!"

export const newcomers = {
  en: { email: "rami@school.example", password },
  ar: { email: "mona@school.example", password },
}

/** @param {Life} life @param {string} email */
export async function fillAccount(life, email) {
  await life.type("[name=name]", { en: "Amal Haddad", ar: "أمل حداد" }[life.language])
  await life.type("[name=email]", email)
  await life.type("[name=password]", password)
  await life.type("[name=confirmPassword]", password)
}

/** @param {Life} life */
export async function signUp(life) {
  await life.press("a[href^='/login']")
  await life.press("a[href^='/signup']")
  await fillAccount(life, newcomers[life.language].email)
  await life.press("form button")
  await life.page.waitForURL((url) => url.pathname === "/")
}

const files = {
  csv: (/** @type {string[][]} */ rows) => ({
    name: "school.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(rows.map((cells) => cells.join(",")).join("\n")),
  }),
  xlsx: (/** @type {string[][]} */ rows) => ({
    name: "school.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: Buffer.from(xlsx(rows)),
  }),
}

/** @param {Life} life @param {keyof typeof files} kind */
export async function setUp(life, kind) {
  await openStructure(life)
  await life.give("[name=file]", files[kind](sheet(life)))
  await life.press("[value=check]")
  await life.press("[value=make]")
  await life.sees("a[href*='grade=12']")
}

/** @param {Life} life */
export async function rename(life) {
  const name = { en: "Year One", ar: "السنة الأولى" }[life.language]
  await openStructure(life)
  await life.press("a[href*='grade=']")
  await life.type(`[name=${life.language}]`, name)
  await life.press("[value=names]")
  await life.sees(`a:has-text("${name}")`)
}

/** @param {Life} life */
export async function merge(life) {
  await openStructure(life)
  await life.press("a[href*='grade=']")
  await life.press("a[href*='chapter=']")
  await life.choose("[name=into]", "2")
  await life.press("[value=merge]")
  await life.sees(`:text("${life.say("structure.events.merged")}")`)
  await life.press("[value=undo]")
  await life.sees(`:text("${life.say("structure.events.undone")}")`)
}

/** @param {Life} life */
async function openStructure(life) {
  await life.press("a[href='/admin']")
  await life.press("a[href^='/admin/structure']")
}

/** As the page asks for it: grade, subject, number, and the name of the chapter in both languages. @param {Life} life */
function sheet({ say, language }) {
  const asked = say("structure.sheet.help").split(/[:.]/)[1] ?? ""
  const rows = [asked.split(/[,،]/).map((cell) => cell.trim())]
  for (const grade of curriculum.grades)
    for (const subject of curriculum.subjects.slice(0, 10))
      for (let number = 1; number <= 8; number += 1)
        rows.push([
          grade[language] ?? "",
          subject[language] ?? "",
          String(number),
          `الفصل ${number}`,
          `Chapter ${number}`,
        ])
  return rows
}
