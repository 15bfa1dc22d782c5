import { progress } from "#contract"
import type { Structure } from "#contract/curriculum/structure"
import type { Correction } from "#contract/curriculum/structure-parts"
import { idempotencyHeader } from "#contract/words"
import { call } from "./api"
import { emptyDatabase } from "./empty-database"
import { buildSchool, enrol, type Member } from "./world"

export async function beginStructure() {
  await emptyDatabase()
  await buildSchool()
  return withAdmin(await enrol("Admin", "Huda"))
}

export function withAdmin({ token }: Member) {
  const post = (path: string, body: unknown, key = "") =>
    call(`/api/Admin/${path}`, { token, body, headers: { [idempotencyHeader]: key } })
  const undo = async (event?: string) => (await post("undo-structure", { event })).status
  const show = async (page = "") =>
    (await call(`/api/Admin/structure${page}`, { token })).body as Structure
  return {
    show,
    make: async (rows: readonly unknown[], isTrial = false) =>
      (await post("make-structure", { rows, isTrial })).body as Record<string, unknown>,
    correct: async (correction: Correction, key?: string) => {
      const { status, body } = await post("correct-structure", correction, key)
      return status === 200 ? "done" : `${status} ${JSON.stringify(body)}`
    },
    undo,
    undoLast: async () => undo((await show()).events[0]?.id),
    chapters: async () =>
      (await show()).chapters
        .filter(({ grade, subject }) => grade === 7 && subject === 3)
        .map(
          ({ number, names, isArchived }) =>
            `${number} ${names.en}${isArchived ? " archived" : ""}`,
        ),
  }
}

export const chapterNumbered = async ({ token }: Member, number: number) => {
  const path = "/api/education/progress?grade=7&subject=Math"
  const { body } = await call(path, { token, language: "en" })
  const { chapters } = progress.educationProgress.ok.parse(body)
  return chapters.find((each) => each.number === number)?.games[0]
}

export const listed = async (path: string, body?: unknown) =>
  JSON.stringify((await call(`/api/Accounts/${path}`, { language: "en", body })).body)

export const row = (grade: string, subject: string, number: number, ar: string, en: string) => ({
  grade: { en: grade },
  subject: { en: subject },
  number,
  chapter: { ar, en },
})

export const sheet = [
  row("Grade 7", "Math", 1, "المجموعات", "Sets"),
  row("Grade 7", "Math", 2, "الأعداد الصحيحة", "Whole numbers"),
  row("Grade 9", "History", 1, "سبأ", "Sheba"),
  row("Grade 9", "Math", 1, "الجذور", "Roots"),
]
