import { api, site } from "../support/on-faulty-upstream"
import { describe, expect, test } from "vitest"
import { gameNames } from "../../contract/words"
import { textsOf, words } from "../support/plain-games"
import { signedIn } from "../support/people"
import { languages, say } from "../support/words"
import { otherAdmin } from "../support/writer"
import { heldIn, openInChapter } from "../support/written"
import { sendFields } from "../support/data-requests"

const { waiting } = await otherAdmin(api)
const check = { name: "intent", value: "check" }
const optionsOf = (
  page: { document: { querySelectorAll(selector: string): { text: string }[] } },
  name: string,
) => page.document.querySelectorAll(`main select[name="${name}"] option`).map(({ text }) => text)

describe.each(languages)("authoring, in %s,", (language) => {
  test.each(gameNames)(
    "%s for school: loads chapters, saves, and starts another with the same placement",
    async (game) => {
      const teacher = await signedIn(site, "omar", language)
      const page = await openInChapter(teacher, game)
      expect(page.status).toBe(422)
      expect(page.document.querySelector("main [role=alert]")).toBeNull()
      expect(optionsOf(page, "chapter").length).toBeGreaterThan(2)
      const done = await teacher.submit({
        values: { ...words[game], chapter: "2", language: "en" },
      })
      expect(done.redirects).toEqual([303])
      expect(done.text).toContain(say(language, "make.sent.title"))
      const [again] = done.document.querySelectorAll("main a.button-main")
      const next = await teacher.open(again?.getAttribute("href") ?? "")
      expect(["grade", "chapter", "language"].map((name) => heldIn(next, name))).toEqual([
        "7",
        "2",
        "en",
      ])
      expect(heldIn(next, "question") + heldIn(next, "questions[0].question")).toBe("")
    },
  )

  test.each(gameNames)("%s for entertainment: saves an adult user's question", async (game) => {
    const player = await signedIn(site, "sami", language)
    const page = await player.open(`/make-${game}/entertainment`)
    expect(page.document.querySelector('main a[href$="/education"]')).toBeNull()
    const done = await player.submit({ values: { ...words[game], section: "3" } })
    expect(done.redirects).toEqual([303])
    expect(done.path).toBe(`/make-${game}/entertainment?section=3&sent=1`)
    expect(done.text).toContain(say(language, "make.sent.title"))
  })

  test.each(gameNames)("%s: loading the chapters keeps every field", async (game) => {
    const teacher = await signedIn(site, "omar", language)
    await teacher.open(`/make-${game}/education`)
    const page = await teacher.submit({
      button: { name: "intent", value: "chapters" },
      values: { ...words[game], grade: "6", language: "ar" },
    })
    for (const [name, value] of Object.entries({ ...words[game], grade: "6", language: "ar" }))
      expect([name, heldIn(page, name)]).toEqual([name, [value].flat().join(",")])
  })

  test.each(gameNames)(
    "%s: a check keeps every field and shows the question as it is played",
    async (game) => {
      const teacher = await signedIn(site, "omar", language)
      await openInChapter(teacher, game)
      const page = await teacher.submit({ button: check, values: { ...words[game], chapter: "1" } })
      expect(page.status).toBe(422)
      expect(page.document.querySelector("main [role=alert]")).toBeNull()
      expect(page.text).toContain(say(language, "make.preview.good"))
      const preview = page.document.querySelector("main form section.border-dashed")?.text ?? ""
      for (const [name, value] of Object.entries<string | readonly string[]>(words[game])) {
        expect([name, heldIn(page, name)]).toEqual([name, [value].flat().join(",")])
        if (typeof value === "string" && name in textsOf(game))
          expect(preview).toContain(value.split(" |")[0])
      }
    },
  )
})

test("an admin chooses any subject and any grade", async () => {
  const admin = await signedIn(site, "huda", "en")
  const page = await openInChapter(admin, "offside", { grade: "6", subject: "History" })
  const seeded = Array.from({ length: 12 }, (_, index) => `Grade ${index + 1}`)
  expect(optionsOf(page, "grade")).toEqual(expect.arrayContaining(seeded))
  expect(optionsOf(page, "chapter")).toEqual([
    "Choose a chapter",
    "1. Ancient Egypt",
    "2. Mesopotamia",
  ])
  const done = await admin.submit({ values: { ...words.offside, chapter: "2" } })
  expect(done.path).toBe("/make-offside/education?grade=6&subject=History&chapter=2&sent=1")
  expect((await waiting()).at(-1)).toMatchObject({
    question: "Triangles",
    gradeName: "Grade 6",
    subjectName: "History",
    chapterName: "Mesopotamia",
    game: "offside",
    answer: "135",
  })
})

test("a teacher writes for their own subject, with no choice of subject", async () => {
  const teacher = await signedIn(site, "omar")
  const page = await teacher.open("/make-five-hints/education")
  expect(page.text).toContain("Your subject: Math")
  expect(page.document.querySelector("[name=subject]")).toBeNull()
})

test("a question is stored with its placement, hints, answer and explanation", async () => {
  const teacher = await signedIn(site, "omar")
  await openInChapter(teacher, "five-hints")
  const question = "Which   number\r\nis  x < 4 & y > 3?"
  await teacher.submit({ values: { ...words["five-hints"], question, chapter: "1" } })
  expect((await waiting()).at(-1)).toMatchObject({
    game: "five hints",
    gradeName: "Grade 7",
    subjectName: "Math",
    chapterName: "Sets",
    language: "en",
    answer: "Pi | π",
    summary: words["five-hints"].summary,
    hints: Object.entries(words["five-hints"]).flatMap(([name, value]) =>
      name.startsWith("hints") ? [value] : [],
    ),
  })
})

test("a form with a chapter's name is accepted before the chapters are loaded", async () => {
  const teacher = await signedIn(site, "omar")
  await teacher.open("/make-difficulty/education")
  const form = Object.entries<string>({ ...words.difficulty, grade: "7", chapter: "Sets" })
  const done = await sendFields(teacher, "", form)
  expect(done.redirects).toEqual([303])
})

describe("warnings", () => {
  test.each([
    ["offside", { correct: ["1", "2", "3", "4", "5", "6"] }, "make.warnings.allTrue", {}],
    [
      "offside",
      { "hints[4]": "every TRIANGLE has three sides" },
      "make.warnings.sameStatement",
      { number: 5, first: 1 },
    ],
    ["five-hints", { question: "What is pi?" }, "make.warnings.questionTells", {}],
    [
      "difficulty",
      { "questions[3].question": "Is it 103?" },
      "make.warnings.itemTells",
      { number: 4 },
    ],
    [
      "difficulty",
      Object.fromEntries([0, 1, 2, 3, 4, 5].map((n) => [`questions[${n}].difficultyLevel`, "2"])),
      "make.warnings.sameLevel",
      {},
    ],
  ] as const)("in %s are shown for %j, and do not block", async (game, fields, key, params) => {
    const player = await signedIn(site, "sami", "ar")
    await player.open(`/make-${game}/entertainment`)
    const page = await player.submit({
      button: check,
      values: { ...words[game], ...fields, section: "0" },
    })
    expect(page.text).toContain(say("ar", key, params))
    expect((await player.submit()).redirects).toEqual([303])
  })
})
