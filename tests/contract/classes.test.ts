import { describe, expect, it } from "vitest"
import { accounts, classes, classMembers } from "#contract"
import { parseChecked } from "#contract/classes/digits"
import { classes as limits } from "#contract/limits"
import { call, rowsOf } from "./support/api"
import {
  aClass,
  buildClass,
  join,
  makeClass,
  namesOf,
  newKey,
  ofClass,
  showClass,
} from "./support/classes"
import { one, run } from "./support/sql"
import { buildSchool, enrol, type Member } from "./support/world"

await buildSchool()

describe("a class", () => {
  it("is made once by a repeated call, with a code whose check digit is right", async () => {
    const teacher = await enrol("Teacher")
    const key = newKey()
    const [first, second] = [await makeClass(teacher, { key }), await makeClass(teacher, { key })]
    expect(second).toBe(first)
    const shown = await showClass(teacher, first)
    expect(parseChecked(shown.code ?? "", 8)).toBe(shown.code)
    expect(shown).toMatchObject({ name: "7A", subjects: ["Math"], timeZone: "Africa/Cairo" })
    expect(namesOf(shown.teachers)).toEqual([teacher.id])
  })

  it("is refused with a grade, subject or time zone that is none", async () => {
    const { token } = await enrol("Teacher")
    for (const wrong of [{ grade: "99" }, { subjects: ["Alchemy"] }, { timeZone: "Mars/Base" }]) {
      const body = { ...aClass, key: newKey(), ...wrong }
      expect((await call(classes.makeClass.path, { token, body })).status).toBe(400)
    }
  })

  it("is one of at most 40 that are not archived", async () => {
    const teacher = await enrol("Teacher")
    const made: number[] = []
    for (let at = 0; at < limits.openMax; at += 1) made.push(await makeClass(teacher))
    const body = { ...aClass, key: newKey() }
    expect((await call(classes.makeClass.path, { token: teacher.token, body })).status).toBe(409)
    await ofClass(teacher, made[0] ?? 0, "archive", { isArchived: true })
    expect((await call(classes.makeClass.path, { token: teacher.token, body })).status).toBe(200)
  })

  it("is changed, and its code renewed and closed at once", async () => {
    const { id, code, own } = await buildClass()
    const pupil = await enrol()
    await ofClass(own, id, "change", { ...aClass, name: "7B", grade: "8", subjects: ["Arabic"] })
    expect(await showClass(own, id)).toMatchObject({
      name: "7B",
      gradeName: "Grade 8",
      subjects: ["Arabic"],
    })
    const renewed = await ofClass(own, id, "code", { action: "renew" })
    const next = classes.changeClassCode.ok.parse(renewed.body).code ?? ""
    expect((await join(pupil, code)).status).toBe(404)
    await ofClass(own, id, "code", { action: "close" })
    expect((await join(pupil, next)).status).toBe(404)
  })

  it("is archived without a code, and opened again", async () => {
    const { id, own, pupils } = await buildClass()
    await ofClass(own, id, "archive", { isArchived: true })
    expect(await showClass(own, id)).toMatchObject({ code: null, isArchived: true })
    expect((await ofClass(own, id, "code", { action: "renew" })).status).toBe(409)
    expect((await ofClass(own, id, "invite-teacher", {})).status).toBe(409)
    expect((await ofClass(own, id, "pupils", { names: ["Sami Adel"], key: "x" })).status).toBe(409)
    const { body } = await call("/api/my-classes", { token: pupils[0].token })
    expect(classMembers.listClassesOfPupil.ok.parse(body).classes).toEqual([])
    await ofClass(own, id, "archive", { isArchived: false })
    expect((await ofClass(own, id, "code", { action: "renew" })).status).toBe(200)
  })

  it("is copied with its subjects and people, but not with those who were taken out", async () => {
    const { id, own, second, pupils } = await buildClass()
    const body = { name: "8A", grade: "8", key: newKey() }
    const copied = await ofClass(own, id, "copy", body)
    const { classId } = classes.copyClass.ok.parse(copied.body)
    expect((await ofClass(own, id, "copy", body)).body).toEqual(copied.body)
    const shown = await showClass(second, Number(classId))
    expect(shown).toMatchObject({ gradeName: "Grade 8", subjects: ["Math"], takenOut: [] })
    expect(namesOf(shown.pupils)).toEqual([pupils[0].id])
    expect(namesOf(shown.teachers)).toEqual([own.id, second.id])
  })
})

