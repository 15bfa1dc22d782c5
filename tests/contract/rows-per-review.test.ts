import { beforeAll, expect, it } from "vitest"
import { admin, authoring, catalogue, myQuestions } from "#contract"
import { png } from "../support/pictures"
import { chapter, grade, links } from "./samples/admin"
import {
  askedInChapter,
  askedInSection,
  corrected,
  hintsMade,
  sectionHintsMade,
  sectionSetMade,
  seen,
  setMade,
} from "./samples/authoring"
import { call, rowsOf } from "./support/api"
import { decide, make, paths, waitingIn, addPicture } from "./support/made"
import { costs, measure, tellCosts } from "./support/row-costs"
import { addPool, buildSchool, enrol, type Member } from "./support/world"
import { run } from "./support/sql"

const many = 10_000
/**
 * The rows that an entry reads: a list joins the question, its pool and its author, and in education its grade,
 * subject and chapter; skipping a question of the other category costs two rows.
 */
const [rowsInChapter, rowsInSection, rowsPassedOver] = [6, 3, 2]

let huda: Member
let teacher: Member

beforeAll(async () => {
  await buildSchool()
  huda = await enrol("Admin")
  teacher = await enrol("Teacher")
  await measureMaking()
  await measureNearCopies()
  await measureTries()
  await measureAdding()
  await measureDecisions()
  await measureLists()
  await measureCounts()
  await measureOwn()
}, 120_000)

it("every call of authors and admins stays within its row limit", () => {
  tellCosts()
  expect(costs.filter(({ read, limit }) => read > limit)).toEqual([])
  const { importEducation: _, importEntertainment: __, ...written } = authoring
  const { chooseMail: ___, stopMail: ____, ...own } = myQuestions
  const { addGrade, addSubject, addChapter, addGradeSubjects } = catalogue
  const added = { addGrade, addSubject, addChapter, addGradeSubjects }
  const endpoints = [written, admin, added, own].flatMap((area) => Object.values(area))
  const measured = new Set(costs.map(({ path }) => path))
  expect([...measured].toSorted()).toEqual(endpoints.map(({ path }) => path).toSorted())
})

it("lists ten thousand pending questions, the oldest first", async () => {
  const before = Date.now()
  const { body, text } = await call("/api/Admin/educational-questions", as(huda))
  console.log(`${many} in a list: ${text.length} characters, ${Date.now() - before} ms`)
  const listed = (body as readonly { questionID: number }[]).map(({ questionID }) => questionID)
  expect(listed.length).toBeGreaterThanOrEqual(many)
  expect(listed).toEqual(listed.toSorted((one, other) => one - other))
})

it("reads no more rows after ten thousand decisions", async () => {
  await run("UPDATE questions SET status = 'rejected' WHERE status = 'waiting'")
  await make(paths.educationHints, teacher, hintsMade)
  const { done, read } = await rowsOf(() => waitingIn("educational", huda))
  expect(done).toHaveLength(1)
  expect(read).toBeLessThanOrEqual(10)
})

const as = ({ token }: Member) => ({ token })

async function measureMaking(): Promise<void> {
  const { makeEducationQuestion, makeEntertainmentQuestion } = authoring
  await measure(makeEducationQuestion, [30, "first of its place"], () =>
    make(paths.educationHints, teacher, hintsMade),
  )
  await measure(makeEducationQuestion, [33, "next"], () =>
    make(paths.educationHints, teacher, { ...hintsMade, summary: "Next." }),
  )
  await measure(makeEducationQuestion, [16, "sent again"], () =>
    make(paths.educationHints, teacher, hintsMade),
  )
  await measure(makeEntertainmentQuestion, [32], () =>
    make(paths.entertainmentHints, teacher, sectionHintsMade),
  )
  await measure(authoring.makeEducationDifficulty, [160], () =>
    make(paths.educationSet, teacher, setMade),
  )
  await measure(authoring.makeEntertainmentDifficulty, [163], () =>
    make(paths.entertainmentSet, teacher, sectionSetMade),
  )
}

async function measureTries(): Promise<void> {
  const { tryEducationAnswers, tryEntertainmentAnswers } = authoring
  const body = { answer: "Zorbal", tries: ["Zorbol"] }
  await measure(tryEducationAnswers, [317, "with other answers"], () =>
    make(tryEducationAnswers.path, teacher, { ...body, grade: 7 }),
  )
  await measure(tryEntertainmentAnswers, [303, "with other answers"], () =>
    make(tryEntertainmentAnswers.path, teacher, { ...body, section: 2 }),
  )
}

