import { beforeEach, describe, expect, inject, it } from "vitest"
import { hintsMade } from "./samples/authoring"
import { ask, draw, answerHints, credit, drawHints } from "./support/rounds"
import { decide, make, paths } from "./support/made"
import { faultsOfLines, idsInLine, idsInPlay } from "./support/lines"
import { seededRandom } from "../support/dice.mjs"
import { post, rowOf, send, storyOf } from "./support/versions"
import { buildSchool, enrol } from "./support/world"
import { getRow } from "./support/sql"

await buildSchool()
const admin = await enrol("Admin")
const author = await enrol("Teacher")
const trusted = await enrol("Teacher")
const first = await send(trusted, "Before trust?")
await post(admin, `/api/Admin/trust/${first}`, { isTrusted: true })

describe("one line of versions", () => {
  it("plays one version after edits of an old version in a second tab, and after each undo", async () => {
    const first = await send(author, "First?")
    await decide("approve", first, admin)
    const second = await send(author, "Second?", { replaces: [first] })
    await decide("reject", second, admin)
    const third = await send(author, "Third?", { replaces: [first] })
    await decide("approve", third, admin)
    const fourth = await send(author, "Fourth?", { replaces: [second] })
    expect(fourth).toBe(409)
    expect(await faultsOfLines()).toEqual([])
    expect(await post(admin, `/api/Admin/undo/${third}`)).toBe(200)
    expect(await rowOf(first)).toMatchObject({ status: "approved" })
    expect(await faultsOfLines()).toEqual([])
  })

  const actions = [
    "edit",
    "edit",
    "approve",
    "approve",
    "undo",
    "undo",
    "reject",
    "changes",
  ] as const
  const others = ["withdraw", "correct", "retire", "restore", "unrelated"] as const
  const all = [...actions, ...others]

  it.each(inject("isDeep") ? [1, 2, 3, 4, 5, 6, 7, 8] : [1, 2, 3, 4])(
    "has at most one version in play and one under review in any order of changes, seed %i",
    async (seed) => {
      const random = seededRandom(seed)
      const writer = seed % 2 === 0 ? trusted : author
      const root = await send(writer, `Root ${seed}?`)
      let made = 0
      const act = (id: number) => {
        made += 1
        const text = `Version ${seed} ${made}?`
        const run = {
          edit: () =>
            make(paths.educationHints, writer, { ...hintsMade, question: text, replaces: [id] }),
          approve: () => decide("approve", id, admin),
          undo: () => post(admin, `/api/Admin/undo/${id}`),
          reject: () => decide("reject", id, admin),
          changes: () => post(admin, `/api/Admin/decide/${id}`, { decision: "changes" }),
          withdraw: () => post(writer, `/api/my-questions/${id}/withdraw`),
          correct: () => post(admin, `/api/Admin/correct/${id}`, { ...hintsMade, summary: text }),
          retire: () => post(admin, `/api/Admin/retire/${id}`),
          restore: () => post(admin, `/api/Admin/put-back/${id}`),
          unrelated: () => send(writer, text),
        }[all[random.below(all.length)] ?? "edit"]
        return run()
      }
      for (let step = 0; step < 60; step += 1) {
        const ids = await idsInLine(root)
        const some = () => act(ids[ids.length - 1 - random.below(Math.min(4, ids.length))] ?? 0)
        const ran = random.below(3) === 0 ? [some(), some(), some()] : [some()]
        const statuses = (await Promise.all(ran)).map((each) =>
          typeof each === "number" ? each : each.status,
        )
        expect(statuses).not.toContain(500)
        expect(await faultsOfLines(), `step ${step}`).toEqual([])
      }
      const { n = 0 } =
        (await getRow<{ n: number }>("SELECT count(*) AS n FROM question_versions")) ?? {}
      expect(n).toBeGreaterThan(0)
    },
    60_000,
  )
})

const retireAll = async () => {
  for (const id of await idsInPlay()) await post(admin, `/api/Admin/retire/${id}`)
}

let written = 0
async function approved() {
  written += 1
  const id = await send(author, `Which is number ${written}?`)
  await decide("approve", id, admin)
  return id
}

describe("a new version", () => {
  beforeEach(retireAll)

  it("is given in place of the old one to a player who skipped that", async () => {
    const first = await approved()
    const pupil = await enrol()
    await draw(pupil)
    const second = await send(author, "The new wording?", { replaces: [first] })
    await decide("approve", second, admin)
    const round = await drawHints(pupil, { language: "en" })
    expect(round.body.question).toBe("The new wording?")
    expect(await answerHints(pupil, round)).toBe(true)
    expect((await credit(pupil, 50, round.name)).totalpoints).toBe(50)
    expect((await ask(pupil)).body).toMatchObject({ played: 1 })
  })

  it("is refused beside a newer one, with the id, the text and the status of that one", async () => {
    const first = await approved()
    const second = await send(author, "Newer?", { replaces: [first] })
    const { status, body } = await make(paths.educationHints, author, {
      ...hintsMade,
      question: "From a second tab?",
      replaces: [first],
    })
    expect({ status, body }).toEqual({
      status: 409,
      body: {
        message: "There is a newer version of this question.",
        newest: { questionID: String(second), question: "Newer?", status: "waiting" },
      },
    })
    expect(await storyOf(author, first)).toMatchObject({ newer: String(second), mayEdit: false })
  })

  it("is not given to a player who had the old one, also after other questions moved", async () => {
    const [first, other] = [await approved(), await approved()]
    const pupil = await enrol()
    for (let turn = 0; turn < 2; turn += 1) await answerHints(pupil, { body: await draw(pupil) })
    const second = await send(author, "Had before?", { replaces: [first] })
    await decide("approve", second, admin)
    await post(admin, `/api/Admin/retire/${other}`)
    await post(admin, `/api/Admin/put-back/${other}`)
    expect((await ask(pupil)).body).toMatchObject({ played: 2 })
    const late = await approved()
    expect((await draw(pupil)).question).toBe((await storyOf(admin, late)).questions[0]?.question)
  })

  it("that was sent and withdrawn does not block an undo", async () => {
    const first = await approved()
    const second = await send(author, "Sent and withdrawn?", { replaces: [first] })
    expect(await post(admin, `/api/Admin/undo/${first}`)).toBe(409)
    await post(author, `/api/my-questions/${second}/withdraw`)
    expect(await post(admin, `/api/Admin/undo/${first}`)).toBe(200)
    expect(await rowOf(first)).toMatchObject({ status: "waiting" })
    expect(await send(author, "On from the withdrawn one?", { replaces: [second] })).toBe(409)
  })
})
