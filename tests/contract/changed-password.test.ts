import { beforeAll, describe, expect, it } from "vitest"
import * as sample from "./samples/accounts"
import { linkTo, openAccount, type Account } from "./support/accounts"
import { afterwards, call } from "./support/api"
import { buildSchool, enrol, signIn } from "./support/world"
import { run } from "./support/sql"

beforeAll(buildSchool)

const newPassword = "New-sets-and-rings-8"

const login = (account: Account, password = account.password) =>
  call("/api/Accounts/login", { body: { email: account.email, password } })
const change = (account: Account, odd: object = {}) =>
  call("/api/Accounts/ChangePassword", {
    token: account.token,
    body: { oldPassword: account.password, newPassword, ...odd },
  })
const isSignedIn = async ({ token }: { readonly token: string }) =>
  (await call("/api/Accounts/top10", { token })).status === 200

describe("changing a password", () => {
  it("sets the password and revokes every token but the caller's own", async () => {
    const account = await openAccount()
    const elsewhere = { token: await signIn(account.id, "Student") }
    await call("/api/Accounts/ForgetPassword", { body: { email: account.email } })
    await afterwards()
    expect((await change(account)).status).toBe(200)
    expect([await isSignedIn(account), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect((await login(account)).status).toBe(401)
    expect((await login(account, newPassword)).status).toBe(200)
    const link = { ...sample.reset, token: linkTo(account.email), email: account.email }
    expect((await call("/api/Accounts/ResetPassword", { body: link })).status).toBe(400)
  })

  it.each([
    ["a wrong old password", { oldPassword: "Wrong-1234" }],
    ["no old password", { oldPassword: "" }],
    ["a common new password", { newPassword: "Qwerty123!" }],
    ["the old password as the new one", { newPassword: "Sets-and-functions-7" }],
    ["a password against the rules", { newPassword: "no-digits-here" }],
    ["no new password", { newPassword: undefined }],
  ])("rejects %s with a message, and changes nothing", async (_, odd) => {
    const account = await openAccount()
    const refused = await change(account, odd)
    expect(refused).toMatchObject({ status: 400, body: { message: expect.any(String) } })
    expect(await isSignedIn(account)).toBe(true)
    expect((await login(account)).status).toBe(200)
  })

  it("accepts one of two concurrent changes", async () => {
    const account = await openAccount()
    const both = await Promise.all(
      ["New-sets-and-rings-1", "New-sets-and-rings-2"].map((password) =>
        change(account, { newPassword: password }),
      ),
    )
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

it("a common password is rejected at registration, with the reason", async () => {
  const body = { ...sample.registration, password: "Welcome2026!" }
  const refused = await call("/api/Accounts/register", { body })
  expect(refused).toMatchObject({ status: 400, body: expect.stringContaining("too common") })
})

const grades = async (role: "Teacher" | "Admin", language: string) =>
  (await call("/api/Accounts/Grades", { token: (await enrol(role)).token, language })).body

describe("a teacher's grades", () => {
  it("are those with the teacher's subject, and all grades for an admin", async () => {
    expect(await grades("Teacher", "en")).toEqual(sample.teacherGrades)
    expect(await grades("Teacher", "ar")).toEqual([{ gradeId: 7, gradeName: "الصف السابع" }])
    expect(await grades("Admin", "en")).toHaveLength(2)
  })

  it("each have their own name", async () => {
    await run("INSERT INTO grade_subjects VALUES (8, 3)")
    expect(await grades("Teacher", "en")).toEqual([
      ...sample.teacherGrades,
      { gradeId: 8, gradeName: "Grade 8" },
    ])
  })
})
