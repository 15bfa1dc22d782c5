import { describe, expect, it } from "vitest"
import { drafts, myQuestions } from "#contract"
import { drafts as limits } from "#contract/limits"
import { draftsSaved } from "./samples/drafts"
import { call, clock } from "./support/api"
import { costs, measure, tellCosts } from "./support/row-costs"
import { buildSchool, enrol, type Member, signIn } from "./support/world"
import { one } from "./support/sql"

await buildSchool()

const dayMs = 24 * 60 * 60_000

const save = async ({ token }: Member, bodies: readonly object[]) =>
  call(drafts.save.path, { token, body: { drafts: bodies } })

const statesOf = async (member: Member, bodies: readonly object[]) =>
  drafts.save.ok.parse((await save(member, bodies)).body)

const listOf = async ({ token }: Member, after = "") => {
  const { body } = await call(`/api/drafts${after && `?after=${after}`}`, { token })
  return drafts.list.ok.parse(body)
}

const act = async ({ token }: Member, id: string, action: "remove" | "restore") =>
  (await call(`/api/drafts/${id}/${action}`, { token, body: {} })).status

const asking = (question: string) => ({ game: "offside", fields: { question: [question] } })

const several = (length: number, of = "Draft") =>
  Array.from({ length }, (_, at) => asking(`${of} ${at}`))

/** Fills a person's drafts up to the most that one may have. */
async function fill(member: Member): Promise<void> {
  for (let at = 0; at < limits.max; at += 25) await save(member, several(25, `Of ${at}`))
}

describe("drafts", () => {
  it("are kept as they are, in their order, for their owner only", async () => {
    const [own, other] = [await enrol("Teacher"), await enrol("Teacher")]
    expect(await statesOf(own, draftsSaved.drafts)).toEqual(["made", "made"])
    const { drafts: kept, next } = await listOf(own)
    expect(kept.map(({ game, fields }) => ({ game, fields }))).toEqual(draftsSaved.drafts)
    expect(next).toBeNull()
    expect((await listOf(other)).drafts).toEqual([])
    const [id = ""] = kept.map(({ draftId }) => draftId)
    const shown = await call(`/api/drafts/${id}`, { token: own.token })
    expect(drafts.show.ok.parse(shown.body)).toEqual(kept[0])
    expect((await call(`/api/drafts/${id}`, { token: other.token })).status).toBe(404)
    expect(await act(other, id, "remove")).toBe(404)
    expect(await act(other, id, "restore")).toBe(404)
    expect((await listOf(own)).drafts).toHaveLength(2)
  })

  it("are not kept twice, neither by a repeated call nor by one call with the same one twice", async () => {
    const member = await enrol("User")
    expect(await statesOf(member, [...several(2), asking("Draft 0")])).toEqual([
      "made",
      "made",
      "known",
    ])
    expect(await statesOf(member, several(3))).toEqual(["known", "known", "made"])
    expect((await listOf(member)).drafts).toHaveLength(3)
  })

  it("are counted with the caller's questions", async () => {
    const member = await enrol("Teacher")
    await save(member, several(3))
    const { body } = await call("/api/my-questions", { token: member.token })
    expect(myQuestions.list.ok.parse(body).counts.drafts).toBe(3)
  })

  it("are removed, restored for ten minutes, and can be kept anew after that", async () => {
    const member = await enrol("Teacher")
    await save(member, several(1))
    const [id = ""] = (await listOf(member)).drafts.map(({ draftId }) => draftId)
    expect([await act(member, id, "remove"), await act(member, id, "remove")]).toEqual([200, 200])
    expect((await listOf(member)).drafts).toEqual([])
    expect((await call(`/api/drafts/${id}`, { token: member.token })).status).toBe(404)
    expect([await act(member, id, "restore"), await act(member, id, "restore")]).toEqual([200, 200])
    expect((await listOf(member)).drafts).toHaveLength(1)
    await act(member, id, "remove")
    clock.now += 10 * 60_000
    expect(await act(member, id, "restore")).toBe(404)
    expect(await statesOf(member, several(1))).toEqual(["made"])
    expect((await listOf(member)).drafts).toHaveLength(1)
  })

  it("expire after 30 days, and the next saving deletes them", async () => {
    const member = await enrol("Teacher")
    await save(member, several(2))
    const [first] = (await listOf(member)).drafts
    const expiresAt = Date.parse(first?.expiresAt ?? "")
    expect(Math.round((expiresAt - clock.now) / dayMs)).toBe(30)
    clock.now = expiresAt - 1_000
    const later = { ...member, token: await signIn(member.id, "Teacher") }
    expect((await listOf(later)).drafts).toHaveLength(2)
    clock.now = expiresAt
    expect((await listOf(later)).drafts).toEqual([])
    expect((await call(`/api/drafts/${first?.draftId}`, { token: later.token })).status).toBe(404)
    await save(later, [asking("Another")])
    expect(
      await one("SELECT count(*) AS n FROM question_drafts WHERE person_id = ?", later.id),
    ).toBe(1)
  })

  it("are listed by page, and at most 200 are kept", async () => {
    const member = await enrol("Teacher")
    await fill(member)
    expect(await statesOf(member, [asking("One more"), asking("Of 0 0")])).toEqual([
      "full",
      "known",
    ])
    const first = await listOf(member)
    const second = await listOf(member, first.next ?? "")
    expect([first, second].map((page) => page.drafts.length)).toEqual([20, 20])
    expect(second.drafts[0]?.fields["question"]).toEqual(["Of 0 20"])
  })

  it("have few fields, of the form, and a length", async () => {
    const member = await enrol("Teacher")
    const long = { game: "offside", fields: { question: ["x".repeat(limits.lengthMax)] } }
    const odd = { game: "offside", fields: { __proto__x: ["x"] } }
    for (const each of [long, odd, { game: "chess", fields: {} }])
      expect((await save(member, [each])).status).toBe(400)
  })
})

it("the calls of drafts stay within their row limits", async () => {
  const member = await enrol("Teacher")
  await fill(member)
  const { token } = member
  const [id = ""] = (await listOf(member)).drafts.map(({ draftId }) => draftId)
  await measure(drafts.save, [440, "no room"], () => save(member, several(25)))
  await measure(drafts.list, [24], () => call("/api/drafts", { token }))
  await measure(drafts.show, [4], () => call(`/api/drafts/${id}`, { token }))
  await measure(drafts.remove, [4], () => call(`/api/drafts/${id}/remove`, { token, body: {} }))
  await measure(drafts.restore, [4], () => call(`/api/drafts/${id}/restore`, { token, body: {} }))
  tellCosts()
  expect(costs.filter(({ read, limit }) => read > limit)).toEqual([])
})
