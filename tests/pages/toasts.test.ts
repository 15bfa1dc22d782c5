import { expect, inject, test } from "vitest"
import { quietHeader } from "#app/connection/reply-mark"
import { signedUp } from "../support/register-student"
import { signedIn } from "../support/people"
import { Visitor, type Page } from "../support/visitor"
import { languages, say } from "../support/words"
import { credentialsOf } from "../support/plain-client.mjs"

test.each(languages)("a greeting is shown until the next page, in %s", async (lng) => {
  const visitor = new Visitor(inject("site"), lng)
  await visitor.open("/login?redirectTo=/about")
  const page = await visitor.submit({ values: credentialsOf("sami") })
  expect(toastOn(page)).toBe(say(lng, "toast.signedIn", { detail: "Sami Khoury" }))
  expect(toastOn(await visitor.open("/games"))).toBe("")
})

test("Home greets once, by its heading", async () => {
  const visitor = new Visitor(inject("site"))
  await visitor.open("/login")
  const home = await visitor.submit({ values: credentialsOf("sami") })
  expect(home.document.querySelector("h1")?.text).toMatch(/Good to see you, .?Sami/)
  expect(toastOn(home)).toBe("")
  expect(toastOn(await visitor.open("/games"))).toBe("")
})

test("logging out is confirmed, once", async () => {
  const visitor = await signedIn(inject("site"), "sami", "ar")
  await visitor.open("/logout")
  expect(toastOn(await visitor.submit())).toBe(say("ar", "toast.signedOut"))
  expect(toastOn(await visitor.open("/"))).toBe("")
})

test("a page that asks for its own news leaves the toast to the next page", async () => {
  const visitor = await signedIn(inject("site"), "sami", "en")
  await visitor.open("/logout")
  await visitor.submit()
  const loggedOut = visitor.transcript.at(-2)
  if (loggedOut) visitor.cookies.take(loggedOut.headers)
  const headers = { Cookie: visitor.cookies.toString(), [quietHeader]: "1" }
  const news = await fetch(inject("site"), { headers })
  expect(news.headers.getSetCookie().join()).not.toContain("toast")
  expect(toastOn(await visitor.open("/"))).toBe(say("en", "toast.signedOut"))
})

test("signing up is greeted", async () => {
  const { visitor } = await signedUp(inject("site"), "en", { type: "2", grade: "" })
  expect(visitor.page.path).toBe("/")
  expect(visitor.page.document.querySelector("h1")?.text).toContain("Nora")
})

test("a toast needs no scripts", async () => {
  const visitor = new Visitor(inject("site"))
  await visitor.open("/login")
  const { document } = await visitor.submit({ values: credentialsOf("sami") })
  expect(document.querySelectorAll("output button")).toEqual([])
})

test.each(["", "x", "eyJ0b2FzdCI6eyJtZXNzYWdlIjoiaGkifX0%3D.x"])(
  "a forged toast (%j) is not shown",
  async (forged) => {
    const visitor = new Visitor(inject("site"))
    visitor.cookies.set("__Host-toast", forged)
    const page = await visitor.open("/")
    expect({ status: page.status, toast: toastOn(page) }).toEqual({ status: 200, toast: "" })
  },
)

/** The toast without the marks that isolate a name's text direction. */
const toastOn = ({ document }: Page) =>
  document
    .querySelector("output")
    ?.text.replace(/[\u2066-\u2069]/g, "")
    .trim()
