import { afterEach, describe, expect, test } from "vitest"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { mintSession } from "../support/mint-session"
import { signedIn } from "../support/people"
import { takePupil } from "../support/ready-people.mjs"
import { signedUp } from "../support/register-student"
import { type Page, Visitor } from "../support/visitor"
import { languages, say } from "../support/words"

const replyEach = (bodies: Readonly<Record<string, unknown>>) =>
  faultyUpstream.tell(
    ...Object.entries(bodies).map(([path, body]) => ({ path, reply: { status: 200, body } })),
  )

afterEach(() => faultyUpstream.heal())

const playing = /href="[^"]*\/play-(?:five-hints|offside|difficulty)/

test.each(languages)("signs up in %s for fun alone while there are no grades", async (language) => {
  await faultyUpstream.reply("All-Grades", { status: 200, body: [] })
  const visitor = new Visitor(site, language)
  const page = await visitor.open("/signup")
  expect(page.text).toContain(say(language, "signup.noGrades"))
  expect(page.document.querySelector("[name=grade]")).toBeNull()
  const types = page.document.querySelectorAll("[name=type]")
  expect(types.map((type) => type.getAttribute("value"))).toEqual(["1", "2"])
})

test.each([
  ["a new player", "/"],
  ["a new player", "/games"],
  ["a new player", "/games/entertainment"],
  ["a new player", "/games/entertainment/offside"],
  ["omar", "/entertainment-sections"],
] as const)("%s is led to nothing by %s while no section has a question", async (who, path) => {
  const fields = { type: "2", grade: "" }
  const visitor =
    who === "omar" ? await signedIn(site, who) : (await signedUp(site, "en", fields)).visitor
  await faultyUpstream.reply("entertainment/progress", { status: 200, body: { sections: [] } })
  const page = await visitor.open(path)
  expect(page.text).toContain(say("en", "choose.empty.entertainment"))
  expect(page.html).not.toMatch(playing)
})

const links = ({ document }: Page) =>
  document.querySelectorAll("main a").map((link) => link.getAttribute("href"))

test("a pupil without a round is led to none by the Top 10, the record and a game while no chapter has a question", async () => {
  const visitor = new Visitor(site, "en", await mintSession({ ...takePupil(), grade: 11 }))
  await faultyUpstream.reply("/Accounts/chapters", { status: 200, body: { chapters: [] } })
  for (const [path, key] of [
    ["/top-10", "topTen.notYetFor.all"],
    ["/answered-questions", "record.empty.text"],
    ["/games/education/five-hints", "choose.empty.education"],
  ] as const) {
    const page = await visitor.open(path)
    expect(page.text).toContain(say("en", key))
    expect(links(page)).not.toContain("/games/education")
    expect(page.document.querySelectorAll("main form button")).toEqual([])
  }
})

describe.each(languages)("Home of an empty school, in %s,", (language) => {
  test("tells a visitor that it is being set up, and leads to the log-in and to who sets it up", async () => {
    const body = { calls: ["visitor-play", "live"], isEmpty: true }
    await replyEach({ "/capabilities": body, "All-Grades": [] })
    const page = await new Visitor(site, language).open("/")
    expect(page.text).toContain(say(language, "home.unmade"))
    expect(links(page)).toEqual(["/login", "/signup"])
    const tabs = page.document.querySelectorAll(".bottom-bar a")
    expect(tabs.map((tab) => tab.getAttribute("href"))).toEqual(["/", "/login"])
  })

  test("lets only the first admin sign up, who has no other way in, and has nothing to choose", async () => {
    const body = { calls: ["visitor-play", "progress"], isEmpty: true }
    const fun = { "entertainment/progress": { sections: [] } }
    await replyEach({ "/capabilities": body, "All-Grades": [], "All-Subjects": [], ...fun })
    const visitor = new Visitor(site, language)
    const page = await visitor.open("/signup")
    expect(page.text).toContain(say(language, "home.unmade"))
    expect(page.text).toContain(say(language, "signup.founder"))
    expect(page.document.querySelectorAll("main form [name=type]")).toHaveLength(1)
    expect(links(page)).toEqual(["/login?redirectTo=%2F"])
    const fields = { name: "Rami", email: `rami-${language}@school.example` }
    const passwords = { password: "Set-up-12!", confirmPassword: "Set-up-12!" }
    await visitor.submit({ form: "main form", values: { ...fields, ...passwords } })
    expect(visitor.page.path).toBe("/")
    expect(visitor.page.text).toContain(say(language, "home.founder"))
    expect(visitor.page.document.querySelector("main code")?.text).toBe(
      `npm run admin -- ${fields.email}`,
    )
  })

  test("shows the way in, for teachers too, once there are grades", async () => {
    const body = { calls: ["visitor-play"], isEmpty: true }
    await faultyUpstream.reply("/capabilities", { status: 200, body })
    const page = await new Visitor(site, language).open("/")
    expect(links(page)).toEqual(["/signup", "/signup?type=1"])
  })

  test.each(["omar", "layla"] as const)("offers %s no game for fun to try", async (who) => {
    await faultyUpstream.reply("/capabilities", { status: 200, body: { calls: [], isEmpty: true } })
    const person = await signedIn(site, who, language)
    expect(links(await person.open("/"))).not.toContain("/entertainment-sections")
  })
})
