import { beforeAll, expect, it } from "vitest"
import * as sample from "./samples/accounts"
import { call } from "./support/api"
import { buildSchool } from "./support/world"
import { getRow } from "./support/sql"

beforeAll(buildSchool)

const register = (odd: object) =>
  call("/api/Accounts/register", { body: { ...sample.registration, ...odd } })
const login = (odd: object) =>
  call("/api/Accounts/login", { body: { ...sample.credentials, ...odd } })
const rowOf = (email: string) => getRow("SELECT * FROM people WHERE email = ?", email)

it("keeps one account for an address with an international domain, however it is typed", async () => {
  const spellings = [
    "ali@مدرسة.example",
    "ali@xn--mgbtf6d6cs.example",
    "Ali@مدرسة。EXAMPLE",
    "a\u200bli@\u2066مدرسة.example",
  ]
  const kept = new URL("http://مدرسة.example").hostname
  const replies = []
  for (const email of spellings.toSpliced(1, 1, `ali@${kept}`))
    replies.push((await register({ email })).body)
  expect(replies).toEqual(["Created", sample.emailTaken, sample.emailTaken, sample.emailTaken])
  expect(await rowOf(`ali@${kept}`)).toMatchObject({ role: "Student" })
  const { password } = sample.registration
  for (const email of spellings.toSpliced(1, 1)) {
    expect((await login({ email, password })).status).toBe(200)
  }
})

it.each([
  "a,b@c.example",
  "x<a@b.example",
  '"a"@c.example',
  "a@b@c.example",
  "a..b@c.example",
  ".a@c.example",
  "a@192.168.10.20",
  "a@-c.example",
  "a b@c.example",
])("rejects the address %s", async (email) => {
  expect((await register({ email })).status).toBe(400)
  expect((await call("/api/Accounts/ForgetPassword", { body: { email } })).status).toBe(400)
})
