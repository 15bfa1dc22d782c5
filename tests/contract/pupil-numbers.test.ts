import { expect, it } from "vitest"
import { createCaller } from "./support/api"
import { makeClass, newKey, showClass } from "./support/classes"
import { buildSchool, enrol } from "./support/world"

await buildSchool()

it("pupils of a list have numbers of their own, even if one is drawn again and again", async () => {
  const teacher = await enrol("Teacher")
  const id = await makeClass(teacher)
  const drawn = [5, 5, 5, 6]
  const asked = createCaller({
    random: (length) => Uint8Array.of(...Array(length - 1).fill(0), drawn.shift() ?? 7),
  })
  const body = { names: ["Sami Adel", "Hani Aziz"], key: newKey() }
  const { status } = await asked(`/api/classes/${id}/pupils`, { token: teacher.token, body })
  expect(status).toBe(200)
  const { pupils } = await showClass(teacher, id)
  expect(new Set(pupils.map(({ number }) => number)).size).toBe(2)
})
