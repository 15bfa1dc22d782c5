import { addMany, decide, make, paths, waitingIn } from "./support/made"
import { describe, expect, it } from "vitest"
import { myQuestions } from "#contract"
import { hintsMade, sectionHintsMade, sectionOffsideMade, setMade } from "./samples/authoring"
import { call, clock, rowsReadBy } from "./support/api"
import { buildSchool, enrol, type Member } from "./support/world"
import { run } from "./support/sql"

await buildSchool()
const admin = await enrol("Admin")

const listOf = async ({ token }: Member, query: Record<string, string> = {}, language = "en") => {
  const { body } = await call(`/api/my-questions?${new URLSearchParams(query)}`, {
    token,
    language,
  })
  return myQuestions.list.ok.parse(body)
}

const textsOf = async (author: Member, query?: Record<string, string>) =>
  (await listOf(author, query)).questions.map(({ question }) => question)

/** Sends a question and returns its id. */
async function send(author: Member, question: string, body: object = sectionHintsMade) {
  await make(paths.entertainmentHints, author, { ...body, question })
  return (await waitingIn("entertainment", admin)).at(-1)?.questionID ?? 0
}

describe("an author's own questions", () => {
  it("have their chapter, their texts, their status and the reason of a rejection", async () => {
    const author = await enrol("Teacher")
    await make(paths.educationHints, author, hintsMade)
    const [waiting] = (await listOf(author)).questions
    expect(waiting).toMatchObject({
      question: hintsMade.question,
      hints: hintsMade.hints,
      answer: hintsMade.answer,
      status: "waiting",
      decidedAt: null,
      reason: "",
      isNew: false,
      chapterName: "Sets",
      section: null,
    })
    await decide("reject", Number(waiting?.questionID), admin, "?reason=Twice")
    expect(await listOf(author, {}, "ar")).toMatchObject({
      questions: [{ status: "rejected", reason: "Twice", isNew: true, subjectName: "الرياضيات" }],
      counts: { waiting: 0, approved: 0, rejected: 1, news: 1 },
      next: null,
    })
  })

  it("include only those of the caller", async () => {
    const [one, other] = [await enrol("User"), await enrol("Student")]
    await send(one, "Of one?")
    await send(other, "Of the other?")
    expect(await textsOf(one)).toEqual(["Of one?"])
    expect(await textsOf(other)).toEqual(["Of the other?"])
    expect(await textsOf(await enrol("Admin"))).toEqual([])
  })

  it("are sorted by the newest decision or submission, and filtered by status and game", async () => {
    const author = await enrol("User")
    const first = await send(author, "First?")
    const second = await send(author, "Second?", sectionOffsideMade)
    await send(author, "Third?")
    await decide("approve", second, admin)
    await decide("reject", first, admin)
    expect(await textsOf(author)).toEqual(["First?", "Second?", "Third?"])
    expect(await textsOf(author, { status: "decided" })).toEqual(["First?", "Second?"])
    expect(await textsOf(author, { status: "approved" })).toEqual(["Second?"])
    expect(await textsOf(author, { status: "waiting" })).toEqual(["Third?"])
    expect(await textsOf(author, { game: "offside" })).toEqual(["Second?"])
    expect((await listOf(author)).counts).toMatchObject({
      waiting: 1,
      approved: 1,
      rejected: 1,
      news: 2,
    })
  })

  it("are found whatever the spelling of the search text", async () => {
    const author = await enrol("User")
    await send(author, "أين تقع مدينة الإسكندرية؟")
    await send(author, "Where is it?")
    expect(await textsOf(author, { search: "الاسكندريه" })).toHaveLength(1)
    expect(await textsOf(author, { search: "WHERE" })).toEqual(["Where is it?"])
    expect(await textsOf(author, { search: "nowhere" })).toEqual([])
  })

  it("include the six items of a set, with their levels", async () => {
    const author = await enrol("Teacher")
    await make(paths.educationSet, author, setMade)
    const { questions } = await listOf(author)
    expect(new Set(questions.map(({ setId }) => setId)).size).toBe(1)
    expect(questions.map(({ difficultyLevel }) => difficultyLevel)).toEqual([4, 3, 2, 2, 1, 0])
  })
})

describe("pages of an author's own questions", () => {
  it("contain each question once, also where all have the same time", async () => {
    const author = await enrol("User")
    await addMany(author, 45)
    await addMany(author, 5, "waiting")
    const seen: string[] = []
    const sizes: number[] = []
    for (let before: string | null = ""; before !== null;) {
      const page = await listOf(author, before ? { before } : {})
      sizes.push(page.questions.length)
      seen.push(...page.questions.map(({ questionID }) => questionID))
      before = page.next
    }
    expect(sizes).toEqual([20, 20, 10])
    expect(new Set(seen).size).toBe(50)
    expect((await listOf(author)).counts).toMatchObject({ waiting: 5, rejected: 45, news: 10 })
  })

  it("read at most 85 rows, however many questions there are", async () => {
    const author = await enrol("User")
    await addMany(author, 3000)
    const first = await rowsReadBy(() => listOf(author))
    const later = await rowsReadBy(() => listOf(author, { before: "5-9000000" }))
    const searched = await rowsReadBy(() => listOf(author, { search: "Number", game: "offside" }))
    console.log(`rows of a page of 3,000: ${first}, later ${later}, nothing found ${searched}`)
    expect(Math.max(first, later)).toBeLessThanOrEqual(85)
    expect(searched).toBeLessThanOrEqual(450)
  })

  it("continue after a page in which nothing was found", async () => {
    const author = await enrol("User")
    await send(author, "Where is it?")
    await run("UPDATE questions SET status_at = 1 WHERE author_id = ?", author.id)
    await addMany(author, 250)
    const page = await listOf(author, { search: "where" })
    expect(page.questions).toEqual([])
    expect(await textsOf(author, { search: "where", before: page.next ?? "" })).toEqual([
      "Where is it?",
    ])
  })
})

describe("decisions that the author has seen", () => {
  it("are not new, up to the time that was sent", async () => {
    const author = await enrol("User")
    await decide("reject", await send(author, "First?"), admin)
    const [first] = (await listOf(author)).questions
    await decide("reject", await send(author, "Second?"), admin)
    expect(await see(author, first?.decidedAt ?? "")).toBe(200)
    const { questions, counts } = await listOf(author)
    expect(questions.map(({ isNew }) => isNew)).toEqual([true, false])
    expect(counts.news).toBe(1)
  })

  it("stay seen when an older time is sent, and a future time counts as now", async () => {
    const author = await enrol("User")
    await decide("reject", await send(author, "First?"), admin)
    await see(author, new Date(clock.now + 1e9).toISOString())
    await see(author, new Date(0).toISOString())
    expect((await listOf(author)).counts.news).toBe(0)
    await decide("reject", await send(author, "Second?"), admin)
    expect((await listOf(author)).counts.news).toBe(1)
    expect(await see(author, "yesterday")).toBe(400)
  })
})

const see = async ({ token }: Member, until: string) =>
  (await call("/api/my-questions/seen", { token, body: { until } })).status

it.each(["status=lost", "game=chess", "before=now", "size=501", "size=0"])(
  "returns 400 for ?%s",
  async (query) => {
    const { token } = await enrol()
    expect((await call(`/api/my-questions?${query}`, { token })).status).toBe(400)
  },
)
