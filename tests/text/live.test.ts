import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { command, linkTo, openRoom, untilSays } from "../support/live-pages"
import { seededItem, seededQuestion, seededStatements, wrongAnswer } from "../support/seeded.mjs"
import { Visitor } from "../support/visitor"
import { say, type TranslationKey } from "../support/words"
import { openBrowser, squeezed } from "./browser"

/** A lesson of the three games as a guest has it in w3m; its teacher and the screen of the class are in other browsers. */
let browser: Awaited<ReturnType<typeof openBrowser>>
let lesson: Awaited<ReturnType<typeof openRoom>>
let screen: Visitor
let name = ""

const site = inject("site")
const sayEn = (key: TranslationKey, values: Record<string, string | number> = {}) =>
  say("en", key, values)

beforeAll(async () => {
  lesson = await openRoom(site, "en", "mixed")
  const { teacher, room } = lesson
  screen = new Visitor(site)
  await teacher.open(`/live/${room}/host`)
  await screen.open(linkTo(teacher, "/screen"))
  browser = await openBrowser(site, "/live?lng=en")
})

afterAll(() => browser.close())

/** The page never loads itself in w3m: its reader asks for what is new. */
async function news(sentence: string) {
  browser.press(sayEn("live.lookAgain"))
  return browser.seen(sentence)
}

/** The question and its first hint, as the screen of the class shows them. */
async function asked(number: number) {
  await untilSays(screen, numbered(number))
  const { document } = screen.page
  const question = document.querySelector("main h1")?.text ?? ""
  return { question, hint: document.querySelector("main ol [dir=auto]")?.text ?? "" }
}

const numbered = (number: number) => sayEn("live.number", { number, of: 3 })

async function save() {
  browser.press(sayEn("live.save"))
  await browser.seen(sayEn("live.title.saved"))
}

async function reveal(shown: "standings" | "step" = "standings") {
  const { teacher, room } = lesson
  await teacher.open(`/live/${room}/host`)
  const offers = (value: string) =>
    teacher.page.document.querySelector(`button[value="${value}"]`) !== null
  while (offers("bell")) await command(teacher, "bell")
  await untilSays(teacher, sayEn(`live.do.${shown}`))
  while (offers("step")) await command(teacher, "step")
}

test("types the code, and chooses a name", async () => {
  await browser.seen(sayEn("live.joinLead"))
  browser.fill(sayEn("live.code"), lesson.room)
  browser.press(sayEn("live.find"))
  await browser.seen(sayEn("live.chooseName"))
  browser.pressAfter(sayEn("live.chooseName"))
  const page = await browser.seen(sayEn("live.title.lobby"))
  await screen.open(screen.page.path)
  name = screen.page.document.querySelector("main li.chip")?.text ?? ""
  expect(page).toContain(squeezed(name))
})

test("answers, changes the answer, and sees what it won", async () => {
  await command(lesson.teacher, "start")
  const { question, hint } = await asked(1)
  const { answer, hints, summary } = seededQuestion(question, hint)
  const page = await news(sayEn("live.save"))
  for (const text of [question, hints[0] ?? ""]) expect(page).toContain(squeezed(text))
  expect(page).not.toContain(squeezed(summary))
  browser.fill(sayEn("play.answer"), wrongAnswer)
  await save()
  browser.press(sayEn("live.change"))
  await browser.seen(sayEn("live.save"))
  browser.fill(sayEn("play.answer"), answer)
  await save()
  await reveal()
  expect(await news(sayEn("live.won", { count: 50 }))).toContain(squeezed(summary))
  await command(lesson.teacher, "standings")
  await news(sayEn("home.first"))
})

test("marks statements, is not sure of one, and wins a part", async () => {
  await command(lesson.teacher, "next")
  const { question } = await asked(2)
  const { statements, summary } = seededStatements(question)
  const page = await news(numbered(2))
  expect(page).not.toContain(squeezed(summary))
  const placeOf = ({ text }: { readonly text: string }) => page.indexOf(squeezed(text))
  const shown = statements.toSorted((one, other) => placeOf(one) - placeOf(other))
  for (const [at, { true: isTrue }] of shown.slice(0, 5).entries())
    browser.pressAfter(numbered(2), 3 * at + (isTrue ? 1 : 2))
  await save()
  await reveal("step")
  expect(await news(sayEn("live.wonPart", { count: 40 }))).toContain(squeezed(summary))
  await command(lesson.teacher, "standings")
  await news(sayEn("home.first"))
})

test("is wrong once, and stands on the podium", async () => {
  await command(lesson.teacher, "next")
  const { answer } = seededItem((await asked(3)).question)
  await news(numbered(3))
  browser.fill(sayEn("play.answer"), wrongAnswer)
  await save()
  await reveal()
  expect(await news(sayEn("live.mark.wrong"))).toContain(squeezed(answer))
  await command(lesson.teacher, "standings")
  await command(lesson.teacher, "next")
  const podium = await news(sayEn("home.first"))
  expect(podium).toContain(squeezed(name))
  await command(lesson.teacher, "end")
  const over = await news(sayEn("live.title.ended"))
  expect(over).toContain(squeezed(sayEn("live.points", { count: 90 })))
})
