import { describe, expect, inject, test, vi } from "vitest"
import { giveAnswer, nextHint, sets, truthOf } from "../support/five-hints-page"
import { registerStudent } from "../support/register-student"
import { signedIn } from "../support/people"
import { seededQuestions } from "../support/seeded.mjs"
import type { Page } from "../support/visitor"
import { languages, say } from "../support/words"

const site = inject("site")

/** The ten players with the most points, written by hand from the seed. */
const tops = [
  ["Yara Nasser", 1040],
  ["محمد الزهراني", 960],
  ["سلمى بن يوسف", 870],
  ["Adam Rahman", 790],
  ["نور الدين شاهين", 720],
  ["Maryam Siddiqui", 640],
  ["يوسف العمري", 580],
  ["Chloé Martin", 510],
  ["ريم الشامي", 440],
  ["Daniel Okafor", 390],
] as const

describe.each(languages)("the leaderboard, in %s,", (language) => {
  test("lists ten players, the best first, each with rank, name and points", async () => {
    const page = await (await signedIn(site, "layla", language)).open("/top-10")
    const rows = rowsOn(page).slice(0, 10)
    expect(rows.map(({ text }) => text)).toEqual(
      tops.map(([name, count], place) =>
        `${place + 1} ${name} ${say(language, "topTen.points", { count })}`.replace(/\s/g, ""),
      ),
    )
  })

  test("shows the player's own rank below the top ten", async () => {
    const page = await (await signedIn(site, "layla", language)).open("/top-10")
    const mine = rowsOn(page).filter(({ isMine }) => isMine)
    expect(mine.length).toBe(1)
    expect(mine[0]?.text).toContain("LaylaHaddad")
    expect(mine[0]?.text).toContain(
      say(language, "topTen.points", { count: 150 }).replace(/\s/g, ""),
    )
    expect(mine[0]?.text).toMatch(/^1[6-9]|^[2-9]\d/)
  })

  test("invites players without points to play", async () => {
    const { visitor } = await registerStudent(site, language)
    const page = await visitor.open("/top-10")
    expect(page.text).toContain(say(language, "topTen.notYetFor.all"))
    expect(page.document.querySelector('main a[href="/games/education"]')).toBeTruthy()
    expect(rowsOn(page).filter(({ isMine }) => isMine)).toEqual([])
  })
})

test.each(languages)(
  "the week and the grade have leaderboards of their own, in %s",
  async (language) => {
    const pupil = await signedIn(site, "layla", language)
    const all = await pupil.open("/top-10")
    expect(tabs(all)).toEqual([
      ["/top-10", "page"],
      ["/top-10?scope=week", ""],
      ["/top-10?scope=grade", ""],
    ])
    const grade = await pupil.open("/top-10?scope=grade")
    expect(tabs(grade)[2]).toEqual(["/top-10?scope=grade", "page"])
    const names = rowsOn(grade).map(({ text }) => text)
    expect(names.some((text) => text.includes("YaraNasser"))).toBe(true)
    expect(names.some((text) => text.includes("AdamRahman"))).toBe(false)
    expect((await pupil.open("/top-10?scope=moon")).text).toContain(
      say(language, "topTen.leadFor.all"),
    )
  },
)

test("the leaderboard and home show how many points are missing to the next place", async () => {
  const pupil = await signedIn(site, "layla")
  // The number of pupils above her depends on other test files, and may change between the two pages.
  await vi.waitFor(async () => {
    const page = await pupil.open("/top-10")
    const rank = Number(/^\d+/.exec(rowsOn(page).find(({ isMine }) => isMine)?.text ?? "")?.[0])
    const [next = "", count, above] = /(\d+) points? to place (\d+)/.exec(page.text) ?? []
    expect(next).toBe(say("en", "topTen.next", { count: Number(count), rank: Number(above) }))
    expect(Number(above)).toBeLessThan(rank)
    expect((await pupil.open("/")).text).toContain(say("en", "home.place", { rank, next }))
  }, 10_000)
})

test("the first points put a pupil on the leaderboard", async () => {
  const { visitor, name } = await registerStudent(site)
  const { answer } = truthOf(await visitor.open(sets))
  await nextHint(visitor)
  await giveAnswer(visitor, answer)
  const page = await visitor.open("/top-10")
  const mine = rowsOn(page).find(({ isMine }) => isMine)
  expect(mine?.text).toContain(`${name.replace(/\s/g, "")}you40points`)
})

/**
 * Runs on the product with its own upstream, so that the top ten of the other one stay unchanged.
 */
test("a player with enough points enters the top ten and is marked", async () => {
  const { visitor, name } = await registerStudent(inject("siteOnFaultyUpstream"))
  const chapters = seededQuestions
    .filter(({ grade, language }) => grade === 7 && language === "en")
    .map(
      ({ subject, chapter }) => `subject=${encodeURIComponent(subject ?? "")}&chapter=${chapter}`,
    )
  const places = [...new Set(chapters)].slice(0, 8)
  expect(places.length).toBe(8)
  for (const place of places) {
    const page = await visitor.open(`/games/education/five-hints/play-five-hints?${place}`)
    await giveAnswer(visitor, truthOf(page).answer)
  }
  const rows = rowsOn(await visitor.open("/top-10"))
  expect(rows.length).toBe(10)
  expect(rows.filter(({ isMine }) => isMine).length).toBe(1)
  expect(rows[9]?.text).toBe(`10${name.replace(/\s/g, "")}you400points`)
})

/** The rows in order of rank, without whitespace. */
function rowsOn({ document }: Page) {
  return document.querySelectorAll("main li").map((row) => {
    const text = row.text.replace(/[\s\u2066-\u2069]/g, "")
    const you = row.querySelectorAll("span").some((each) => /^(you|أنت)$/.test(each.text.trim()))
    return { text, isMine: you }
  })
}

/** The addresses of the leaderboards, and which one is current. */
const tabs = ({ document }: Page) =>
  document
    .querySelectorAll("main nav a")
    .map((link) => [link.getAttribute("href"), link.getAttribute("aria-current") ?? ""])
