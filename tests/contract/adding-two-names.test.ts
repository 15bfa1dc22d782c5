import { expect, it } from "vitest"
import type { Structure } from "#contract/curriculum/structure"
import { call } from "./support/api"
import { addPicture } from "./support/made"
import { buildSchool, enrol } from "./support/world"
import { png } from "../support/pictures"

await buildSchool()
const admin = await enrol("Admin")

const post = (path: string, body: unknown) =>
  call(`/api/Admin/${path}`, { token: admin.token, body })
const structureOf = async () =>
  (await call("/api/Admin/structure", { token: admin.token })).body as Structure
const raw = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return call("/api/Admin/add-subject", { token: admin.token, raw: form })
}

it("is added with a name in each language, in whichever order they are sent, and no picture if none is sent", async () => {
  await post("add-grade", { grade: "الصف العاشر", otherName: "Grade 10" })
  expect((await raw({ name: "Music", otherName: "الموسيقى" })).status).toBe(200)
  const added = { grade: "Grade 10", subject: "Music", chapterNumber: 1, chapterName: "Scales" }
  await post("add-chapters", { ...added, otherName: "السلالم" })
  const { grades, subjects, chapters } = await structureOf()
  expect(grades.at(-1)?.names).toEqual({ ar: "الصف العاشر", en: "Grade 10" })
  expect(subjects.at(-1)).toMatchObject({ names: { ar: "الموسيقى", en: "Music" }, image: "" })
  expect(chapters.find(({ grade }) => grade === grades.at(-1)?.id)?.names).toEqual({
    en: "Scales",
    ar: "السلالم",
  })
})

it.each(["Scales again", "سلالم"])("is refused with two names of one language: %s", async (name) => {
  const answer = await post("add-grade", { grade: name, otherName: `${name} 2` })
  expect(answer).toMatchObject({ status: 400, body: expect.stringContaining("same language") })
})

it("is refused if the other name is taken", async () => {
  expect(await post("add-grade", { grade: "الصف 11", otherName: "GRADE 7" })).toMatchObject({
    status: 400,
    body: "Grade already exists.",
  })
})

it("stands in the history and can be taken back, a picture too", async () => {
  await addPicture(admin, "Drawing", png())
  const { events, subjects } = await structureOf()
  expect(events[0]).toMatchObject({ kind: "made", names: [{ en: "Drawing" }], canUndo: true })
  expect(subjects.at(-1)?.image).toMatch(/^\/images\//)
  expect((await post("undo-structure", { event: events[0]?.id })).status).toBe(200)
  await post("add-grade-subjects", { grade: 8, subjectNames: ["Music"] })
  expect((await structureOf()).events[0]).toMatchObject({
    kind: "made",
    names: [{ en: "Grade 8" }],
  })
  await post("add-grade-subjects", { grade: 8, subjectNames: ["Music"] })
  const after = await structureOf()
  expect(after.events).toHaveLength(events.length + 2)
  expect(after.subjects).toHaveLength(subjects.length - 1)
})
