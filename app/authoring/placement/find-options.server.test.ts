import { describe, expect, test } from "vitest"
import { CallMissing, UpstreamUnavailable } from "#app/upstream/errors.server"
import { findOptions } from "./find-options.server"

const school: Readonly<Record<string, readonly string[]>> = {
  7: ["Arabic", "Math"],
  8: ["Arabic", "History"],
}
const named = (subjectName: string) => ({ subjectName, subjectImage: "", id: undefined })
const ok = <Body>(body: Body) => Promise.resolve({ status: 200, body } as const)

const unavailable = () => new UpstreamUnavailable("/profile", 500)

/** @param subjects what the profile lists, or the failure of the call */
const contextWith = (
  subjects: readonly string[] | (() => Response),
  trusted: readonly string[] = [],
) => ({
  upstream: {
    profile: {
      subjects: () =>
        typeof subjects === "function"
          ? Promise.reject(subjects())
          : Promise.resolve({ subjects: [...subjects], trusted: [...trusted] }),
    },
    catalogue: {
      ownGrades: () => ok([{ gradeId: "7", gradeName: "Grade 7" }]),
      grades: () => Promise.resolve([{ gradeId: "8", gradeName: "Grade 8" }]),
      subjectsOfGrade: (grade: string) => ok({ subjects: (school[grade] ?? []).map(named) }),
      chapters: ({ subject }: { subject: string | number }) =>
        ok({ chapters: [{ name: `First of ${subject}`, number: 1, games: [] }] }),
    },
  },
})

const omar = { role: "Teacher", subject: "Math" } as const
const nothing = { grade: "", subject: "", chapter: "" }
const names = (options: readonly { value: string }[] | null) => options?.map(({ value }) => value)

describe("a teacher of one subject", () => {
  test.each([
    ["by an upstream without profiles", contextWith(() => new CallMissing()), "Math"],
    ["by one that lists no subjects", contextWith([]), "Math"],
    ["by one where an admin has just changed it", contextWith(["History"]), "History"],
  ])("chooses no subject: %s", async (_, context, single) => {
    const found = await findOptions(context, omar, { ...nothing, grade: "7" })
    expect(found).toMatchObject({ single, subjects: null, isPartial: false })
    expect(found.chapters).toMatchObject([{ name: `First of ${single}` }])
  })
})

describe("a teacher of several subjects", () => {
  const context = contextWith(["Math", "Arabic"])

  test.each([
    ["7", ["Arabic", "Math"]],
    ["8", ["Arabic"]],
    ["", []],
  ])("chooses one of their own that grade %j has", async (grade, subjects) => {
    const found = await findOptions(context, omar, { ...nothing, grade })
    expect(found).toMatchObject({ single: "", chapters: null, isPartial: false })
    expect(names(found.subjects)).toEqual(subjects)
  })

  test("gets the chapters of the chosen one", async () => {
    const found = await findOptions(context, omar, { ...nothing, grade: "7", subject: "Arabic" })
    expect(found.chapters).toMatchObject([{ name: "First of Arabic" }])
  })

  test("keeps the chosen one, or the one of the log-in, while the profile cannot be read", async () => {
    const chosen = { ...nothing, grade: "7", subject: "Arabic" }
    const found = await findOptions(contextWith(unavailable), omar, chosen)
    expect(found).toMatchObject({ single: "", isPartial: true })
    expect(names(found.subjects)).toEqual(["Arabic"])
    const first = await findOptions(contextWith(unavailable), omar, { ...chosen, subject: "" })
    expect(first).toMatchObject({ single: "Math", subjects: null, isPartial: true })
  })
})

test.each([
  ["in the only one", ["Math"], ["Math"], true],
  ["in both", ["Math", "Arabic"], ["Arabic", "Math"], true],
  ["in one of two", ["Math", "Arabic"], ["Math"], false],
  ["in none", ["Math"], [], false],
])("a teacher who is trusted %s of their subjects", async (_, subjects, trusted, isTrusted) => {
  const found = await findOptions(contextWith(subjects, trusted), omar, nothing)
  expect(found).toMatchObject({ isTrusted })
})

test.each([
  ["Math", ["Math"], "published"],
  ["Arabic", ["Math"], "reviewed"],
  ["", ["Math"], null],
  ["Math", ["Math", "Arabic"], null],
  ["Math", [], null],
])("what is written for %j by a teacher trusted in %j", async (subject, trusted, inSubject) => {
  const context = contextWith(["Math", "Arabic"], trusted)
  expect(await findOptions(context, omar, { ...nothing, subject })).toMatchObject({ inSubject })
})

test("an admin chooses any subject of the grade, and no profile is read", async () => {
  const admin = { role: "Admin", subject: "" } as const
  const found = await findOptions(contextWith(unavailable), admin, { ...nothing, grade: "8" })
  expect(names(found.subjects)).toEqual(["Arabic", "History"])
  expect(found.isPartial).toBe(false)
})
