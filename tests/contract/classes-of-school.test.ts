import { describe, expect, it } from "vitest"
import { classMembers } from "#contract"
import { classes as limits } from "#contract/limits"
import { call } from "./support/api"
import { buildClass, makeClass, namesOf, ofClass } from "./support/classes"
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
