import { describe, expect, it } from "vitest"
import { classes, classMembers } from "#contract"
import { parseChecked } from "#contract/classes/digits"
import { call } from "./support/api"
import {
  buildClass,
  inviteTeacher,
  joinAsTeacher,
  makeClass,
  newKey,
  ofClass,
  showClass,
} from "./support/classes"
import { one } from "./support/sql"
import { buildSchool, enrol, type Member } from "./support/world"

await buildSchool()

const add = (teacher: Member, id: number, names: readonly string[], key = newKey()) =>
  ofClass(teacher, id, "pupils", { names, key })

const renew = async (teacher: Member, id: number, people: readonly number[]) => {
  const { status, body } = await ofClass(teacher, id, "secrets", { people })
  return status === 200 ? classMembers.renewSecrets.ok.parse(body).slips : []
}

interface LogIn {
  readonly number: string
  readonly secret: string
}

const logIn = ({ number, secret }: LogIn, cookie?: string) =>
  call("/api/Accounts/login", {
    body: { email: number, password: secret },
    ...(cookie !== undefined && { cookie }),
  })

/** A class with these pupils, and a slip for each. */
async function buildWith(names: readonly string[]) {
  const teacher = await enrol("Teacher")
  const id = await makeClass(teacher)
  await add(teacher, id, names)
  const { pupils } = await showClass(teacher, id)
  const slips = await renew(
    teacher,
    id,
    pupils.map(({ personID }) => Number(personID)),
  )
  return { teacher, id, pupils, slips }
}

const wrong = ({ number }: LogIn) => logIn({ number, secret: "000000" })

const deviceOf = ({ headers }: Awaited<ReturnType<typeof logIn>>) =>
  headers.getSetCookie().flatMap((each) => /tahaddi_device=[^;]+/.exec(each)?.[0] ?? [])[0] ?? ""

const toArabicDigits = (digits: string) =>
  digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))

