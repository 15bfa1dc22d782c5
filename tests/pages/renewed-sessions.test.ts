import { afterEach, beforeEach, describe, expect, inject, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import * as hints from "../support/five-hints-page"
import { logIn, password, registerStudent } from "../support/register-student"
import { signedBy } from "../support/signed-cookie"
import { Visitor } from "../support/visitor"
import { placeIn, say } from "../support/words"
import { sendFields } from "../support/data-requests"

const fresh = "Full-t1me!"
const change = { oldPassword: password, newPassword: fresh, confirmPassword: fresh }
const withoutOurs = () => faultyUpstream.replyWithoutOurs("nothing", { status: 404, body: "" })

afterEach(() => faultyUpstream.heal())

/** The status with which the API itself answers the token in a copy of the cookie. */
async function statusOf(copy: Visitor): Promise<number> {
  const { token } = signedBy(copy.cookies.get("__Host-session")).person
  const headers = { Authorization: `Bearer ${token}` }
  return (await fetch(`${inject("api")}/api/Accounts/top10`, { headers })).status
}

async function expectOver(copy: Visitor, paths: readonly string[]) {
  for (const path of paths) {
    const door = await copy.twin().open(path)
    expect(door.path).toBe(`/login?redirectTo=${encodeURIComponent(path)}`)
    expect(door.text).toContain(say(copy.language, "toast.sessionExpired"))
  }
}

describe.each([
  ["renews tokens", async () => {}, 401, "toast.passwordChanged", "change.lead"],
  ["does not", withoutOurs, 200, "toast.passwordChangedHere", "change.leadHere"],
] as const)("a new password, on an upstream that %s,", (_, begin, status, notice, lead) => {
  beforeEach(begin)

  test.each(arabicOrBoth)("ends every copy of the old cookie, in %s", async (language) => {
    const { visitor, email } = await registerStudent(site, language)
    const phone = new Visitor(site, language)
    await phone.open("/login")
    await logIn(phone, email)
    const copy = visitor.twin()
    const draft = visitor.twin()
    await draft.open(hints.sets)

    expect((await visitor.open("/change-password")).text).toContain(say(language, lead))
    const home = await visitor.submit({ values: change })
    expect([home.path, home.text]).toEqual(["/", expect.stringContaining(say(language, notice))])
    expect((await visitor.open("/top-10")).path).toBe("/top-10")

    const paths = ["/change-password", "/games", "/profile", hints.sets]
    await expectOver(copy, paths)
    await expectOver(phone, paths.slice(0, 2))
    expect([await statusOf(copy), await statusOf(visitor)]).toEqual([status, 200])

    const door = await hints.giveAnswer(draft, "typed before")
    const place = placeIn(language, hints.sets)
    expect(door.path).toBe(`/login?redirectTo=${encodeURIComponent(place)}`)
    expect(door.text).toContain(say(language, "toast.sessionExpired"))
    const page = await draft.submit({ values: { email, password: fresh } })
    expect(page.path).toBe(place)
    expect(hints.seenOn(page).draft).toBe("typed before")
    expect((await visitor.open("/change-password")).path).toBe("/change-password")
  })
})

test.each(arabicOrBoth)(
  "a change that arrives again leads to the log-in, and says which password to try, in %s",
  async (language) => {
    const { visitor, email } = await registerStudent(site, language)
    await visitor.open("/change-password")
    const before = visitor.twin()
    expect((await visitor.submit({ values: change })).path).toBe("/")
    const door = await sendFields(before, "/change-password", change)
    expect(door.path).toBe("/login?redirectTo=%2Fchange-password")
    expect(door.text).toContain(say(language, "toast.passwordUnsure"))
    const page = await before.submit({ values: { email, password: fresh } })
    expect(page.path).toBe("/change-password")
  },
)

describe("a new password by a mailed link", () => {
  const link = "/password-reset/a-token-from-a-letter?email=nora%40school.example"
  const reset = async (body: unknown, begin: "ours" | "without ours") => {
    const { visitor } = await registerStudent(site)
    const { id } = signedBy(visitor.cookies.get("__Host-session")).person
    const mailed = new Visitor(site)
    const lead = (await mailed.open(link)).text
    const answer = { status: 200, body: body ?? { personID: id } }
    await (begin === "ours"
      ? faultyUpstream.reply("ResetPassword", answer)
      : faultyUpstream.replyWithoutOurs("ResetPassword", answer))
    const door = await mailed.submit({ values: { password: fresh, confirmPassword: fresh } })
    expect(door.path).toBe("/login")
    return { visitor, lead }
  }

  test("ends every session, also on pages without upstream calls", async () => {
    const { visitor, lead } = await reset(null, "ours")
    expect(lead).toContain(say("en", "reset.lead"))
    await expectOver(visitor, ["/change-password", "/games"])
  })

  test("promises nothing about other sessions where the upstream does not say whose they are", async () => {
    await withoutOurs()
    const { lead } = await reset("Changed.", "without ours")
    expect(lead).toContain(say("en", "reset.leadOnly"))
    expect(lead).not.toContain(say("en", "reset.lead"))
  })
})

describe("a log-in in a browser where somebody is logged in", () => {
  test("ends the session and the token of before", async () => {
    const { visitor } = await registerStudent(site)
    const next = await registerStudent(site)
    const copy = visitor.twin()
    const fields = { email: next.email, password }
    const home = await sendFields(visitor, "/login", fields)
    expect([home.path, home.text]).toEqual(["/", expect.stringContaining(next.name)])
    expect([await statusOf(copy), await statusOf(visitor)]).toEqual([401, 200])
    await expectOver(copy, ["/change-password", "/games"])
    expect((await next.visitor.open("/change-password")).path).toBe("/change-password")
  })

  test("with a wrong password ends nothing", async () => {
    const { visitor, name, email } = await registerStudent(site)
    const home = await sendFields(visitor, "/login", { email, password: "Wrong-1234" })
    expect([home.path, home.text]).toEqual(["/", expect.stringContaining(name)])
    expect(await statusOf(visitor)).toBe(200)
  })
})