const handOver = async (id: number, { id: personID }: Member) => {
  const admin = await enrol("Admin")
  const path = `/api/Admin/classes/${id}/hand-over`
  expect((await call(path, { token: admin.token, body: { personID } })).status).toBe(200)
}

describe("a class that was handed over meanwhile", () => {
  it("is not given back by a repeat of the call that made it", async () => {
    const [teacher, next] = [await enrol("Teacher"), await enrol("Teacher")]
    const body = { ...aClass, key: newKey() }
    const make = () => call(classes.makeClass.path, { token: teacher.token, body })
    const id = Number(classes.makeClass.ok.parse((await make()).body).classId)
    await handOver(id, next)
    await ofClass(next, id, "change", { ...aClass, subjects: ["Arabic"] })
    expect((await make()).status).toBe(404)
    expect((await ofClass(teacher, id, "")).status).toBe(404)
    const shown = await showClass(next, id)
    expect([namesOf(shown.teachers), shown.subjects]).toEqual([[next.id], ["Arabic"]])
  })

  it("is not filled again by a repeat of the call that copied it", async () => {
    const { id, own, second, pupils } = await buildClass()
    const body = { name: "8A", grade: "8", key: newKey() }
    const copy = () => ofClass(own, id, "copy", body)
    const copied = Number(classes.copyClass.ok.parse((await copy()).body).classId)
    const next = await enrol("Teacher")
    await handOver(copied, next)
    await call(`/api/my-classes/${copied}/leave`, { token: pupils[0].token, body: {} })
    expect((await copy()).status).toBe(404)
    for (const each of [own, second]) expect((await ofClass(each, copied, "")).status).toBe(404)
    const shown = await showClass(next, copied)
    expect([namesOf(shown.teachers), shown.pupils]).toEqual([[next.id], []])
  })
})

it("a search looks through as many classes of a large school as of a small one, and goes on on the next page", async () => {
  const [admin, teacher] = [await enrol("Admin"), await enrol("Teacher", "Nour Saleh")]
  const id = await makeClass(teacher, { name: "Zebra" })
  const after = (await one("SELECT max(id) AS n FROM classes")) + 1_000
  const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400)`
  await run(`${numbers} INSERT INTO classes (id, school_id, name, grade_id, time_zone, key, made_at, active_at)
    SELECT ${after} + i, 1, '7A', 7, 'Africa/Cairo', 'many ' || i, 0, 0 FROM n`)
  await run(`${numbers} INSERT INTO class_teachers SELECT ${after} + i, ${teacher.id}, 0 FROM n`)
  const find = async (query: Readonly<Record<string, string>>) => {
    const path = `/api/Admin/classes?${new URLSearchParams(query)}`
    const { body } = await call(path, { token: admin.token })
    return classMembers.listClassesOfSchool.ok.parse(body)
  }
  const { done: first, read } = await rowsOf(() => find({ search: "zebra" }))
  expect([first.classes, read]).toEqual([[], 801])
  const second = await find({ search: "zebra", after: first.next ?? "" })
  const last = await find({ search: "zebra", after: second.next ?? "" })
  expect(last.classes.map(({ classId }) => classId)).toEqual([String(id)])
  expect((await find({ search: "nour" })).classes).toHaveLength(limits.pageMax)
  await run(`DELETE FROM classes WHERE id > ?`, after)
})

it("the log-in folds the digits of a pupil number", () => {
  const { email } = accounts.login.body.parse({ email: "١٢٣ ٤٥٦-٧٨٩", password: "x" })
  expect(email).toBe("123456789")
})
