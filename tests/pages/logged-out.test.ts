import { afterEach, describe, expect, inject, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { letEnd } from "../support/ending-sessions"
import { takePack } from "../support/pack-pages"
import { logIn, registerStudent, signedUp } from "../support/register-student"
import { faultyUpstream } from "../support/on-faulty-upstream"
import { Visitor } from "../support/visitor"
import { say } from "../support/words"
import { sendFields } from "../support/data-requests"

const onFaultyUpstream = inject("siteOnFaultyUpstream")

afterEach(() => faultyUpstream.heal())

describe.each([
  ["the reference API", inject("site")],
  ["an upstream without a logout call", onFaultyUpstream],
])("after a log-out, on %s,", (_, site) => {
  test("a copy of the cookie opens nothing", async () => {
    const { visitor, name } = await registerStudent(site)
    const copy = visitor.twin()
    expect((await copy.open("/")).text).toContain(name)
    await leave(visitor)
    for (const path of ["/change-password", "/games", "/top-10"]) {
      const page = await copy.twin().open(path)
      expect(page.path).toBe(`/login?redirectTo=${encodeURIComponent(path)}`)
    }
    const posted = await sendFields(copy.twin(), "/change-password", { oldPassword: "x" })
    expect(posted.path).toBe("/login?redirectTo=%2Fchange-password")
    const home = await copy.open("/")
    expect(home.text).not.toContain(name)
    expect(copy.cookies.get("__Host-session")).toBeUndefined()
  })

  test("the user's other sessions continue, and a new one can start", async () => {
    const { visitor, email } = await registerStudent(site)
    const other = new Visitor(site)
    await other.open("/login")
    await logIn(other, email)
    await leave(visitor)
    expect((await other.open("/change-password")).path).toBe("/change-password")
    await visitor.open("/login")
    await logIn(visitor, email)
    expect((await visitor.open("/change-password")).path).toBe("/change-password")
  })
})

test("an upstream without a logout call is not called to log out", async () => {
  const { visitor } = await registerStudent(onFaultyUpstream)
  await faultyUpstream.reply("capabilities", { status: 404, body: "" })
  await leave(visitor)
  expect((await faultyUpstream.calls()).filter(({ path }) => /logout/i.test(path))).toEqual([])
})

describe.each(arabicOrBoth)("logging out, in %s,", (language) => {
  test.each(["hang", "drop", 500] as const)(
    "ends the session when the API is down (%s)",
    async (fault) => {
      const { visitor } = await registerStudent(onFaultyUpstream, language)
      await visitor.open("/logout")
      await faultyUpstream.spoil("/", fault)
      expectOut(visitor, await visitor.submit())
    },
  )

  test("twice has the same effect as once", async () => {
    const { visitor } = await registerStudent(onFaultyUpstream, language)
    await visitor.open("/logout")
    const again = visitor.twin()
    expectOut(visitor, await visitor.submit())
    expectOut(again, await again.submit())
    expectOut(visitor, await sendFields(visitor, "/logout", {}))
  })

  test("of an expired session works the same way", async () => {
    const { visitor, email } = await registerStudent(onFaultyUpstream, language)
    await visitor.open("/logout")
    await letEnd(visitor, email)
    expectOut(visitor, await visitor.submit())
  })

  function expectOut(visitor: Visitor, page: Visitor["page"]) {
    expect({ status: page.status, path: page.path }).toEqual({ status: 200, path: "/" })
    expect(page.text).toContain(say(language, "toast.signedOut"))
    expect(page.text).not.toContain(say(language, "errors.unavailable"))
    expect(visitor.cookies.get("__Host-session")).toBeUndefined()
  }
})

test("logging out asks first, and then takes the packs along", async () => {
  const { visitor: pupil, email } = await signedUp(inject("site"))
  const { path } = await takePack(pupil)
  await pupil.open("/games")
  await pupil.submit({ form: 'form[action="/logout"]' })
  expect(pupil.page.path).toBe("/logout?packs=gone")
  expect(pupil.page.text).toContain(say("en", "logout.packs"))
  await pupil.submit({ form: "main form" })
  expect([pupil.page.path, pupil.cookies.get("__Host-packs")]).toEqual(["/", undefined])
  await pupil.open(`/login?redirectTo=${path}`)
  expect((await logIn(pupil, email)).path).toBe(path)
  expect(pupil.cookies.get("__Host-packs")).toBeTruthy()
})

test("logging out warns although the packs cannot be listed, and without a session keeps what there is", async () => {
  const { visitor: pupil, email } = await signedUp(onFaultyUpstream)
  await takePack(pupil)
  const own = pupil.cookies.get("__Host-packs")
  await faultyUpstream.spoil("packs", 500)
  await pupil.open("/logout?packs=gone")
  expect(pupil.page.text).toContain(say("en", "logout.packs"))
  await faultyUpstream.heal()
  await letEnd(pupil, email)
  await pupil.submit({ form: 'form[action="/logout"]' })
  expect([pupil.page.path, pupil.cookies.get("__Host-packs")]).toEqual(["/", own])
})

async function leave(visitor: Visitor) {
  await visitor.open("/logout")
  return visitor.submit()
}
