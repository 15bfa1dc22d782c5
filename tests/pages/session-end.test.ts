import { arabicOrBoth } from "../support/arabic-or-both"
import { site } from "../support/on-faulty-upstream"
import { describe, expect, test } from "vitest"
import { quietHeader } from "#app/connection/reply-mark"
import * as difficulty from "../support/difficulty-page"
import { letEnd, logInFor } from "../support/ending-sessions"
import * as hints from "../support/five-hints-page"
import { logIn, registerStudent, totalOf } from "../support/register-student"
import * as offside from "../support/offside-page"
import { type Page, Visitor } from "../support/visitor"
import { say, placeIn } from "../support/words"

const minuteMs = 60_000

describe.each(arabicOrBoth)("a session, in %s,", (language) => {
  test("with five minutes left shows a warning, once", async () => {
    const { email } = await registerStudent(site)
    const visitor = new Visitor(site, language)
    await visitor.open("/login")
    const warns = ({ text }: Page) => text.includes(say(language, "toast.sessionEnding"))
    const seen = [warns(await logInFor(visitor, email, 4.9 * minuteMs))]
    for (const path of ["/games", "/top-10", "/"]) seen.push(warns(await visitor.open(path)))
    expect(seen).toEqual([true, false, false, false])
  })

  test("with six minutes left shows no warning", async () => {
    const { email } = await registerStudent(site)
    const visitor = new Visitor(site, language)
    await visitor.open("/login")
    await logInFor(visitor, email, 6 * minuteMs)
    for (const path of ["/games", "/"])
      expect((await visitor.open(path)).text).not.toContain(say(language, "toast.sessionEnding"))
  })

  test("that has expired redirects to log in and back to the page", async () => {
    const { visitor, email } = await registerStudent(site, language)
    await letEnd(visitor, email)
    const door = await visitor.open(hints.sets)
    expect(door.path).toBe(`/login?redirectTo=${encodeURIComponent(hints.sets)}`)
    expect(door.text).toContain(say(language, "toast.sessionExpired"))
    const page = await logIn(visitor, email)
    expect(page.path).toBe(placeIn(language, hints.sets))
    expect(hints.isInPlay(page)).toBe(true)
  })

  test("that has expired shows a notice on a public page, once, and the user is signed out", async () => {
    const { visitor, name, email } = await registerStudent(site, language)
    await letEnd(visitor, email)
    const headers = { Cookie: visitor.cookies.toString(), [quietHeader]: "1" }
    expect((await fetch(`${site}/`, { headers })).headers.getSetCookie()).toEqual([])
    const page = await visitor.open("/")
    expect(page.text).toContain(say(language, "toast.sessionExpired"))
    expect(page.text).not.toContain(name)
    expect(page.document.querySelector('header a[href="/login"]')).toBeTruthy()
    expect((await visitor.open("/")).text).not.toContain(say(language, "toast.sessionExpired"))
  })
})

