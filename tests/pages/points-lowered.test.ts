import { afterEach, expect, test } from "vitest"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { giveAnswer, pointsOn, sets, truthOf } from "../support/five-hints-page"
import { logIn, registerStudent } from "../support/register-student"
import { Visitor } from "../support/visitor"
import { languages } from "../support/words"

afterEach(() => faultyUpstream.heal())

const pages = ["/", "/games", "/contacts", "/top-10", "/answered-questions", "/profile"]

/** Wins a round in a chapter, for which the upstream answers with this total. */
async function winWithTotal(visitor: Visitor, chapter: string, total: number) {
  const { answer } = truthOf(await visitor.open(sets.replace(/chapter=\w+/, `chapter=${chapter}`)))
  await faultyUpstream.reply("Accounts/add/", { status: 200, body: { totalpoints: total } })
  return giveAnswer(visitor, answer)
}

test.each(languages)(
  "a total that the upstream lowers is the same on every page, in %s",
  async (language) => {
    const { visitor, email } = await registerStudent(site, language)
    const other = new Visitor(site, language)
    await other.open("/login")
    await logIn(other, email)
    const first = await winWithTotal(visitor, "1", 1050)
    expect(pointsOn(first)).toBe(1050)
    expect(pointsOn(await other.open("/"))).toBe(1050)
    const second = await winWithTotal(visitor, "2", 60)
    expect(pointsOn(second)).toBe(60)
    for (const device of [visitor, other])
      for (const path of [...pages, ...pages]) expect(pointsOn(await device.open(path))).toBe(60)
  },
)

test("an older result shows the newest total", async () => {
  const { visitor } = await registerStudent(site)
  const first = await winWithTotal(visitor, "1", 1050)
  expect(first.text).toMatch(/Your points1050\b/)
  await winWithTotal(visitor, "2", 60)
  const again = await visitor.open(first.path)
  expect(pointsOn(again)).toBe(60)
  expect(again.text).toContain("60")
  expect(again.text).not.toContain("1050")
})
