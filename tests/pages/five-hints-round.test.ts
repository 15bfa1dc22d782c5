import { describe, expect, inject, test } from "vitest"
import {
  films,
  giveAnswer,
  isInPlay,
  nextHint,
  pointsOn,
  seenOn,
  sets,
  truthOf,
} from "../support/five-hints-page"
import { registerStudent } from "../support/register-student"
import { wrongAnswer } from "../support/seeded.mjs"
import { languages, say } from "../support/words"

const site = inject("site")

describe.each(languages)("a five-hints round, in %s,", (language) => {
  test("asks in the player's language and shows the first hint at once", async () => {
    const { visitor } = await registerStudent(site, language)
    const page = await visitor.open(sets)
    const truth = truthOf(page)
    expect(page.status).toBe(200)
    expect(truth).toMatchObject({ language, grade: 7, subject: "Math", chapter: 1 })
    expect(seenOn(page).hints).toEqual(truth.hints.slice(0, 1))
    expect(page.text).toContain(say(language, "play.worth", { count: 50 }))
    expect(page.text).toContain(say(language, "play.left", { count: 4 }))
    expect(page.text).toContain(say(language, "play.nextHintCost", { count: 40 }))
  })

  test("shows each next hint for ten points, and keeps the draft", async () => {
    const { visitor } = await registerStudent(site, language)
    const { hints } = truthOf(await visitor.open(sets))
    for (const [shown, worth] of [40, 30, 20, 10].entries()) {
      const page = await nextHint(visitor, `draft ${worth}`)
      expect(page.redirects).toEqual([303])
      expect(seenOn(page).hints).toEqual(hints.slice(0, shown + 2))
      expect(seenOn(page).draft).toBe(`draft ${worth}`)
      expect(page.text).toContain(say(language, "play.worth", { count: worth }))
    }
    expect(visitor.page.document.querySelectorAll("button[value=hint]")).toEqual([])
  })

  test("with the right answer shows the answer, the points and the explanation", async () => {
    const { visitor } = await registerStudent(site, language)
    const truth = truthOf(await visitor.open(sets))
    await nextHint(visitor)
    const page = await giveAnswer(visitor, truth.answer)
    expect(page.redirects).toEqual([303])
    expect(page.text).toContain(say(language, "play.right"))
    expect(page.text).not.toContain(say(language, "play.yourAnswer"))
    expect(page.text).not.toContain(say(language, "play.hintSaid", { number: 2 }))
    expect(page.text).toContain(say(language, "play.won", { count: 40 }))
    expect(page.text).toContain(truth.answer)
    expect(page.text).toContain(truth.summary.replace(/\s+/g, " "))
    expect(pointsOn(page)).toBe(40)
  })

  test("praises a best round and three right answers in a row, until an answer is wrong", async () => {
    const { visitor } = await registerStudent(site, language)
    const best = say(language, "play.best")
    const hatTrick = say(language, "play.hatTrick")
    const inRow = say(language, "play.inRow", { count: 4 })
    await visitor.open(films)
    await nextHint(visitor)
    const answerNext = async (isRight = true) => {
      const { answer } = truthOf(await visitor.open(films))
      return (await giveAnswer(visitor, isRight ? answer : wrongAnswer)).text
    }
    expect(await answerNext()).not.toContain(best)
    expect(await answerNext()).toContain(best)
    const third = await answerNext()
    expect(third).toContain(hatTrick)
    expect(third).not.toContain(best)
    const fourth = await answerNext()
    expect(fourth).toContain(inRow)
    expect(fourth).not.toContain(hatTrick)
    expect(await answerNext(false)).not.toMatch(new RegExp(`${hatTrick}|${inRow}`))
  })

  test("with a wrong answer deducts no points, and repeats the hint that told most", async () => {
    const { visitor } = await registerStudent(site, language)
    const truth = truthOf(await visitor.open(sets))
    await nextHint(visitor)
    const page = await giveAnswer(visitor, wrongAnswer)
    expect(page.text).toContain(
      `${say(language, "play.hintSaid", { number: 2 })} ${truth.hints[1]?.replace(/\s+/g, " ")}`,
    )
    expect(page.text).toContain(say(language, "play.wrong"))
    expect(page.text).toContain(say(language, "play.won", { count: 0 }))
    expect(page.text).toContain(wrongAnswer)
    expect(page.text).toContain(truth.answer)
    expect(page.text).not.toContain(say(language, "play.reason.exact"))
    expect(pointsOn(page)).toBe(0)
  })

  test("in entertainment shows its worth and adds no points", async () => {
    const { visitor } = await registerStudent(site, language)
    const truth = truthOf(await visitor.open(films))
    expect(truth).toMatchObject({ language, section: 1 })
    await nextHint(visitor)
    await nextHint(visitor)
    const page = await giveAnswer(visitor, truth.answer)
    expect(page.text).toContain(say(language, "play.right"))
    expect(page.text).toContain(say(language, "play.wasWorth", { count: 30 }))
    expect(pointsOn(page)).toBe(0)
  })
})

