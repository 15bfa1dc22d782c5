import { describe, expect, it } from "vitest"
import { authoring, reviewDecisions } from "#contract"
import {
  hintsMade,
  importedInChapter,
  importedInSection,
  sectionHintsMade,
  setMade,
} from "./samples/authoring"
import { call } from "./support/api"
import { decide, make, paths } from "./support/made"
import { positions, post, rowOf, send, storyOf } from "./support/versions"
import { buildSchool, enrol, type Member } from "./support/world"
import { getRows } from "./support/sql"

const trust = (id: number, isTrusted: boolean) =>
  post(admin, `/api/Admin/trust/${id}`, { isTrusted })

await buildSchool()
const admin = await enrol("Admin", "Huda")
const teacher = await enrol("Teacher", "Omar")
await trust(await send(teacher, "Before trust?"), true)

const statuses = async (author: Member) => {
  const results = await getRows<{ status: string; n: number }>(
    "SELECT status, count(*) AS n FROM questions WHERE author_id = ? GROUP BY status",
    author.id,
  )
  return Object.fromEntries(results.map(({ status, n }) => [status, n]))
}

describe("a question of a trusted teacher", () => {
  it("for their subject is approved at once, and listed for a later check", async () => {
    const id = await send(teacher, "Trusted?")
    expect(await rowOf(id)).toMatchObject({ status: "approved" })
    expect(await positions()).toContain(id)
    const { body } = await call(`${reviewDecisions.history.path}?event=trusted`, {
      token: admin.token,
    })
    expect(reviewDecisions.history.ok.parse(body).events).toMatchObject([
      { event: "trusted", questionID: String(id), by: "Huda", author: "Omar" },
    ])
    expect((await storyOf(admin, id)).isTrusted).toBe(true)
    expect((await storyOf(teacher, id)).isTrusted).toBeNull()
    const { body: own } = await call("/api/Accounts/profile", { token: teacher.token })
    expect(own).toMatchObject({ subjects: ["Math"], trusted: ["Math"] })
  })

  it("for entertainment goes to review, and so does one of another teacher", async () => {
    const forFun = await send(teacher, "For fun?", {}, sectionHintsMade)
    expect(await rowOf(forFun)).toMatchObject({ status: "waiting" })
    const other = await send(await enrol("Teacher"), "Other's?")
    expect(await rowOf(other)).toMatchObject({ status: "waiting" })
  })

  it("is stored once when sent again after a lost reply, also as a new version", async () => {
    const first = await send(teacher, "Sent twice?")
    const before = await statuses(teacher)
    expect(await send(teacher, "Sent twice?")).toBe(first)
    expect(await statuses(teacher)).toEqual(before)
    const second = await send(teacher, "Sent twice, edited?", { replaces: [first] })
    expect(await send(teacher, "Sent twice, edited?", { replaces: [first] })).toBe(second)
    expect(await rowOf(first)).toMatchObject({ status: "replaced" })
    expect(await rowOf(second)).toMatchObject({ status: "approved" })
    expect(await statuses(teacher)).toEqual({ ...before, replaced: 1 })
  })

  it("is stored once when sent five times at once, and leaves no position empty", async () => {
    const before = (await positions()).length
    const body = { ...hintsMade, question: "Five at once?" }
    const sent = Array.from({ length: 5 }, () => make(paths.educationHints, teacher, body))
    for (const { status } of await Promise.all(sent)) expect(status).toBe(200)
    expect(await positions()).toHaveLength(before + 1)
  })

  it("can be a whole set", async () => {
    const { approved = 0 } = await statuses(teacher)
    expect((await make(paths.educationSet, teacher, setMade)).status).toBe(200)
    expect((await statuses(teacher))["approved"]).toBe(approved + setMade.questions.length)
  })

  it("is also approved by an import, once, and goes to review where it is for entertainment", async () => {
    const other = await enrol("Teacher", "Rana")
    await trust(await send(other, "Before Rana's import?"), true)
    const imported = () => make(authoring.importEducation.path, other, importedInChapter)
    expect((await imported()).status).toBe(200)
    expect((await imported()).status).toBe(200)
    expect(await statuses(other)).toEqual({ waiting: 1, approved: 8 })
    const { body } = await call(`${reviewDecisions.history.path}?event=trusted`, {
      token: admin.token,
    })
    const { events } = reviewDecisions.history.ok.parse(body)
    expect(events.filter(({ author }) => author === "Rana")).toHaveLength(8)
    await make(authoring.importEntertainment.path, other, importedInSection)
    expect(await statuses(other)).toEqual({ waiting: 3, approved: 8 })
  })

  it("can be undone by an admin, and then decided like any other", async () => {
    const id = await send(teacher, "Taken back?")
    expect(await post(admin, `/api/Admin/undo/${id}`)).toBe(200)
    expect(await rowOf(id)).toEqual({ status: "waiting", position: null })
    expect((await decide("reject", id, admin)).status).toBe(200)
  })
})

describe("trust", () => {
  it("is refused for an author who is no teacher of the subject", async () => {
    const forFun = await send(await enrol("User"), "A user's?", {}, sectionHintsMade)
    const admins = await send(admin, "An admin's?")
    expect([await trust(forFun, true), await trust(admins, true)]).toEqual([409, 409])
    expect((await storyOf(admin, admins)).isTrusted).toBeNull()
  })

  it("can be given and taken twice at once, and ends when it is taken", async () => {
    const id = await send(teacher, "At the end?")
    expect(await Promise.all([trust(id, true), trust(id, true)])).toEqual([200, 200])
    expect(await Promise.all([trust(id, false), trust(id, false)])).toEqual([200, 200])
    expect(await rowOf(await send(teacher, "After trust?"))).toMatchObject({
      status: "waiting",
    })
  })
})
