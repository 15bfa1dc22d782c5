import { describe, expect, inject, test } from "vitest"
import { pointsOn } from "../support/five-hints-page"
import { registerStudent, totalOf } from "../support/register-student"
import {
  films,
  judgeAll,
  judgeOne,
  judgements,
  nameOf,
  places,
  seenOn,
  sets,
  truthOf,
  wordOn,
} from "../support/offside-page"
import type { Page } from "../support/visitor"
import { languages, say } from "../support/words"
import { sendFields } from "../support/data-requests"

const site = inject("site")

/** A user whose round stays in play. */
const patient = (await registerStudent(site)).visitor

describe.each(languages)("an offside form, in %s,", (language) => {
  test.each([1, 3, 6])(
    "with %i unjudged statements is rejected, and keeps the others",
    async (left) => {
      const { visitor } = await registerStudent(site, language)
      await visitor.open(sets)
      const values = judgementsBut(visitor.page, places.slice(0, left))
      const page = await visitor.submit({ values })
      expect(page.status).toBe(422)
      expect(alertOn(page)).toBe(say(language, "errors.play.unjudged", { count: left }))
      expect(seenOn(page)).toMatchObject({ open: places, chosen: values })
      expect(page.text).toContain(say(language, "play.worth", { count: 50 }))
      expect(seenOn(await visitor.open(sets)).open).toEqual(places)
    },
  )

  test("sent again with the missing statements is judged together with the kept ones", async () => {
    const { visitor } = await registerStudent(site, language)
    await visitor.open(sets)
    const truth = truthOf(visitor.page)
    await visitor.submit({ values: judgementsBut(visitor.page, [6]) })
    const page = await visitor.submit({ values: { [nameOf(6)]: wordOn(truth, 6, false) } })
    expect(page.text).toContain(say(language, "offside.rightOf", { right: 5, all: 6 }))
    expect(pointsOn(page)).toBe(25)
  })

  test("judged one statement at a time shows each verdict at once", async () => {
    const { visitor, email } = await registerStudent(site, language)
    const truth = truthOf(await visitor.open(sets))
    const steps = [
      { place: 4, isRight: true, worth: 50, left: 5 },
      { place: 1, isRight: false, worth: 25, left: 4 },
      { place: 6, isRight: false, worth: 12, left: 3 },
    ]
    for (const { place, isRight, worth, left } of steps) {
      const page = await judgeOne(visitor, place, wordOn(truth, place, isRight))
      const said = say(language, `offside.${wordOn(truth, place, isRight) === "true"}`)
      const verdict = isRight ? "offside.judgedRight" : "offside.judgedWrong"
      expect(page.redirects).toEqual([303])
      expect(fieldsetOf(page, place)).toContain(say(language, verdict, { said }))
      expect(page.text).toContain(say(language, "play.worth", { count: worth }))
      expect(page.text).toContain(say(language, "offside.left", { count: left }))
    }
    expect(seenOn(visitor.page).open).toEqual([2, 3, 5])
    const page = await judgeAll(visitor)
    expect(page.text).toContain(say(language, "offside.rightOf", { right: 4, all: 6 }))
    expect(await totalOf(site, email)).toBe(12)
  })
})

