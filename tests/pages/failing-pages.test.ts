import { afterEach, describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { registerStudent, signedUp } from "../support/register-student"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { Visitor } from "../support/visitor"
import { languages, say, type Language, placeIn } from "../support/words"

const people = new Map<Language, Visitor>()

const faults = [500, 503, 429, "drop", "drop-after", "nonsense"] as const

/** Pages with the call that each needs, and whether it needs a session. */
const pages = [
  ["/signup", "All-Grades", "visitor"],
  ["/signup", "All-Subjects", "visitor"],
  [
    "/games/education/five-hints/play-five-hints?subject=Science&chapter=2",
    "HintGame/question",
    "pupil",
  ],
  ["/games/entertainment/five-hints/play-five-hints?section=4", "HintGame/question", "pupil"],
  ["/top-10", "top10", "pupil"],
] as const

for (const language of languages)
  people.set(language, (await registerStudent(site, language)).visitor)
afterEach(() => faultyUpstream.heal())

describe.each(arabicOrBoth)("on a failing upstream, in %s,", (language) => {
  describe.each(pages)("%s without %s", (address, call, who) => {
    const path = placeIn(language, address)
    test.each(faults)("shows an outage page on %s, and recovers afterwards", async (fault) => {
      const visitor = who === "pupil" ? pupil(language) : new Visitor(site, language)
      await faultyUpstream.spoil(call, fault)
      const page = await visitor.open(path)
      expect({ status: page.status, path: page.path }).toEqual({ status: 503, path })
      expect(page.headers.get("Retry-After")).toMatch(/^\d+$/)
      expect(page.text).toContain(say(language, "error.unavailable.title"))
      expect(page.text).not.toMatch(/refused by the faulty upstream|Service Unavailable|surprise/)
      const again = page.document.querySelector("main a")
      expect(again?.getAttribute("href")?.replaceAll("&amp;", "&")).toBe(path)
      expect(page.document.querySelector("header [data-points]") !== null).toBe(who === "pupil")
      await faultyUpstream.heal()
      if (!path.includes("play-")) expect((await visitor.open(path)).status).toBe(200)
    })
  })
})

test.each(arabicOrBoth)(
  "the choice of a chapter shows what was loaded before an outage, in %s",
  async (language) => {
    const path = placeIn(language, "/games/education/five-hints?subject=Math")
    await faultyUpstream.spoil("Accounts/subjects/", 503)
    // No other test has loaded the subjects of this grade, so they are not cached.
    const { visitor } = await signedUp(site, language, { grade: "11" })
    const page = await visitor.open(path)
    expect(page.status).toBe(503)
    expect(page.text).toContain(say(language, "error.unavailable.title"))
    await faultyUpstream.heal()
    const before = await visitor.open(path)
    expect(before.status).toBe(200)
    await faultyUpstream.spoil("Accounts/subjects/", 503)
    await faultyUpstream.spoil("Accounts/chapters", 503)
    const after = await visitor.open(path)
    expect(after.status).toBe(200)
    expect(after.text).toBe(before.text)
  },
)

describe("a session that the upstream no longer accepts", () => {
  test.each([
    ["/top-10", "top10"],
    ["/games/entertainment/five-hints/play-five-hints?section=2", "HintGame/question"],
  ])("ends at %s, which redirects to log in with a message", async (path, call) => {
    const { visitor } = await registerStudent(site, "ar")
    await faultyUpstream.spoil(call, 401)
    const page = await visitor.open(path)
    expect(page.path).toBe(`/login?redirectTo=${encodeURIComponent(path)}`)
    expect(page.text).toContain(say("ar", "toast.sessionExpired"))
    expect(visitor.cookies.get("__Host-session")).toBeUndefined()
    await faultyUpstream.heal()
    expect((await visitor.open("/games")).path).toBe("/login?redirectTo=%2Fgames")
  })
})

describe("the app's calls to the upstream", () => {
  test("carry the token only where the specification requires it", async () => {
    const { visitor } = await registerStudent(site)
    await faultyUpstream.heal()
    await visitor.open("/top-10")
    await visitor.open("/games/education/five-hints?subject=Math")
    await visitor.open("/games/education/five-hints/play-five-hints?subject=Math&chapter=1")
    await visitor.open("/games/entertainment/five-hints/play-five-hints?section=3")
    const calls = await faultyUpstream.calls()
    const bearing = calls.filter(({ authorization }) => authorization.startsWith("Bearer "))
    expect(bearing.map(({ path }) => path)).toEqual([
      "/api/Accounts/top10",
      // An extension call that the upstream names; our contract requires its token.
      "/api/education/progress?grade=7&subject=Math",
      "/api/Entertainment/HintGame/question/3",
    ])
    expect(calls.length).toBeGreaterThan(4)
    for (const { authorization } of calls) expect(authorization).toMatch(/^$|^Bearer \S+$/)
  })

  test("request the language of the page", async () => {
    await faultyUpstream.heal()
    await pupil("ar").open("/top-10")
    await pupil("en").open("/top-10")
    expect((await listsAsked()).map(({ language }) => language)).toEqual(["ar", "en"])
  })

  test("are retried once when a read fails", async () => {
    await faultyUpstream.spoil("top10", "drop", 1)
    expect((await pupil("en").open("/top-10")).status).toBe(200)
    await faultyUpstream.spoil("top10", "drop", 2)
    expect((await pupil("en").open("/top-10")).status).toBe(503)
    expect((await listsAsked()).length).toBe(2)
  })
})

const listsAsked = async () =>
  (await faultyUpstream.calls()).filter(({ path }) => path === "/api/Accounts/top10")

function pupil(language: Language): Visitor {
  const visitor = people.get(language)
  if (!visitor) throw new Error(`Nobody reads ${language}.`)
  return visitor
}