async function measureNearCopies(): Promise<void> {
  const { findEducationNearCopies, findEntertainmentNearCopies } = authoring
  await addPool({ section: 2 }, 600)
  await measure(findEntertainmentNearCopies, [503, "of 600"], () =>
    make(findEntertainmentNearCopies.path, teacher, { ...askedInSection, section: 2 }),
  )
  await addPool({ chapter: 2, game: "DifficultyLevel" }, Array(5).fill(120))
  await measure(findEducationNearCopies, [510, "of 600 of five levels"], () =>
    make(findEducationNearCopies.path, teacher, { ...askedInChapter, chapter: 2 }),
  )
  await measure(findEducationNearCopies, [15, "where none is approved"], () =>
    make(findEducationNearCopies.path, teacher, askedInChapter),
  )
}

async function measureAdding(): Promise<void> {
  const post = (path: string, body: unknown) => call(`/api/Admin/${path}`, { ...as(huda), body })
  await measure(catalogue.addGrade, [73, "beside 2 grades"], () => post("add-grade", grade))
  await measure(catalogue.addSubject, [75, "beside 2 subjects"], () =>
    addPicture(huda, "History", png()),
  )
  await measure(catalogue.addChapter, [79, "beside 2 chapters"], () =>
    post("add-chapters", chapter),
  )
  await measure(catalogue.addGradeSubjects, [98, "of 2 subjects"], () =>
    post("add-grade-subjects", links),
  )
  const email = "pupil@school.example"
  await run("UPDATE people SET email = ? WHERE id = ?", email, (await enrol()).id)
  await measure(admin.erasePupil, [70], () => post("erase", { email }))
}

async function measureDecisions(): Promise<void> {
  const waiting = await waitingIn("educational", huda)
  const ids = waiting.map(({ questionID }) => questionID)
  await measure(authoring.correctQuestion, [14], () =>
    call(`/api/Admin/correct/${ids[0] ?? 0}`, { ...as(huda), body: corrected }),
  )
  await measure(admin.approve, [19], () => decide("approve", ids[0] ?? 0, huda))
  await measure(admin.reject, [14], () => decide("reject", ids[1] ?? 0, huda, "?reason=no"))
  await measure(admin.reject, [4, "what is decided"], () => decide("reject", ids[1] ?? 0, huda))
}

async function measureCounts(): Promise<void> {
  await measure(admin.questionCounts, [32, "of the chapters and pools of one grade"], () =>
    call("/api/Admin/question-counts", as(huda)),
  )
}

async function measureOwn(): Promise<void> {
  await measure(myQuestions.list, [60, `of ${many}`], () => call("/api/my-questions", as(teacher)))
  await measure(myQuestions.markSeen, [3], () =>
    call("/api/my-questions/seen", { ...as(teacher), body: seen }),
  )
}

async function measureLists(): Promise<void> {
  const list = async (category: "educational" | "entertainment") =>
    void (await waitingIn(category, huda))
  await measure(admin.entertainmentQuestions, [34, "of 7"], () => list("entertainment"))
  await measure(admin.educationalQuestions, [58, "of 6, and 7 of entertainment"], () =>
    list("educational"),
  )
  await addWaitingTo(await addPool({ chapter: 2 }), many)
  await measure(admin.educationalQuestions, [rowsInChapter * many + 100, `of ${many}`], () =>
    list("educational"),
  )
  await addWaitingTo(await addPool({ section: 1 }), many)
  await measure(
    admin.entertainmentQuestions,
    [(rowsInSection + rowsPassedOver) * many + 100, `of ${many}, and as many of education`],
    () => list("entertainment"),
  )
}

/** Adds questions of usual length, each with its author. */
const addWaitingTo = (poolId: number, count: number) =>
  run(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
      INSERT INTO questions (pool_id, status, language, question, lines, answer, summary,
        fingerprint, author_id, created_at)
      SELECT ?, 'waiting', 'en', 'Which river is meant in number ' || i || '?',
        '["It is long","It floods","It runs north","It has a delta","Cairo drinks it"]', 'Nile',
        'It carries the rain of Ethiopia to the sea, past Khartoum and Cairo.', 'f' || i, ?, i
      FROM n`,
    poolId,
    teacher.id,
  )