describe("an offside judgement", () => {
  test("cannot be changed, neither alone nor with the whole form", async () => {
    const { visitor } = await registerStudent(site)
    const truth = truthOf(await visitor.open(sets))
    const before = visitor.twin()
    await judgeOne(visitor, 1, wordOn(truth, 1, false))
    await judgeOne(visitor, 1, wordOn(truth, 1, true))
    expect(visitor.page.text).toContain(say("en", "play.worth", { count: 25 }))
    expect((await judgeAll(before)).text).toContain(say("en", "play.won", { count: 25 }))
  })

  test("of the last statement ends the round", async () => {
    const { visitor } = await registerStudent(site)
    const truth = truthOf(await visitor.open(sets))
    for (const place of places) await judgeOne(visitor, place, wordOn(truth, place))
    expect(visitor.page.text).toContain(say("en", "offside.allRight"))
    expect(pointsOn(visitor.page)).toBe(50)
  })

  test.each(["", "1", "TRUE", "yes", "null", "true false", "__proto__"])(
    "of %j is invalid: nothing is judged, the others are kept",
    async (word) => {
      const { roundId } = seenOn(await patient.open(films))
      const others = judgementsBut(patient.page, [2])
      const fields = { ...others, [nameOf(2)]: word, round: roundId, intent: "answer" }
      const page = await sendFields(patient, films, fields)
      expect(page.status).toBe(422)
      expect(alertOn(page)).toBe(say("en", "errors.play.unjudged", { count: 1 }))
      expect(seenOn(page)).toMatchObject({ open: places, chosen: others })
    },
  )

  test.each([
    ["no statement", {}],
    ["a seventh statement", { "statement-7": "true" }],
    ["statement 0", { "statement-0": "true" }],
    ["neither true nor false", { "statement-1": "maybe" }],
  ])("alone, of %s, is rejected and judges nothing", async (_, fields) => {
    const { roundId } = seenOn(await patient.open(films))
    const page = await sendFields(patient, films, { ...fields, round: roundId, intent: "judge" })
    expect(page.status).toBe(422)
    expect(alertOn(page)).toBe(say("en", "errors.play.unjudged", { count: 6 }))
    expect(seenOn(page).open).toEqual(places)
  })

  test("of a seventh statement beside the six is ignored", async () => {
    const { visitor } = await registerStudent(site)
    const { roundId } = seenOn(await visitor.open(sets))
    const page = await sendFields(visitor, sets, {
      ...judgements(visitor.page),
      "statement-0": "true",
      "statement-7": "false",
      round: roundId,
      intent: "answer",
    })
    expect(page.text).toContain(say("en", "offside.rightOf", { right: 6, all: 6 }))
    expect(pointsOn(page)).toBe(50)
  })

  test("repeated in a form counts once, by its last value", async () => {
    const { visitor } = await registerStudent(site)
    const { roundId } = seenOn(await visitor.open(sets))
    const right = Object.entries(judgements(visitor.page))
    const wrong = Object.entries(judgements(visitor.page, places))
    const page = await sendFields(visitor, sets, [
      ...wrong,
      ...right,
      ["round", roundId],
      ["intent", "answer"],
    ])
    expect(page.text).toContain(say("en", "play.won", { count: 50 }))
  })
})

describe("a form sent to an offside round", () => {
  test.each(["", "hint", "JUDGE", "__proto__"])(
    "with the intent %j is rejected, and keeps the choices",
    async (intent) => {
      const chosen = judgements(await patient.open(films))
      const page = await sendFields(patient, films, { ...chosen, intent })
      expect(page.status).toBe(400)
      expect(alertOn(page)).toBe(say("en", "errors.play.intent"))
      expect(seenOn(page)).toMatchObject({ open: places, chosen })
    },
  )

  test("without the round's id applies to the current round", async () => {
    const { visitor } = await registerStudent(site)
    const { question } = truthOf(await visitor.open(sets))
    const page = await sendFields(visitor, sets, { ...judgements(visitor.page), intent: "answer" })
    expect(pointsOn(page)).toBe(50)
    const next = await sendFields(visitor, sets, { intent: "next" })
    expect(seenOn(next).open).toEqual(places)
    expect(truthOf(next).question).not.toBe(question)
  })

  test("without a round starts one, and judges nothing", async () => {
    const { visitor } = await registerStudent(site)
    const all = Object.fromEntries(places.map((place) => [nameOf(place), "true"]))
    const page = await sendFields(visitor, sets, { ...all, intent: "answer" })
    expect(page.status).toBe(200)
    expect(seenOn(page).open).toEqual(places)
    expect(page.text).toContain(say("en", "toast.roundGone"))
  })
})

const alertOn = ({ document }: Page) => document.querySelector("main [role=alert]")?.text.trim()

const fieldsetOf = ({ document }: Page, place: number) =>
  document.querySelectorAll("main fieldset")[place - 1]?.text.replace(/[\u2066-\u2069]/g, "")

const judgementsBut = (page: Page, left: readonly number[]) =>
  Object.fromEntries(
    Object.entries(judgements(page)).filter(
      ([name]) => !left.some((place) => nameOf(place) === name),
    ),
  )
