import { afterEach, describe, expect, inject, test } from "vitest"
import * as hints from "../support/five-hints-page"
import { registerStudent, signedUp, totalOf } from "../support/register-student"
import * as offside from "../support/offside-page"
import { faultyUpstream } from "../support/on-faulty-upstream"
import type { Page, Visitor } from "../support/visitor"
import { say } from "../support/words"
import { sendFields } from "../support/data-requests"

const site = inject("site")
const siteOnFaultyUpstream = inject("siteOnFaultyUpstream")
afterEach(() => faultyUpstream.heal())

const inArabic = { subject: "الرياضيات", chapter: "المجموعات" }
const cases = ["Math", "math", "MATH", "mAth", "maTh", "matH", "MAth", "mATh", "MaTh", "MatH"]
/** Queries that all name the same chapter. */
const spellings: readonly string[] = [
  ...cases.map((subject) => `subject=${subject}&chapter=1`),
  "subject=Math&chapter=Sets",
  "subject=Math&chapter=sets",
  "subject=%20Math%20&chapter=%201",
  "subject=Math&chapter=001",
  "subject=Math&chapter=%D9%A1",
  "subject=Math&chapter=%EF%BC%91",
  "subject=Math&subject=Science&chapter=1&chapter=2",
  `subject=${inArabic.subject}&chapter=1`,
  `subject=${inArabic.subject}&chapter=${inArabic.chapter}`,
  `subject=Math&chapter=${inArabic.chapter}`,
]
const [one = ""] = spellings
const pageOf = (game: string) => `/games/education/${game}/play-${game}`
const won = async (visitor: Visitor, email: string) => {
  await visitor.open("/games")
  return totalOf(site, email)
}

describe("a chapter in every spelling", () => {
  test("has one round, with one canonical address", async () => {
    const { visitor } = await registerStudent(site)
    const { roundId } = hints.seenOn(await visitor.open(`${pageOf("five-hints")}?${one}`))
    for (const spelling of spellings) {
      const page = await visitor.open(`${pageOf("five-hints")}?${spelling}`)
      expect([spelling, page.path]).toEqual([spelling, `${pageOf("five-hints")}?${one}`])
      expect(page.redirects).toEqual(spelling === one ? [] : [303])
      expect(hints.seenOn(page).roundId).toBe(roundId)
    }
  })

  test("gives no second try at a question whose five hints are known", async () => {
    const { visitor, email } = await registerStudent(site)
    const read = new Set<string>()
    for (const spelling of spellings) {
      let page = await visitor.open(`${pageOf("five-hints")}?${spelling}`)
      const { question, hints: first } = hints.seenOn(page)
      if (read.has(question + first[0]) && first.length === 1) break
      read.add(question + first[0])
      while (hints.seenOn(page).hints.length < 5) page = await hints.nextHint(visitor)
    }
    await hints.giveAnswer(visitor, hints.truthOf(visitor.page).answer)
    expect(await won(visitor, email)).toBe(10)
  })

  test("gives no second try at judged statements", async () => {
    const { visitor, email } = await registerStudent(site)
    const judged = new Set<string>()
    for (const spelling of spellings) {
      const page = await visitor.open(`${pageOf("offside")}?${spelling}`)
      const { question, open } = offside.seenOn(page)
      if (judged.has(question) && open.length === 6) break
      judged.add(question)
      for (const place of open.slice(0, -1)) {
        const isWrong = place < 6
        await offside.judgeOne(
          visitor,
          place,
          offside.wordOn(offside.truthOf(page), place, !isWrong),
        )
      }
    }
    await offside.judgeAll(visitor)
    expect(await won(visitor, email)).toBe(1)
  })

  test("applies a form to the round of its chapter", async () => {
    const { visitor } = await registerStudent(site)
    const path = `${pageOf("five-hints")}?${one}`
    const { roundId } = hints.seenOn(await visitor.open(path))
    for (const [at, spelling] of spellings.slice(1, 5).entries()) {
      const page = await sendFields(visitor, `${pageOf("five-hints")}?${spelling}`, {
        intent: "hint",
        answer: "",
      })
      expect([page.path, hints.seenOn(page).hints.length]).toEqual([path, at + 2])
    }
    const empty = { intent: "answer", answer: "" }
    const page = await sendFields(visitor, `${pageOf("five-hints")}?subject=MATH&chapter=1`, empty)
    expect(page.status).toBe(422)
    expect(hints.seenOn(page).roundId).toBe(roundId)
  })

  test("keeps its round when the language changes, and is shown in that language", async () => {
    const { visitor } = await registerStudent(site)
    const page = await visitor.open(`${pageOf("five-hints")}?${one}&lng=en`)
    const { roundId } = hints.seenOn(await hints.nextHint(visitor))
    const arabic = await visitor.open(`${page.path.replace("lng=en", "lng=ar")}`)
    const { searchParams } = new URL(arabic.path, site)
    expect(searchParams.get("subject")).toBe(inArabic.subject)
    expect(hints.seenOn(arabic)).toMatchObject({ roundId })
    expect(hints.seenOn(arabic).hints).toHaveLength(2)
  })
})

