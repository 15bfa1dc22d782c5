import { env } from "cloudflare:workers"
import { beforeEach, describe, expect, it } from "vitest"
import { internalHeaders } from "#platform/internal-headers"
import { invitations } from "#contract/limits"
import { isSchoolCode, newSchoolCode } from "../../api/src/security/school-code"
import { chance, clock, call } from "./support/api"
import { buildSchool, enrol } from "./support/world"
import { getRows, run, getRow } from "./support/sql"

await buildSchool()
const huda = await enrol("Admin")

let number = 0
/** Signs a teacher up; returns the status, the reply, and whether the teacher is confirmed. */
async function signUp(fields: Readonly<Record<string, unknown>>, network = "192.0.2.1") {
  number += 1
  const email = `teacher-${number}@school.example`
  const nadia = { name: "Nadia", password: "Sets-and-functions-7", type: 1, grade: "" }
  const body = { ...nadia, subject: "Math", email, ...fields }
  const headers = { [internalHeaders.address]: network }
  const { status, body: reply } = await call("/api/Accounts/register", { body, headers })
  const person = await getRow<{ confirmed: number }>(
    "SELECT confirmed_at IS NOT NULL AS confirmed FROM people WHERE email = ?",
    body.email,
  )
  return { status, reply, confirmed: person?.confirmed, email: body.email }
}

const asHuda = (path: string, body?: unknown) =>
  call(`/api/Admin/${path}`, { token: huda.token, ...(body ? { body } : {}) })
const renew = async () =>
  ((await asHuda("change-school-code", { action: "renew" })).body as { code: string }).code
const kindsOf = async () =>
  (await env.DB.prepare("SELECT kind FROM person_events ORDER BY id").raw<[string]>()).flat()

describe("the school code", () => {
  it("confirms a teacher at once, however it is typed, and is shown to admins", async () => {
    const code = await renew()
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
    expect((await asHuda("school-code")).body).toMatchObject({ code })
    for (const schoolCode of [code, ` ${code.toLowerCase().replaceAll("-", " ")} `])
      expect(await signUp({ schoolCode })).toMatchObject({ status: 200, confirmed: 1 })
    expect(await signUp({ schoolCode: "" })).toMatchObject({ status: 200, confirmed: 0 })
    expect((await kindsOf()).filter((kind) => kind === "confirmed")).toHaveLength(2)
  })

  it("is refused after it was renewed or closed, and makes no account", async () => {
    const [old, code] = [await renew(), await renew()]
    const wrong = { status: 400, reply: "The school code is wrong.", confirmed: undefined }
    expect(await signUp({ schoolCode: old })).toMatchObject(wrong)
    expect(await signUp({ schoolCode: code })).toMatchObject({ status: 200, confirmed: 1 })
    expect((await asHuda("change-school-code", { action: "close" })).body).toEqual({
      code: null,
      madeAt: null,
    })
    expect(await signUp({ schoolCode: code })).toMatchObject(wrong)
    expect((await asHuda("school-code")).body).toEqual({ code: null, madeAt: null })
    expect((await kindsOf()).at(-1)).toBe("code closed")
  })

  it("of a pupil or a user is ignored", async () => {
    await renew()
    for (const type of [0, 2])
      expect(await signUp({ type, grade: "7", schoolCode: "wrong" })).toMatchObject({
        status: 200,
        confirmed: 0,
      })
  })

  it("can be guessed 30 times in 15 minutes from one network, and not from it after that", async () => {
    const code = await renew()
    const tries = Array.from({ length: 30 }, () => signUp({ schoolCode: "0" }, "192.0.2.9"))
    expect((await Promise.all(tries)).every(({ status }) => status === 400)).toBe(true)
    expect(await signUp({ schoolCode: code }, "192.0.2.9")).toMatchObject({ status: 429 })
    expect(await signUp({ schoolCode: code }, "192.0.2.8")).toMatchObject({ status: 200 })
    expect(await signUp({}, "192.0.2.9")).toMatchObject({ status: 200, confirmed: 0 })
    clock.now += 15 * 60_000
    expect(await signUp({ schoolCode: code }, "192.0.2.9")).toMatchObject({ confirmed: 1 })
  })

  it("does not use up the tries of those who type it right", async () => {
    const code = await renew()
    for (let times = 0; times < 35; times += 1)
      expect(await signUp({ schoolCode: code }, "192.0.2.7")).toMatchObject({ status: 200 })
  })

  it("does not confirm an account that has the e-mail already", async () => {
    const { email } = await signUp({})
    const schoolCode = await renew()
    const before = await kindsOf()
    expect(await signUp({ email, schoolCode })).toMatchObject({ status: 400, confirmed: 0 })
    expect(await kindsOf()).toEqual(before)
  })

  it("has 60 random bits and reads look-alikes and other digits as what they look like", () => {
    const codes = Array.from({ length: 500 }, () => newSchoolCode(chance.bytes))
    expect(new Set(codes).size).toBe(500)
    expect(isSchoolCode("٠1ilo ۲۳", "0111-023")).toBe(true)
    expect(isSchoolCode("", "0111-023")).toBe(false)
  })
})

