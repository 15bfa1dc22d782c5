import { describe, expect, inject, test } from "vitest"
import { shownMax } from "../../app/forms/read-fields.server"
import {
  answers,
  films,
  isInPlay,
  nameOf,
  seenOn,
  sendAnswers,
  sets,
  truthOf,
} from "../support/difficulty-page"
import { pointsOn } from "../support/five-hints-page"
import { registerStudent } from "../support/register-student"
import { wrongAnswer } from "../support/seeded.mjs"
import type { Page, Visitor } from "../support/visitor"
import { languages, say, type Language } from "../support/words"
import { sendFields } from "../support/data-requests"

const site = inject("site")

/** Users whose rounds stay in play, by language. */
const patients = new Map<Language, Visitor>()
for (const language of languages)
  patients.set(language, (await registerStudent(site, language)).visitor)

describe.each(languages)("an answer of difficulty, in %s,", (language) => {
  test.each([501, 5000])(
    "of %i characters gets a field error, and all answers are kept",
    async (length) => {
      const patient = patientOf(language)
      await patient.open(films)
      const values = { ...answers(patient.page), [nameOf(2)]: "x".repeat(length) }
      const page = await sendAnswers(patient, values)
      expect(page.status).toBe(422)
      expect(alertOn(page)).toBe(say(language, "errors.play.answerLong", { max: 500 }))
      expect(seenOn(page).drafts).toEqual(
        Object.values(values).map((value) => value.slice(0, shownMax(500))),
      )
    },
  )

  test.each(["   ", "\t", "\u3000", "\0\0", "\u2003 \u00a0"])(
    "of whitespace only (%j) counts as empty",
    async (spaces) => {
      const patient = patientOf(language)
      await patient.open(films)
      const page = await sendAnswers(patient, {
        ...answers(patient.page),
        [nameOf(1)]: spaces,
        [nameOf(6)]: spaces,
      })
      expect(page.status).toBe(422)
      expect(alertOn(page)).toBe(say(language, "errors.play.empty", { count: 2 }))
      const links = page.document.querySelectorAll("main form a")
      expect(links.map((link) => link.getAttribute("href"))).toEqual(["#answer-1", "#answer-6"])
      const marked = page.document.querySelectorAll("main [aria-invalid]")
      expect(marked.map(({ id }) => id)).toEqual(["answer-1", "answer-6"])
    },
  )

  test("is right in another spelling: alternative answers, letter case, spaces and punctuation", async () => {
    const { visitor } = await registerStudent(site, language)
    const items = truthOf(await visitor.open(films))
    const typed = items.map(({ answers: all }, index) => {
      const [first = "", last = first] = [all[0], all.at(-1)]
      return [nameOf(index + 1), index % 2 === 0 ? `  ${last.toUpperCase()}  ` : `${first}!`]
    })
    const page = await sendAnswers(visitor, Object.fromEntries(typed))
    expect(page.text).toContain(say(language, "difficulty.allRight"))
  })
})

test("answers in any script or symbol are judged normally and shown unchanged", async () => {
  const { visitor } = await registerStudent(site)
  await visitor.open(films)
  const odd = [
    "🙂🙃🏳️‍🌈",
    "\u202Eelin\u202C نيل river",
    "<script>alert(1)</script>",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢",
    "{{answer}} ${answer} %s",
    "\ud83d half",
  ]
  const values = Object.fromEntries(odd.map((text, index) => [nameOf(index + 1), text]))
  const page = await sendAnswers(visitor, values)
  expect(page.status).toBe(200)
  expect(page.text).toContain(say("en", "difficulty.rightOf", { right: 0, all: 6, share: 0 }))
  expect(page.document.querySelectorAll("main script")).toEqual([])
  const items = page.document.querySelectorAll("main ol li").slice(-odd.length)
  const rows = items.map(({ text }) => text)
  for (const [index, text] of odd.slice(0, 5).entries()) expect(rows[index]).toContain(text)
  expect((await visitor.open(page.path)).text).toBe(page.text)
})

test("a NUL within an answer is ignored", async () => {
  const { visitor } = await registerStudent(site)
  const [first] = truthOf(await visitor.open(films))
  const answer = first?.answer ?? ""
  const values = { ...answers(visitor.page), [nameOf(1)]: `${answer[0]}\0${answer.slice(1)}` }
  const page = await sendAnswers(visitor, values)
  expect(page.text).toContain(say("en", "difficulty.allRight"))
})

describe("a form sent to a difficulty round", () => {
  test.each(["", "hint", "ANSWER", "__proto__"])(
    "with the intent %j is rejected, and keeps the answers",
    async (intent) => {
      const patient = patientOf("en")
      const values = answers(await patient.open(films))
      const page = await sendFields(patient, films, { ...values, intent })
      expect(page.status).toBe(400)
      expect(alertOn(page)).toBe(say("en", "errors.play.intent"))
      expect(seenOn(page).drafts).toEqual(Object.values(values))
    },
  )

  test("that saves drafts is not judged, and the drafts are shown on other devices", async () => {
    const patient = patientOf("ar")
    const { roundId } = seenOn(await patient.open(sets))
    const typed = { [nameOf(1)]: "نصف فكرة", [nameOf(4)]: "half a thought" }
    const page = await sendFields(patient, sets, { ...typed, intent: "keep", round: roundId })
    expect(page.redirects).toEqual([303])
    const drafts = ["نصف فكرة", "", "", "half a thought", "", ""]
    expect(seenOn(await patient.twin().open(sets))).toMatchObject({ drafts, isHandedIn: false })
  })

  test("ignores a seventh answer, and counts a missing answer as empty", async () => {
    const patient = patientOf("en")
    const values = answers(await patient.open(films))
    const { [nameOf(6)]: _, ...five } = values
    const page = await sendFields(patient, films, {
      ...five,
      "answer-0": "x",
      "answer-7": "x",
      intent: "answer",
    })
    expect(page.status).toBe(422)
    expect(alertOn(page)).toBe(say("en", "errors.play.empty", { count: 1 }))
  })

  test("with an invalid confirmation asks again", async () => {
    const patient = patientOf("en")
    await patient.open(films)
    const page = await sendFields(patient, films, { confirm: "no", intent: "answer" })
    expect(page.status).toBe(422)
    expect(alertOn(page)).toBe(say("en", "errors.play.empty", { count: 6 }))
  })

  test("without the round's id applies to the current round", async () => {
    const { visitor } = await registerStudent(site)
    const items = truthOf(await visitor.open(sets))
    const page = await sendFields(visitor, sets, { ...answers(visitor.page), intent: "answer" })
    expect(pointsOn(page)).toBe(items.reduce((sum, { score }) => sum + score, 0))
    const next = truthOf(await sendFields(visitor, sets, { intent: "next" }))
    expect(next.length).toBe(6)
    for (const item of next) expect(items).not.toContain(item)
  })

  test("without a round starts one, and judges nothing", async () => {
    const { visitor } = await registerStudent(site)
    const typed = { [nameOf(1)]: wrongAnswer, intent: "answer", confirm: "yes" }
    const page = await sendFields(visitor, sets, typed)
    expect(page.status).toBe(200)
    expect(isInPlay(page)).toBe(true)
    expect(page.text).toContain(say("en", "toast.roundGone"))
  })
})

const alertOn = ({ document }: Page) => document.querySelector("main [role=alert]")?.text.trim()

function patientOf(language: Language): Visitor {
  const patient = patients.get(language)
  if (!patient) throw new Error(`Nobody is patient in ${language}.`)
  return patient
}
