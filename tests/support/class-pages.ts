import type { HTMLElement } from "node-html-parser"
import { expect } from "vitest"
import type { Visitor } from "./visitor"
import type { Language } from "./words"

const subjects = { en: "Math", ar: "الرياضيات" } as const
export async function makeClass(teacher: Visitor, language: Language, name: string) {
  await teacher.open("/classes/new")
  await teacher.submit({ values: { name, grade: "7", subjects: subjects[language] } })
  expect(teacher.page.path).toMatch(/^\/classes\/\d+$/)
  return teacher.page.path
}

export const codeOn = ({ page: { text } }: Visitor) => /\b\d{4} \d{4}\b/.exec(text)?.[0] ?? ""

export const press = (visitor: Visitor, value: string, name = "intent") =>
  visitor.submit({ form: `form:has(button[value="${value}"])`, button: { name, value } })

/** Takes out the last pupil of the list. */
export const takeOut = (teacher: Visitor) =>
  teacher.submit({
    form: 'form:has(button[value="take-out"])',
    values: {
      personID:
        teacher.page.document
          .querySelectorAll("select[name=personID] option")
          .at(-1)
          ?.getAttribute("value") ?? "",
    },
    button: { name: "intent", value: "take-out" },
  })

export async function joinByCode(pupil: Visitor, code: string) {
  await pupil.open(`/join?code=${code.replace(" ", "")}`)
  await press(pupil, "join")
}

export async function slipsFor(teacher: Visitor, at: string, names: readonly string[]) {
  await teacher.open(at)
  await teacher.submit({
    form: "form:has(textarea)",
    values: { names: names.join("\r\n") },
    button: { name: "intent", value: "add" },
  })
  expect(teacher.page.path).toBe(`${at}/slips`)
  return slipsOn(teacher.page.document)
}

export const slipsOn = (document: HTMLElement) =>
  document.querySelectorAll(".slip-sheet > li").map((slip) => {
    const [number = "", secret = ""] = slip.querySelectorAll("dd").map(({ text }) => text.trim())
    return { name: slip.querySelector(".slip-name")?.text, number, secret }
  })
