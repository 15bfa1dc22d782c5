import { env } from "cloudflare:workers"
import { describe, expect, it } from "vitest"
import { createStore } from "../../api/src/db/store"
import { addMember } from "../../api/src/store/classes/members"
import { classes, classMembers } from "#contract"
import { classes as limits } from "#contract/limits"
import { call, clock } from "./support/api"
import {
  buildClass,
  inviteTeacher,
  join,
  joinAsTeacher,
  makeClass,
  namesOf,
  newKey,
  ofClass,
  showClass,
} from "./support/classes"
import { costs, measure, tellCosts } from "./support/row-costs"
import { run } from "./support/sql"
import { buildSchool, enrol, signIn } from "./support/world"

await buildSchool()

describe("a teacher", () => {
  it("joins by a link, which works once and for 14 days", async () => {
    const [own, second, third] = [
      await enrol("Teacher"),
      await enrol("Teacher"),
      await enrol("Teacher"),
    ]
    const id = await makeClass(own)
    const link = await inviteTeacher(own, id)
    const { body } = await call(classMembers.findClassByLink.path, {
      token: second.token,
      body: { link },
    })
    expect(classMembers.findClassByLink.ok.parse(body)).toMatchObject({
      name: "7A",
      isMember: false,
    })
    expect((await joinAsTeacher(second, link)).status).toBe(200)
    expect((await joinAsTeacher(third, link)).status).toBe(404)
    const late = await inviteTeacher(second, id)
    clock.now += limits.linkDays * 24 * 3_600_000
    const token = await signIn(third.id, "Teacher")
    expect((await joinAsTeacher({ ...third, token }, late)).status).toBe(404)
  })

  it("does not use a link up who teaches the class already", async () => {
    const [own, second] = [await enrol("Teacher"), await enrol("Teacher")]
    const link = await inviteTeacher(own, await makeClass(own))
    expect((await joinAsTeacher(own, link)).status).toBe(200)
    expect((await joinAsTeacher(second, link)).status).toBe(200)
  })

  it("leaves, unless nobody else teaches the class", async () => {
    const { id, own, second } = await buildClass()
    expect((await ofClass(own, id, "leave", {})).status).toBe(200)
    expect((await ofClass(own, id, "")).status).toBe(404)
    expect((await ofClass(second, id, "leave", {})).status).toBe(409)
  })
})

describe("a pupil", () => {
  it("sees what a code leads to and joins, once", async () => {
    const teacher = await enrol("Teacher", "Omar Haddad")
    const id = await makeClass(teacher)
    const pupil = await enrol()
    const code = (await showClass(teacher, id)).code ?? ""
    const typed = `${code.slice(0, 4)} ${code.slice(4)}`
    const find = () =>
      call(classMembers.findClassByCode.path, { token: pupil.token, body: { code: typed } })
    expect((await find()).body).toMatchObject({
      name: "7A",
      teachers: ["Omar Haddad"],
      isMember: false,
    })
    expect([(await join(pupil, typed)).status, (await join(pupil, code)).status]).toEqual([
      200, 200,
    ])
    expect((await find()).body).toMatchObject({ isMember: true })
    expect(namesOf((await showClass(teacher, id)).pupils)).toEqual([pupil.id])
    const { body } = await call("/api/my-classes", { token: pupil.token })
    expect(body).toEqual({ classes: [{ classId: id, name: "7A", teachers: ["Omar Haddad"] }] })
  })

  it("leaves and joins again, but who was taken out is put back by a teacher", async () => {
    const { id, code, own, pupils } = await buildClass()
    const [, left, takenOut] = pupils
    expect((await join(left, code)).status).toBe(200)
    expect((await join(takenOut, code)).status).toBe(409)
    const { takenOut: listed } = await showClass(own, id)
    expect(namesOf(listed)).toEqual([takenOut.id])
    await ofClass(own, id, "put-back", { personID: takenOut.id })
    expect((await showClass(own, id)).pupils).toHaveLength(3)
    const stranger = await enrol()
    expect((await ofClass(own, id, "put-back", { personID: stranger.id })).status).toBe(409)
  })

  it("of another school finds no class", async () => {
    const { code } = await buildClass()
    const pupil = await enrol()
    await run("INSERT OR IGNORE INTO schools (id) VALUES (2)")
    await run("UPDATE people SET school_id = 2 WHERE id = ?", pupil.id)
    expect((await join(pupil, code)).status).toBe(404)
  })

  it("does not join by a code that is renewed meanwhile, and is not told that the class is full", async () => {
    const teacher = await enrol("Teacher")
    const classId = await makeClass(teacher)
    const code = (await showClass(teacher, classId)).code ?? ""
    await ofClass(teacher, classId, "code", { action: "renew" })
    const joining = { classId, personId: (await enrol()).id, code }
    expect(await addMember(createStore(env.DB), joining, clock.now)).toBe("renewed")
    expect((await showClass(teacher, classId)).pupils).toEqual([])
  })

  it("does not join a class that is full", async () => {
    const { id, code, own } = await buildClass()
    for (let free = limits.pupilsMax - 1; free > 0; free -= limits.addedMax) {
      const names = Array.from({ length: Math.min(free, limits.addedMax) }, () => "Sami Adel")
      const more = { names, key: newKey(), namesakes: true }
      expect((await ofClass(own, id, "pupils", more)).status).toBe(200)
    }
    expect((await join(await enrol(), code)).status).toBe(409)
    const more = { names: ["Hani Aziz"], key: newKey() }
    expect((await ofClass(own, id, "pupils", more)).status).toBe(409)
  })

  it("guesses ten codes in 15 minutes at most, and a wrong check digit is no guess", async () => {
    const { code } = await buildClass()
    const guesser = await enrol()
    for (let at = 0; at < 20; at += 1) expect((await join(guesser, "12345670")).status).toBe(400)
    const statuses: number[] = []
    for (let at = 0; at < 11; at += 1) statuses.push((await join(guesser, "12345671")).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429])
    expect((await join(guesser, code)).status).toBe(429)
    clock.now += 15 * 60_000
    expect((await join(guesser, code)).status).toBe(200)
  })
})

it("the calls of a class of 60 stay within their row limits", async () => {
  await run("INSERT INTO school_names VALUES (1, 'ar', 'مدرسة الأمل')")
  const [teacher, pupil] = [await enrol("Teacher"), await enrol()]
  const id = await makeClass(teacher)
  const names = Array.from({ length: limits.addedMax }, (_, at) => `Pupil Number ${at}`)
  await measure(classMembers.addPupils, [975], () =>
    ofClass(teacher, id, "pupils", { names, key: newKey() }),
  )
  const { code } = await measure(classes.showClass, [400], () => showClass(teacher, id))
  await measure(classMembers.joinClass, [90], () => join(pupil, code ?? ""))
  await measure(classes.listClasses, [80], () => call("/api/classes", { token: teacher.token }))
  await measure(classMembers.listClassesOfPupil, [8], () =>
    call("/api/my-classes", { token: pupil.token }),
  )
  tellCosts()
  expect(costs.filter(({ read, limit }) => read > limit)).toEqual([])
})
