import { beforeAll, expect, it } from "vitest"
import { profile } from "#contract"
import { registration } from "./samples/accounts"
import { call } from "./support/api"
import { buildSchool, enrol, type Member } from "./support/world"

const blank = { avatar: "", nickname: "", hidden: false }

beforeAll(buildSchool)

const change = ({ token }: Member, body: object) =>
  call(profile.changeProfile.path, { token, body: { ...blank, ...body } })
const shown = async ({ token }: Member) => (await call(profile.profile.path, { token })).body

it.each([
  [
    "of another pupil, but for what looks alike",
    ["Star fox", "STAR  FÓX", "St4r f0x".replace("4", "a"), "Ѕtar fох"],
  ],
  ["of another pupil, in Arabic", ["نجمة الليل", "نَجْمه اللّيل"]],
])("refuses the nickname %s", async (_, [taken = "", ...others]) => {
  const [member, other] = [await enrol(), await enrol()]
  expect((await change(member, { nickname: taken })).status).toBe(200)
  for (const nickname of others)
    expect(await change(other, { avatar: "owl", nickname })).toMatchObject({ status: 400 })
  expect(await shown(other)).toEqual(blank)
  expect((await change(member, { nickname: taken, avatar: "fox" })).status).toBe(200)
  await change(member, {})
  expect((await change(other, { nickname: taken })).status).toBe(200)
})

it("gives a nickname that two pupils ask for at once to one of them", async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => enrol()))
  const replies = await Promise.all(members.map((each) => change(each, { nickname: "Comet" })))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400])
})

it.each([
  "Admin",
  "admin 2",
  "4dmin",
  "a d m i n",
  "Super admin",
  "Teacher Omar",
  "Support",
  "Tahaddi",
  "المدير",
  "مُعلّم",
  "تحدّي",
  "777",
  "⠀⠀⠀⠀",
  "Ra\u0336\u0335\u0334\u0333mi",
])("refuses the nickname %s", async (nickname) => {
  const member = await enrol()
  expect((await change(member, { nickname })).status).toBe(400)
})

it("refuses the name of a teacher or an admin as a nickname, but not to that person", async () => {
  const account = { ...registration, name: "Rania Idris", email: "rania@school.example" }
  await call("/api/Accounts/register", {
    body: { ...account, type: 1, grade: "", subject: "Math" },
  })
  const { body } = await call("/api/Accounts/login", { body: account })
  const teacher = { id: Number(Object(body).id), token: String(Object(body).token) }
  const member = await enrol()
  for (const nickname of [
    "Rania Idris",
    "Idris, Rania",
    "Mrs. RANIA IDRIS 1",
    "RaniaIdris",
    "Ran1a ldris",
  ])
    expect((await change(member, { nickname })).status).toBe(400)
  expect((await change(member, { nickname: "Rania" })).status).toBe(200)
  expect((await change(teacher, { nickname: "Rania Idris" })).status).toBe(200)
})
