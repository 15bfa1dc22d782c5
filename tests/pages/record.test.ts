import { site } from "../support/on-faulty-upstream"
import { describe, expect, test } from "vitest"
import * as difficulty from "../support/difficulty-page"
import * as hints from "../support/five-hints-page"
import { registerStudent } from "../support/register-student"
import * as offside from "../support/offside-page"
import { wrongAnswer } from "../support/seeded.mjs"
import { entriesOn, questionsOn, record, roundsOn } from "../support/record-page"
import type { Visitor } from "../support/visitor"
import { languages, say } from "../support/words"

const subjects = {
  en: { Math: "Math", History: "History" },
  ar: { Math: "الرياضيات", History: "التاريخ" },
} as const

describe.each(languages)("the record, in %s,", (language) => {
  test("is empty at first, with a link to the games", async () => {
    const { visitor } = await registerStudent(site, language)
    const page = await visitor.open(record)
    expect(page.status).toBe(200)
    expect(page.text).toContain(say(language, "record.empty.title"))
    expect(page.document.querySelector('main a[href="/games/education"]')).toBeTruthy()
    expect(page.document.querySelectorAll("main form")).toEqual([])
  })

  test("shows the given and the right answers of all three games, newest first", async () => {
    const { visitor } = await registerStudent(site, language)
    const asked = await playAll(visitor)
    const page = await visitor.open(record)
    const entries = entriesOn(page)
    const [hint, statement] = [entries.at(-1), entries.at(-2)]
    expect([entries.length, roundsOn(page).length]).toEqual([8, 3])
    expect(roundsOn(page)[0]?.querySelector("h2")?.text).toContain(
      say(language, "record.rightOf", { right: 6, count: 6 }),
    )
    expect(
      entries
        .slice(0, 6)
        .map(({ question }) => question)
        .toSorted(),
    ).toEqual(asked.items.map(({ question }) => question).toSorted())
    expect(statement).toMatchObject({
      question: asked.offside.question,
      lines: offside.toldOf(asked.offside, [2], language),
    })
    expect(statement?.text).toContain(say(language, "record.rightOf", { right: 5, count: 6 }))
    expect(hint).toMatchObject({
      question: asked.hints.question,
      verdict: say(language, "record.wrong"),
      lines: asked.hints.hints,
    })
    expect(hint?.text).toContain(`${say(language, "record.given")}: ${wrongAnswer}`)
    expect(hint?.text).toContain(`${say(language, "play.rightAnswer")}: ${asked.hints.answer}`)
    for (const { text } of entries) expect(text).toContain(subjects[language].Math)
  })

  test("is filtered by subject, chapter, game and mistakes, with the filters in the address", async () => {
    const { visitor } = await registerStudent(site, language)
    const asked = await playAll(visitor)
    const history = await playHistory(visitor)
    await visitor.open(record)
    expect(questionsOn(visitor.page)[0]).toBe(history)
    const { Math, History } = subjects[language]
    const ofHistory = await visitor.submit({ values: { subject: History } })
    expect(ofHistory.path).toContain(`subject=${encodeURIComponent(History)}`)
    expect(questionsOn(ofHistory)).toEqual([history])
    const mistakes = await visitor.submit({ values: { subject: "", mistakes: ["1"] } })
    expect(questionsOn(mistakes)).toContain(asked.hints.question)
    expect(questionsOn(mistakes)).not.toContain(history)
    const ofGame = await visitor.submit({ values: { mistakes: [], game: "offside" } })
    expect(questionsOn(ofGame)).toEqual([asked.offside.question])
    await visitor.submit({ values: { subject: Math, game: "" } })
    const ofChapter = await visitor.submit({ values: { chapter: "1" } })
    expect(questionsOn(ofChapter).length).toBe(8)
    const none = await visitor.submit({ values: { chapter: "2" } })
    expect(none.status).toBe(200)
    expect(none.text).toContain(say(language, "record.noMatch.title"))
    expect((await visitor.open(`${record}?subject=Magic`)).text).toContain(
      say(language, "record.noMatch.title"),
    )
  })
})

test("the filter names its subject in the page's language", async () => {
  const { visitor } = await registerStudent(site, "ar")
  const history = await playHistory(visitor)
  const page = await visitor.open(`${record}?subject=History&page=1`)
  const { searchParams } = new URL(page.path, site)
  expect(Object.fromEntries(searchParams)).toEqual({
    subject: subjects.ar.History,
    page: "1",
  })
  expect(questionsOn(page)).toEqual([history])
  expect(page.document.querySelector("select[name=subject] option[selected]")?.text).toBe(
    subjects.ar.History,
  )
})

test("says of each statement that it was called offside, which is an empty answer", async () => {
  const { visitor } = await registerStudent(site)
  const truth = offside.truthOf(await visitor.open(offside.sets))
  const wrong = offside.places.filter((place) => truth.statements[place - 1]?.true)
  await offside.judgeAll(visitor, wrong)
  const [entry] = entriesOn(await visitor.open(record))
  expect(entry?.lines).toEqual(offside.toldOf(truth, wrong, "en"))
})

/** Plays chapter 1 of Math: five hints wrong, offside with one mistake, difficulty all right. */
async function playAll(visitor: Visitor) {
  const asked = hints.truthOf(await visitor.open(hints.sets))
  await hints.giveAnswer(visitor, wrongAnswer)
  const statements = offside.truthOf(await visitor.open(offside.sets))
  await offside.judgeAll(visitor, [2])
  const items = difficulty.truthOf(await visitor.open(difficulty.sets))
  await difficulty.sendAnswers(visitor, difficulty.answers(visitor.page))
  return { hints: asked, offside: statements, items }
}

async function playHistory(visitor: Visitor): Promise<string> {
  const path = "/games/education/five-hints/play-five-hints?subject=History&chapter=1"
  const { question, answer } = hints.truthOf(await visitor.open(path))
  await hints.giveAnswer(visitor, answer)
  return question
}
