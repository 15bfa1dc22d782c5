import { describe, expect, it } from "vitest"
import { classMembers, people } from "#contract"
import { classes as limits } from "#contract/limits"
import { call, readOk } from "./support/api"
import { buildClass, makeClass, namesOf, ofClass, showClass } from "./support/classes"
import { one } from "./support/sql"
import { buildSchool, enrol, type Member } from "./support/world"

await buildSchool()

describe("an admin", () => {
  it("sees the classes and members of the school, and hands a class over", async () => {
    const { id, own, second, other, pupils } = await buildClass()
    const admin = await enrol("Admin")
    const list = await call("/api/Admin/classes", { token: admin.token })
    const [newest] = classMembers.listClassesOfSchool.ok.parse(list.body).classes
    expect(newest).toMatchObject({ classId: String(id), pupils: 1 })
    const show = async () => {
      const { body } = await call(`/api/Admin/classes/${id}`, { token: admin.token })
      return classMembers.showClassToAdmin.ok.parse(body)
    }
    expect(namesOf((await show()).pupils)).toEqual([pupils[0].id])
    const handTo = async ({ id: personID }: Member) =>
      (await call(`/api/Admin/classes/${id}/hand-over`, { token: admin.token, body: { personID } }))
        .status
    expect(await handTo(pupils[0])).toBe(409)
    expect([await handTo(other), await handTo(other)]).toEqual([200, 200])
    expect(namesOf((await show()).teachers)).toEqual([other.id])
    for (const former of [own, second]) expect((await ofClass(former, id, "")).status).toBe(404)
  })

  it("finds classes by a part of their name or of a teacher's, in any spelling", async () => {
    const admin = await enrol("Admin")
    const teacher = await enrol("Teacher", "إيمان الراوي")
    const id = await makeClass(teacher, { name: "Form Seven" })
    for (const search of ["form SEV", "ايمان", "nobody"]) {
      const query = `?${new URLSearchParams({ search })}`
      const { body } = await call(`/api/Admin/classes${query}`, { token: admin.token })
      const page = classMembers.listClassesOfSchool.ok.parse(body)
      expect(page.classes.map(({ classId }) => classId)).toEqual(
        search === "nobody" ? [] : [String(id)],
      )
    }
  })

  it("pages through the classes", async () => {
    const [admin, teachers] = [
      await enrol("Admin"),
      [await enrol("Teacher"), await enrol("Teacher")],
    ]
    for (const teacher of teachers)
      for (let at = 0; at < limits.openMax; at += 1) await makeClass(teacher)
    const seen = new Set<string>()
    let after: string | null = ""
    while (after !== null) {
      const query: string = after && `?after=${after}`
      const { body } = await call(`/api/Admin/classes${query}`, { token: admin.token })
      const page = classMembers.listClassesOfSchool.ok.parse(body)
      for (const { classId } of page.classes) seen.add(classId)
      after = page.next
    }
    expect(seen.size).toBe(await one("SELECT count(*) AS n FROM classes"))
  })
})

const nameSchool = async ({ token }: Member, names: object) =>
  call(classMembers.nameSchool.path, { token, body: { names } })
const namesOfSchool = async ({ token }: Member) => (await call("/api/Admin/school", { token })).body
const namings = () => one("SELECT count(*) AS n FROM person_events WHERE kind = 'school named'")

describe("the school", () => {
  it("has a name in each language, which a class is shown with in the reader's", async () => {
    const [admin, { id, own, code, pupils }] = [await enrol("Admin"), await buildClass()]
    const shownIn = async (language: string) => {
      const asked = {
        token: pupils[0].token,
        body: { code },
        headers: { "Accept-Language": language },
      }
      const { body } = await call(classMembers.findClassByCode.path, asked)
      return classMembers.findClassByCode.ok.parse(body).schoolName
    }
    expect(await namesOfSchool(admin)).toEqual({ names: {} })
    expect(await shownIn("ar")).toBe("")
    const both = { en: "Al-Amal School", ar: "مدرسة الأمل" }
    expect((await nameSchool(admin, both)).status).toBe(200)
    expect(await namesOfSchool(admin)).toEqual({ names: both })
    expect([await shownIn("ar"), await shownIn("en")]).toEqual([both.ar, both.en])
    expect((await showClass(own, id)).schoolName).toBe(both.en)
    await nameSchool(admin, { ar: both.ar })
    expect(await shownIn("en")).toBe(both.ar)
    await nameSchool(admin, {})
    expect(await shownIn("en")).toBe("")
  })

  it("is named in the history of people once for each change", async () => {
    const admin = await enrol("Admin")
    const before = (await namings()) ?? 0
    for (const names of [{ en: "North" }, { en: "North" }, { en: "North", ar: "الشمال" }, {}, {}])
      await nameSchool(admin, names)
    expect(await namings()).toBe(before + 3)
    const { events } = await readOk(
      people.peopleEvents,
      call(people.peopleEvents.path, { token: admin.token }),
    )
    expect(events.slice(0, 3).map(({ name }) => name)).toEqual(["", "North · الشمال", "North"])
  })

  it("takes no name of markup, of one letter, or of more than sixty", async () => {
    const admin = await enrol("Admin")
    for (const en of ["<b>North</b>", "N", "   ", "N".repeat(61), "N".repeat(5_000), "No\u202erth"])
      expect((await nameSchool(admin, { en })).status).toBe(400)
    expect((await nameSchool(admin, { fr: "Nord" })).status).toBe(400)
    expect((await nameSchool(admin, { en: "N".repeat(60) })).status).toBe(200)
    expect((await nameSchool(await enrol("Teacher"), { en: "South" })).status).toBe(403)
    expect(await namesOfSchool(admin)).toEqual({ names: { en: "N".repeat(60) } })
  })
})
