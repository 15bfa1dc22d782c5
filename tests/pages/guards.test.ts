import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { films, sets } from "../support/five-hints-page"
import { signedIn } from "../support/people"
import { registerStudent } from "../support/register-student"
import { Visitor } from "../support/visitor"
import { say } from "../support/words"
import { sendFields } from "../support/data-requests"

const site = inject("site")
const roles = ["nobody", "Student", "Teacher", "Admin", "User"] as const
type Role = (typeof roles)[number]
const personas = { Teacher: "omar", Admin: "huda", User: "sami" } as const

/**
 * in: the page itself · login: redirected to log in and back · home: redirected home · away: redirected home
 * with a message
 */
type Outcome = "in" | "login" | "home" | "away"

const forVisitors: readonly Outcome[] = ["in", "home", "home", "home", "home"]
const forMembers: readonly Outcome[] = ["login", "in", "in", "in", "in"]
const forPupils: readonly Outcome[] = ["login", "in", "away", "away", "away"]
const forAdmins: readonly Outcome[] = ["login", "away", "away", "in", "away"]
const forWriters: readonly Outcome[] = ["login", "away", "in", "in", "away"]
const forAll: readonly Outcome[] = ["in", "in", "in", "in", "in"]

/** A part of the access table of the contract, written by hand; access.test.ts has a row for each page. */
const table: readonly (readonly [string, readonly Outcome[]])[] = [
  ["/", forAll],
  ["/login", forVisitors],
  ["/change-password", forMembers],
  ["/about", forAll],
  ["/games/education", forMembers],
  // Visitors can try a round here, because the reference API draws for them.
  ["/entertainment-sections", forAll],
  [films, forMembers],
  ["/games/education/five-hints?subject=Math&chapter=1", forPupils],
  [sets, forPupils],
  ["/games/entertainment/offside", forMembers],
  ["/make-five-hints/education", forWriters],
  ["/make-offside/entertainment", forMembers],
  ["/top-10", forPupils],
  ["/admin", forAdmins],
  ["/admin/add-grade-subjects", forAdmins],
  ["/admin/educational-questions", forAdmins],
]

const people = new Map<Role, Visitor>()
/** The outcomes found, by path. */
const found = new Map<string, Partial<Record<Role, Outcome>>>()

beforeAll(async () => {
  people.set("nobody", new Visitor(site))
  // A new pupil, because a seeded pupil may have played the whole chapter in other test files.
  people.set("Student", (await registerStudent(site)).visitor)
  for (const role of ["Teacher", "Admin", "User"] as const)
    people.set(role, await signedIn(site, personas[role]))
})
afterAll(() => console.table(Object.fromEntries(found)))

describe.each(roles.map((role, column) => [role, column] as const))("%s", (role, column) => {
  test.each(table.map(([path, row]) => [path, row[column] ?? "in"] as const))(
    "opens %s: %s",
    async (path, outcome) => {
      const page = await visitorOf(role).open(path)
      expect({ path: page.path, status: page.status }).toEqual({
        path: landing(path, outcome),
        status: 200,
      })
      expect(page.text.includes(say("en", "toast.notForYou"))).toBe(outcome === "away")
      found.set(path, { ...found.get(path), [role]: outcome })
    },
  )

  test.each(
    table
      .filter(([path]) => /play-|top-10/.test(path))
      .map(([path, row]) => [path, row[column] ?? "in"] as const),
  )("requests %s as data: %s", async (path, outcome) => {
    const answer = await fetch(site + path.replace(/(\?|$)/, ".data$1"), {
      headers: { Cookie: visitorOf(role).cookies.toString() },
    })
    const text = await answer.text()
    expect(text.includes("roundId") || text.includes("board")).toBe(outcome === "in")
    if (outcome === "login") expect(text).toContain(landing(path, outcome))
  })
})

/** POST requests that change something, each with the roles that may send it. */
const posts: readonly (readonly [string, readonly Outcome[]])[] = [
  [sets, forPupils],
  [films, forMembers],
]

describe.each(roles.map((role, column) => [role, column] as const))("%s", (role, column) => {
  test.each(posts.map(([path, row]) => [path, row[column] ?? "in"] as const))(
    "posts to %s: %s",
    async (path, outcome) => {
      const visitor = visitorOf(role)
      await visitor.open("/")
      const page = await sendFields(visitor, path, { intent: "hint", answer: "draft" })
      expect({ path: page.path, status: page.status }).toEqual({
        path: landing(path, outcome),
        status: 200,
      })
    },
  )

  test.each(["/", "/games", "/top-10", "/entertainment-sections", "/healthz"])(
    "cannot post to %s, which has no form",
    async (path) => {
      const { cookies } = visitorOf(role)
      const answer = await fetch(site + path, {
        method: "POST",
        body: "a=b",
        redirect: "manual",
        headers: { Cookie: cookies.toString(), Origin: site },
      })
      expect(answer.status).toBe(405)
    },
  )
})

function visitorOf(role: Role): Visitor {
  const visitor = people.get(role)
  if (!visitor) throw new Error(`Nobody is ${role}.`)
  return visitor
}

function landing(path: string, outcome: Outcome): string {
  if (outcome === "in") return path
  return outcome === "login" ? `/login?redirectTo=${encodeURIComponent(path)}` : "/"
}