const read = async (invitation: string, language = "en") =>
  call("/api/Accounts/invitation", { body: { invitation }, language })

describe("an invitation", () => {
  beforeEach(() => run("DELETE FROM invitations"))

  const invite = async (fields: object = {}) => {
    const { body } = await asHuda("invite-teacher", { subject: "Math", ...fields })
    return (body as { invitation: string }).invitation
  }

  it("says its subject in the reader's language, and confirms one teacher", async () => {
    const invitation = await invite()
    expect((await read(invitation)).body).toEqual({ subjectName: "Math", email: "" })
    expect((await read(invitation, "ar")).body).toMatchObject({ subjectName: "الرياضيات" })
    const both = await Promise.all([signUp({ invitation }), signUp({ invitation })])
    expect(both.filter(({ confirmed }) => confirmed === 1)).toHaveLength(1)
    expect(await signUp({ invitation })).toMatchObject({
      status: 400,
      reply: "This invitation is not valid any more.",
    })
    expect((await read(invitation)).status).toBe(404)
    const [event] = (
      await env.DB.prepare("SELECT by_id, detail FROM person_events ORDER BY id DESC LIMIT 1").all()
    ).results
    expect(event).toEqual({ by_id: huda.id, detail: '{"way":"invitation"}' })
  })

  it("for an e-mail is for this one alone, and for its subject alone", async () => {
    const invitation = await invite({ email: "Maha@school.example" })
    expect(await signUp({ invitation })).toMatchObject({
      status: 400,
      reply: "This invitation is for another e-mail.",
    })
    const email = "maha@school.example"
    expect(await signUp({ invitation, email, subject: "Arabic" })).toMatchObject({
      status: 400,
      reply: "This invitation is for another subject.",
    })
    expect(await signUp({ invitation, email })).toMatchObject({ status: 200, confirmed: 1 })
  })

  it("expires, and can be withdrawn before; both twice", async () => {
    const invitation = await invite()
    const { body } = await asHuda("invitations")
    const [open] = (body as { invitations: { id: string }[] }).invitations
    expect(open).toMatchObject({ subjectName: "Math", email: "" })
    for (const _ of [1, 2])
      expect((await asHuda("withdraw-invitation", { id: open?.id })).status).toBe(200)
    expect((await kindsOf()).filter((kind) => kind === "uninvited")).toHaveLength(1)
    expect(await signUp({ invitation })).toMatchObject({ status: 400 })
    const late = await invite()
    clock.now += invitations.validDays * 86_400_000
    expect(await signUp({ invitation: late })).toMatchObject({ status: 400 })
    expect((await asHuda("invitations")).body).toEqual({ invitations: [] })
  })

  it("is kept while the e-mail is taken, and stored as a hash", async () => {
    const invitation = await invite()
    const { email } = await signUp({})
    expect(await signUp({ email, invitation })).toMatchObject({ status: 400, confirmed: 0 })
    expect((await read(invitation)).status).toBe(200)
    const stored = JSON.stringify(await getRows("SELECT * FROM invitations"))
    expect(stored).not.toContain(invitation)
  })

  it("is refused beyond the limit, and for an unknown subject", async () => {
    await run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${invitations.openMax})
        INSERT INTO invitations (hash, subject_id, made_by, expires_at) SELECT i, 3, ?, ? FROM n`,
      huda.id,
      clock.now + 60_000,
    )
    expect((await asHuda("invite-teacher", { subject: "Math" })).status).toBe(409)
    expect((await asHuda("invite-teacher", { subject: "Alchemy" })).status).toBe(400)
    clock.now += 60_000
    expect((await asHuda("invite-teacher", { subject: "الرياضيات" })).status).toBe(200)
  })
})