describe("pupils of a list", () => {
  it("are made once, in the grade of the class, with a number and without a secret", async () => {
    const teacher = await enrol("Teacher")
    const id = await makeClass(teacher)
    const key = newKey()
    const names = ["Sami Adel", "ليلى حسن", "Sami Adel"]
    const twice = await Promise.all([add(teacher, id, names, key), add(teacher, id, names, key)])
    for (const { body } of [...twice, await add(teacher, id, names, key)])
      expect(body).toEqual({ added: ["made", "made", "made"] })
    const { pupils } = await showClass(teacher, id)
    expect(pupils.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    for (const { number, hasSecret } of pupils) {
      expect(parseChecked(number, 9)).toBe(number)
      expect(hasSecret).toBe(true)
      expect((await logIn({ number, secret: "!" })).status).toBe(401)
    }
    expect(
      await one("SELECT count(DISTINCT grade_id) AS n FROM people WHERE length(email) = 9"),
    ).toBe(1)
  })

  it("do not have names that nobody may have; the others are made", async () => {
    const teacher = await enrol("Teacher")
    const id = await makeClass(teacher)
    const { body } = await add(teacher, id, ["Admin", "Sami Adel"])
    expect(body).toEqual({ added: ["refused", "made"] })
    expect((await showClass(teacher, id)).pupils.map(({ name }) => name)).toEqual(["Sami Adel"])
  })

  it("log in with the digits of any script", async () => {
    const { slips } = await buildWith(["Sami Adel"])
    const [slip] = slips
    const { status, body } = await logIn({
      number: toArabicDigits(slip?.number ?? ""),
      secret: toArabicDigits(slip?.secret ?? "").replace(/.{3}/, "$& "),
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: "Sami Adel", role: "Student", email: slip?.number })
  })
})

describe("a new secret", () => {
  it("ends the old one and all sessions", async () => {
    const { teacher, id, slips } = await buildWith(["Sami Adel"])
    const [slip = { number: "", secret: "", personID: "0" }] = slips
    const { token } = (await logIn(slip)).body as { token: string }
    const [renewed] = await renew(teacher, id, [Number(slip.personID)])
    expect((await call("/api/my-classes", { token })).status).toBe(401)
    expect((await logIn(slip)).status).toBe(401)
    expect((await logIn(renewed ?? slip)).status).toBe(200)
  })

  it("is made for nobody with an e-mail, outside the class, taken out, or made in another's class", async () => {
    const { teacher, id, slips } = await buildWith(["Sami Adel", "Hani Aziz"])
    const ids = slips.map(({ personID }) => Number(personID))
    const { own, second, id: otherId, code, pupils } = await buildClass()
    expect(await renew(own, otherId, [pupils[0].id])).toEqual([])
    expect(await renew(own, otherId, ids)).toEqual([])
    const [slip = { number: "", secret: "" }] = slips
    const { token } = (await logIn(slip)).body as { token: string }
    await call(classMembers.joinClass.path, { token, body: { code } })
    expect(await renew(second, otherId, ids)).toEqual([])
    const listed = (await showClass(second, otherId)).pupils.find(({ number }) => number !== "")
    expect(listed).toMatchObject({ hasSecret: false })
    await ofClass(teacher, id, "take-out", { personID: ids[1] })
    expect(await renew(teacher, id, ids)).toHaveLength(1)
  })
})

describe("in a copy of their class", () => {
  it("secrets are renewed by all its teachers, of pupils made in the class or after it was copied", async () => {
    const { teacher, id, slips } = await buildWith(["Sami Adel"])
    const body = { name: "8A", grade: "8", key: newKey() }
    const copied = await ofClass(teacher, id, "copy", body)
    const copy = Number(classes.copyClass.ok.parse(copied.body).classId)
    await add(teacher, copy, ["Hani Aziz"])
    const next = await enrol("Teacher")
    await joinAsTeacher(next, await inviteTeacher(teacher, copy))
    await ofClass(teacher, copy, "leave", {})
    const { pupils } = await showClass(next, copy)
    expect(pupils.map(({ name, hasSecret }) => [name, hasSecret])).toEqual([
      ["Hani Aziz", true],
      ["Sami Adel", true],
    ])
    const ids = pupils.map(({ personID }) => Number(personID))
    expect(await renew(next, copy, ids)).toHaveLength(2)
    expect((await ofClass(teacher, copy, "secrets", { people: ids })).status).toBe(404)
    expect(await renew(teacher, id, ids)).toMatchObject([{ name: slips[0]?.name }])
  })

  it("are not renewed elsewhere by a teacher who has left the class in which they were made", async () => {
    const { teacher, id, slips } = await buildWith(["Sami Adel"])
    const [slip = { number: "", secret: "", personID: "0" }] = slips
    const second = await enrol("Teacher")
    await joinAsTeacher(second, await inviteTeacher(teacher, id))
    const elsewhere = await makeClass(second)
    const { token } = (await logIn(slip)).body as { token: string }
    const { code } = await showClass(second, elsewhere)
    await call(classMembers.joinClass.path, { token, body: { code } })
    const ids = [Number(slip.personID)]
    expect(await renew(second, elsewhere, ids)).toHaveLength(1)
    await ofClass(second, id, "leave", {})
    expect(await renew(second, elsewhere, ids)).toEqual([])
    expect((await ofClass(second, id, "secrets", { people: ids })).status).toBe(404)
  })
})

describe("ten wrong secrets", () => {
  it("lock the pupil for unknown devices for good, which the teacher sees and ends", async () => {
    const { teacher, id, slips } = await buildWith(["Sami Adel", "Hani Aziz"])
    const [slip = { number: "", secret: "", personID: "0" }] = slips
    const device = deviceOf(await logIn(slip))
    for (let at = 0; at < 10; at += 1) expect((await wrong(slip)).status).toBe(401)
    expect((await logIn(slip)).status).toBe(429)
    expect((await logIn(slip, device)).status).toBe(200)
    for (let at = 0; at < 9; at += 1) await wrong(slip)
    const isLocked = async () =>
      (await showClass(teacher, id)).pupils.map(({ name, isLocked: locked }) => [name, locked])
    expect(await isLocked()).toEqual([
      ["Hani Aziz", true],
      ["Sami Adel", false],
    ])
    const [renewed] = await renew(teacher, id, [Number(slip.personID)])
    expect((await logIn(renewed ?? slip)).status).toBe(200)
    expect((await isLocked())[0]).toEqual(["Hani Aziz", false])
  })

  it("are counted from the last right one on", async () => {
    const { slips } = await buildWith(["Sami Adel"])
    const [slip = { number: "", secret: "" }] = slips
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 9; at += 1) await wrong(slip)
      expect((await logIn(slip)).status).toBe(200)
    }
  })
})