describe("an address that names no chapter", () => {
  test.each([
    "subject=Ｍａｔｈ&chapter=1",
    "subject=Math%00&chapter=1",
    "subject=Math&chapter=1%00",
    "subject=Math&chapter=1.0",
    "subject=Math&chapter=0",
    "subject=Math&chapter=1e0",
    "subject=Math&chapter=%2B1",
    "subject=3&chapter=1",
    "subject=%233&chapter=1",
    "subject=Math&chapter=Verb",
  ])("is a 404 and starts no round: %s", async (query) => {
    const { visitor } = await registerStudent(site)
    const page = await visitor.open(`${pageOf("five-hints")}?${query}`)
    expect([page.status, page.redirects]).toEqual([404, []])
    expect(page.text).toContain(say("en", "play.empty.title"))
    const posted = await sendFields(visitor, `${pageOf("five-hints")}?${query}`, {
      intent: "answer",
      answer: "x",
    })
    expect(posted.status).toBe(404)
    expect((await visitor.open("/games")).text).not.toContain(say("en", "games.goOn"))
  })
})

describe("an upstream whose subjects have no ids", () => {
  test("still has one round per chapter", async () => {
    // Before the sign-up, which redirects home: home loads the subjects, which are then cached.
    await faultyUpstream.omit("Accounts/subjects/", "id")
    const { visitor } = await signedUp(siteOnFaultyUpstream, "en", { grade: "8" })
    const tables = await tablesOf(visitor, [...spellings.slice(0, 3), `${spellings.at(-3)}`])
    expect(new Set(tables).size).toBe(1)
    const arabic = await visitor.open(`${pageOf("five-hints")}?${one}&lng=ar`)
    expect(new URL(arabic.path, site).searchParams.get("subject")).toBe(inArabic.subject)
    expect(hints.seenOn(arabic).roundId).toBe(tables[0])
  })

  async function tablesOf(visitor: Visitor, queries: readonly string[]) {
    const pages: Page[] = []
    for (const query of queries) pages.push(await visitor.open(`${pageOf("five-hints")}?${query}`))
    return pages.map((page) => hints.seenOn(page).roundId)
  }
})

describe("the upstream's lists of subjects and chapters", () => {
  test.each(["Accounts/subjects/", "Accounts/chapters"])(
    "leave a round in progress playable when they fail, and give a 503 elsewhere: %s",
    async (path) => {
      // A grade that no other test uses, so that nothing about it is cached.
      const grade = path.endsWith("chapters") ? "10" : "9"
      await faultyUpstream.spoil(path, 503)
      const { visitor } = await signedUp(siteOnFaultyUpstream, "en", { grade })
      const page = await visitor.open(`${pageOf("five-hints")}?${one}`)
      expect([page.status, page.text.includes(say("en", "error.unavailable.title"))]).toEqual([
        503,
        true,
      ])
      await faultyUpstream.heal()
      const { roundId } = hints.seenOn(await visitor.open(`${pageOf("five-hints")}?${one}`))
      await faultyUpstream.spoil(path, 503)
      const inOutage = await visitor.open(`${pageOf("five-hints")}?${one}&lng=ar`)
      expect(inOutage.status).toBe(200)
      expect(hints.seenOn(inOutage).roundId).toBe(roundId)
    },
  )

  test("are not requested again when they are cached", async () => {
    const { visitor } = await registerStudent(siteOnFaultyUpstream)
    await visitor.open(`${pageOf("five-hints")}?${one}`)
    await faultyUpstream.heal()
    for (let visit = 0; visit < 3; visit += 1)
      await visitor.open(`${pageOf("five-hints")}?${spellings[visit]}`)
    expect(await faultyUpstream.calls()).toEqual([])
  })
})
