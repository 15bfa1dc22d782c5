import { describe, expect, inject, test } from "vitest"
import { makeClass } from "../support/class-pages"
import { sets } from "../support/five-hints-page"
import { credentialsOf } from "../support/plain-client.mjs"
import { signedIn } from "../support/people"
import { newTeacher } from "../support/register-student"
import { Visitor, type Page } from "../support/visitor"

const site = inject("site")

/** The shortcuts that each role needs most, written by hand. */
const shortcuts = {
  nobody: ["/", "/entertainment-sections", "/login"],
  layla: ["/", "/games", "/top-10", "/answered-questions"],
  omar: ["/", "/make-five-hints/education", "/my-questions", "/games"],
  huda: ["/", "/admin/educational-questions", "/admin", "/make-five-hints/education"],
  sami: ["/", "/games", "/entertainment-sections"],
} as const
const everybody = ["nobody", "layla", "omar", "huda", "sami"] as const

describe.each(everybody)("the bar at the bottom for %s", (who) => {
  test("links to the pages of the role, and marks the current one", async () => {
    const visitor = who === "nobody" ? new Visitor(site) : await signedIn(site, who)
    const home = await visitor.open("/")
    expect(linksOf(home).map(({ href }) => href)).toEqual(shortcuts[who])
    for (const path of shortcuts[who]) {
      const current = linksOf(await visitor.open(path)).filter((link) => link.current)
      expect(current).toEqual([{ href: path, current: "page" }])
    }
  })
})

const bars = ["header nav", "header details nav", ".bottom-bar", "footer nav"]
const leadingToClasses = ({ document }: Page) =>
  bars.filter((bar) => document.querySelector(`${bar} a[href="/classes"]`) !== null)

test("a teacher finds the classes from the first page on, unless an admin is to confirm them first", async () => {
  const teacher = new Visitor(site)
  await teacher.open("/login")
  await teacher.submit({ values: credentialsOf("omar") })
  expect(leadingToClasses(teacher.page)).toEqual(bars)
  expect(leadingToClasses(await (await newTeacher(site)).open("/about"))).toEqual([])
})

test("a session that began without an upstream that offers classes has them once one was seen", async () => {
  const teacher = await signedIn(site, "omar")
  expect(leadingToClasses(await teacher.open("/about"))).toEqual([])
  await makeClass(teacher, "en", "7B")
  const about = await teacher.open("/about")
  expect(leadingToClasses(about)).toEqual(bars)
  expect(linksOf(about).map(({ href }) => href)).toEqual([
    "/",
    "/classes",
    ...shortcuts.omar.slice(1, 3),
  ])
})

test("the bottom bar marks the games page as current during a round", async () => {
  const layla = await signedIn(site, "layla")
  const round = linksOf(await layla.open(sets)).filter((link) => link.current)
  expect(round).toEqual([{ href: "/games", current: "page" }])
})

const linksOf = ({ document }: Page) =>
  document.querySelectorAll(".bottom-bar a").map((link) => ({
    href: link.getAttribute("href"),
    current: link.getAttribute("aria-current"),
  }))