describe("a form that is submitted after the session ends", () => {
  test("of five hints is restored after log-in, once, and counts", async () => {
    const { visitor, email } = await registerStudent(site)
    const { answer } = hints.truthOf(await visitor.open(hints.sets))
    const { roundId } = hints.seenOn(await hints.nextHint(visitor))
    await letEnd(visitor, email)
    const door = await hints.giveAnswer(visitor, answer)
    expect(door.path).toBe(`/login?redirectTo=${encodeURIComponent(hints.sets)}`)
    expect(door.text).toContain(say("en", "toast.sessionExpired"))
    const page = await logIn(visitor, email)
    expect(hints.seenOn(page)).toMatchObject({ roundId, draft: answer })
    expect(hints.seenOn(await visitor.twin().open(hints.sets)).draft).toBe("")
    const result = await visitor.submit({ button: { name: "intent", value: "answer" } })
    expect(result.text).toContain(say("en", "play.won", { count: 40 }))
    expect(await totalOf(site, email)).toBe(40)
  })

  test("of offside judges nothing, and its choices are restored", async () => {
    const { visitor, email } = await registerStudent(site)
    const chosen = offside.judgements(await visitor.open(offside.sets), [1])
    await letEnd(visitor, email)
    expect((await visitor.submit({ values: chosen })).path).toMatch(/^\/login/)
    const page = await logIn(visitor, email)
    expect(offside.seenOn(page)).toMatchObject({ chosen, open: offside.places })
    expect((await visitor.submit()).text).toContain(say("en", "play.won", { count: 25 }))
  })

  test("of difficulty submits nothing, and its answers are restored", async () => {
    const { visitor, email } = await registerStudent(site)
    await visitor.open(difficulty.films)
    const values = difficulty.answers(visitor.page, { wrong: [2], empty: [5] })
    await letEnd(visitor, email)
    expect((await difficulty.sendAnswers(visitor, values)).path).toMatch(/^\/login/)
    const page = await logIn(visitor, email)
    expect(difficulty.seenOn(page)).toMatchObject({
      drafts: Object.values(values),
      isHandedIn: false,
    })
    expect(difficulty.seenOn(await visitor.open(difficulty.films)).drafts.join("")).toBe("")
  })

  test("is not shown to another user who logs in in the same browser", async () => {
    const { visitor, email } = await registerStudent(site)
    const other = await registerStudent(site)
    await visitor.open(hints.sets)
    await letEnd(visitor, email)
    await hints.giveAnswer(visitor, "my secret thought")
    const page = await logIn(visitor, other.email)
    expect(page.path).toBe(hints.sets)
    expect(page.html).not.toContain("my secret thought")
    expect(hints.seenOn(page).draft).toBe("")
  })

  test("is not shown on another page, and stays saved for its own", async () => {
    const { visitor, email } = await registerStudent(site)
    await visitor.open(hints.sets)
    await letEnd(visitor, email)
    await hints.giveAnswer(visitor, "kept for its page")
    await visitor.open("/login")
    await logIn(visitor, email)
    const elsewhere = await visitor.open(hints.films)
    expect(elsewhere.html).not.toContain("kept for its page")
    expect(hints.seenOn(await visitor.open(hints.sets)).draft).toBe("kept for its page")
  })

  test("by a user who was never signed in is not saved", async () => {
    const { visitor, email } = await registerStudent(site)
    await visitor.open(hints.sets)
    const stranger = visitor.twin()
    stranger.cookies.set("__Host-session", "")
    const door = await hints.giveAnswer(stranger, "by nobody")
    expect(door.path).toMatch(/^\/login/)
    const page = await logIn(stranger, email)
    expect(hints.seenOn(page).draft).toBe("")
    expect(page.html).not.toContain("by nobody")
  })

  test("of a public page is processed and not saved", async () => {
    const { visitor, email } = await registerStudent(site)
    await visitor.open("/contacts")
    await letEnd(visitor, email)
    const values = { title: "A question", message: "Is it the Nile?" }
    expect((await visitor.submit({ values })).path).toBe("/contacts?sent=1")
    expect(visitor.cookies.get("__Host-kept-form")).toBeUndefined()
  })

  test("to take a pack leads back to the chapter", async () => {
    const { visitor, email } = await registerStudent(site)
    const { path } = await visitor.open("/games/education/five-hints?subject=Math&chapter=1")
    await letEnd(visitor, email)
    expect((await visitor.submit({ form: 'form[action="/packs/take"]' })).path).toMatch(/^\/login/)
    expect((await logIn(visitor, email)).path).toBe(path)
  })

  test("is not stored in the browser's cookies", async () => {
    const { visitor, email } = await registerStudent(site)
    await visitor.open(hints.sets)
    await letEnd(visitor, email)
    await hints.giveAnswer(visitor, "kept by the referee")
    const cookies = decodeURIComponent(visitor.cookies.toString()).split(/[;=.\s]+/)
    const texts = cookies.map((part) => Buffer.from(part, "base64").toString())
    expect(texts.join()).toContain("play-five-hints")
    expect([...cookies, ...texts].join()).not.toContain("kept by the referee")
  })
})
