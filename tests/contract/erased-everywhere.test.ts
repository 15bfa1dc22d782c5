import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test"
import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { publish } from "../../api/src/player/publish"
import { readState } from "../../api/src/player/state"
import { hintsMade } from "./samples/authoring"
import { openAccount } from "./support/accounts"
import { call, clock } from "./support/api"
import { answers, appeal, decide, oneQuestionOf } from "./support/appeals"
import { makeClass, newKey, ofClass } from "./support/classes"
import { buildForErasing, erase, passBoards, tracesOf, zaynab } from "./support/erased"
import { everythingInD1 } from "./support/everything"
import { make, paths } from "./support/made"
import { inPlay } from "./support/players"
import { signIn } from "./support/world"
import { run } from "./support/sql"

const { admin, chapter } = await buildForErasing()

describe("after an erasure", () => {
  it("no table and no object holds the id, a name, the e-mail or a text of the pupil", async () => {
    const pupil = await zaynab(chapter)
    expect(await tracesOf(pupil)).not.toEqual([])
    expect((await erase(admin, pupil)).body).toEqual({ personID: String(pupil.id) })
    const onBoards = (await tracesOf(pupil)).map((trace) => trace.replace(/.*\/|: .*/g, ""))
    expect(new Set(onBoards)).toEqual(new Set(["standings", "erased"]))
    await passBoards(23 * 60 * 60 * 1000)
    expect(await tracesOf(pupil)).not.toEqual([])
    await passBoards(25 * 60 * 60 * 1000)
    expect(await tracesOf(pupil)).toEqual([])
  })

  it("a teacher's questions and decisions stay, without the teacher", async () => {
    const account = await openAccount()
    await run(
      `UPDATE people SET name = 'Zaynab Qamishli', role = 'Teacher', grade_id = NULL, subject_id = 3,
          confirmed_at = 0
        WHERE id = ?`,
      account.id,
    )
    const teacher = { ...account, token: await signIn(account.id, "Teacher") }
    const waiting = { ...hintsMade, question: "Which set waits for an admin?" }
    expect((await make(paths.educationHints, teacher, waiting)).status).toBe(200)
    const { id } = await oneQuestionOf(teacher)
    const { chapter } = await oneQuestionOf(teacher)
    const pupil = await answers("Congo", chapter)
    await appeal(pupil, pupil.name)
    expect(await decide(teacher, id + 1, "congo", "declined")).toBe(200)
    await call("/api/author-mail", { token: teacher.token, body: { wanted: true } })
    await run("INSERT INTO trusted_authors VALUES (?, 3, ?, 0)", teacher.id, admin.id)
    const key = `${teacher.id} the key of a call`
    await run(`INSERT INTO live_rooms (object, code, school_id, opened_by, key, title, language,
        takes_guests, opened_at)
      VALUES ('a room', '1234566', 1, ${teacher.id}, '${key}', 'Live round', 'en', 1, 0)`)
    const classId = await makeClass(teacher)
    await ofClass(teacher, classId, "pupils", { names: ["Sami Adel"], key: newKey() })
    await run(`INSERT INTO works (class_id, title, content, rounds, from_at, until_at, takes_late,
        earns_points, made_by, key, made_at)
      VALUES (${classId}, 'Week', '{}', 1, 0, 1, 1, 1, ${teacher.id}, '${key}', 0)`)
    expect(await tracesOf(teacher)).not.toEqual([])
    const { status } = await call("/api/Accounts/erase", {
      token: teacher.token,
      body: { password: teacher.password },
    })
    expect(status).toBe(200)
    expect(await tracesOf(teacher)).toEqual([])
    const { questions = [], question_events: events = [] } = await everythingInD1()
    expect(questions.filter(({ question }) => question === waiting.question)).toHaveLength(1)
    expect(events.at(-1)).toMatchObject({ event: "declined", person_id: null, answer: "Congo" })
  })

  it("a late message and a late call create nothing", async () => {
    const pupil = await zaynab(chapter)
    await inPlay(
      pupil.id,
      "UPDATE player SET published = 0, version = version + 9, ranked = version",
    )
    const stub = env.PLAY.getByName(String(pupil.id))
    const late = await runInDurableObject(stub, (_, { storage }) =>
      readState(storage.sql, clock.now),
    )
    await erase(admin, pupil)
    await passBoards(25 * 60 * 60 * 1000)
    if (late) await publish([late, late], env)
    expect(await stub.total(pupil.id)).toBe(0)
    await stub.republish(pupil.id)
    expect(await runDurableObjectAlarm(stub)).toBe(true)
    expect(await tracesOf(pupil)).toEqual([])
    expect(await runDurableObjectAlarm(stub)).toBe(false)
  })
})
