import { expect, it } from "vitest"
import { accounts, classMembers } from "#contract"
import { call } from "./support/api"
import { makeClass, newKey, ofClass, showClass } from "./support/classes"
import { buildSchool, enrol } from "./support/world"

await buildSchool()

async function buildList() {
  const teacher = await enrol("Teacher")
  const id = await makeClass(teacher)
  const add = async (names: readonly string[], more: object = {}) => {
    const { body } = await ofClass(teacher, id, "pupils", { names, key: newKey(), ...more })
    return classMembers.addPupils.ok.parse(body).added
  }
  return {
    teacher,
    id,
    add,
    names: async () => (await showClass(teacher, id)).pupils.map(({ name }) => name),
  }
}

it("a repeat of a list makes those who are new in it", async () => {
  const { add, names } = await buildList()
  const key = newKey()
  expect(await add(["Hani Aziz"], { key })).toEqual(["made"])
  const more = ["Nour Ali", "Hani Aziz", "سامي"]
  expect(await add(more, { key })).toEqual(["made", "made", "made"])
  expect((await names()).toSorted()).toEqual(more.toSorted())
})

it("a list that comes twice at once, and longer the second time, makes each once", async () => {
  const { add, names } = await buildList()
  const key = newKey()
  const more = ["Nour Ali", "Hani Aziz", "سامي"]
  const [, all] = await Promise.all([add(["Hani Aziz"], { key }), add(more, { key })])
  expect(all).toEqual(["made", "made", "made"])
  expect((await names()).toSorted()).toEqual(more.toSorted())
})

it("a list makes nobody of a name in the class, or taken out of it, but as a namesake", async () => {
  const { teacher, id, add, names } = await buildList()
  await add(["Sami Adel", "أحمد علي"])
  const [{ personID } = { personID: "" }] = (await showClass(teacher, id)).pupils
  await ofClass(teacher, id, "take-out", { personID: Number(personID) })
  expect(await add(["sami ADEL", "احمد  علي", "Mona"])).toEqual(["known", "known", "made"])
  expect(await names()).toHaveLength(2)
  expect(await add(["Sami Adel"], { namesakes: true })).toEqual(["made"])
})

it("a pupil chooses a password, and types the secret in the digits of any script", async () => {
  const { teacher, id, add } = await buildList()
  await add(["Sami Adel"])
  const [{ personID } = { personID: "" }] = (await showClass(teacher, id)).pupils
  const made = await ofClass(teacher, id, "secrets", { people: [Number(personID)] })
  const [slip] = classMembers.renewSecrets.ok.parse(made.body).slips
  const email = slip?.number ?? ""
  const logIn = (password: string) => call(accounts.login.path, { body: { email, password } })
  const { token } = accounts.login.ok.parse((await logIn(slip?.secret ?? "")).body)
  const oldPassword = slip?.secret.replaceAll(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "")
  const newPassword = "Kick-0ff!9"
  const body = { oldPassword: `${oldPassword?.slice(0, 3)} ${oldPassword?.slice(3)}`, newPassword }
  expect((await call(accounts.changePassword.path, { token, body })).status).toBe(200)
  expect((await logIn(newPassword)).status).toBe(200)
  expect((await logIn(slip?.secret ?? "")).status).toBe(401)
})