describe("after a five-hints result", () => {
  test("the next question is a different one, and promises no points in entertainment", async () => {
    const { visitor } = await registerStudent(site)
    const first = truthOf(await visitor.open(films))
    await nextHint(visitor)
    await giveAnswer(visitor, first.answer)
    const page = await visitor.submit()
    expect(page.path).toBe(films)
    expect(truthOf(page).hints).not.toEqual(first.hints)
    expect(seenOn(page).hints.length).toBe(1)
    expect(page.text).not.toContain(say("en", "play.worth", { count: 50 }))
  })

  test("the result keeps its address", async () => {
    const { visitor } = await registerStudent(site)
    const { answer } = truthOf(await visitor.open(sets))
    const { path, text } = await giveAnswer(visitor, answer)
    const again = await visitor.open(path)
    expect(again.text).toBe(text)
    expect(pointsOn(again)).toBe(50)
  })

  test("the play page starts the next round", async () => {
    const { visitor } = await registerStudent(site)
    const { hints } = truthOf(await visitor.open(films))
    await giveAnswer(visitor, wrongAnswer)
    const page = await visitor.open(films)
    expect(isInPlay(page)).toBe(true)
    expect(truthOf(page).hints).not.toEqual(hints)
  })

  test("none of the first six questions repeats", async () => {
    const { visitor } = await registerStudent(site)
    const played = new Set<string>()
    await visitor.open(films)
    for (let round = 0; round < 6; round += 1) {
      played.add(truthOf(visitor.page).hints.join())
      await giveAnswer(visitor, wrongAnswer)
      await visitor.submit()
    }
    expect(played.size).toBe(6)
  })
})

describe("rounds side by side", () => {
  test("in two chapters or sections are independent", async () => {
    const { visitor } = await registerStudent(site)
    await visitor.open(sets)
    await nextHint(visitor, "mine")
    await visitor.open(films)
    await nextHint(visitor, "another guess")
    await nextHint(visitor, "another guess")
    const page = await visitor.open(sets)
    expect(seenOn(page)).toMatchObject({ draft: "mine" })
    expect(seenOn(page).hints.length).toBe(2)
  })

  test("of two players are separate", async () => {
    const one = await registerStudent(site)
    const other = await registerStudent(site)
    const { roundId } = seenOn(await one.visitor.open(sets))
    await other.visitor.open(sets)
    expect(seenOn(other.visitor.page).roundId).not.toBe(roundId)
    await nextHint(one.visitor, "secret")
    const page = await other.visitor.open(sets)
    expect(seenOn(page).hints.length).toBe(1)
    expect(page.text).not.toContain("secret")
    expect(isInPlay(page)).toBe(true)
  })
})
