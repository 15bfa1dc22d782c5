import type { HTMLElement } from "node-html-parser"
import { describe, expect, inject, test } from "vitest"
import {
  films,
  nameOf,
  seenOn,
  sendAnswers,
  answers,
  sets,
  truthOf,
} from "../support/difficulty-page"
import { pointsOn } from "../support/five-hints-page"
import { registerStudent, totalOf } from "../support/register-student"
import { wrongAnswer } from "../support/seeded.mjs"
import type { Page, Visitor } from "../support/visitor"
import { languages, say } from "../support/words"
import { sendFields } from "../support/data-requests"

const site = inject("site")

/** Sends one item by itself, as the page does with scripts. */
function sendItem(visitor: Visitor, place: number, typed: string) {
  const { roundId } = seenOn(visitor.page)
  const fields = { round: roundId, intent: `item-${place}`, [nameOf(place)]: typed }
  return sendFields(visitor, visitor.page.path, fields)
}

/** By step, how the referee came to it. */
const refereeOn = ({ document }: Page) =>
  document
    .querySelectorAll("main ol.stairs > li")
    .map((step) => step.querySelectorAll("img").map((image) => image.getAttribute("class")))

const valueOf = (button: HTMLElement) => button.getAttribute("value")

const stop = (visitor: Visitor) =>
  sendFields(visitor, sets, { round: seenOn(visitor.page).roundId, intent: "stop" })

describe.each(languages)("an item of difficulty sent by itself, in %s,", (language) => {
  test("is judged at once, and the others stay open", async () => {
    const { visitor } = await registerStudent(site, language)
    const [first, second] = truthOf(await visitor.open(sets))
    const climbed = await sendItem(visitor, 1, first?.answer ?? "")
    expect(refereeOn(climbed)).toEqual([[], ["climbs"], [], [], [], []])
    const page = await sendItem(visitor, 2, wrongAnswer)
    expect(refereeOn(page)).toEqual([[], [], ["slips"], [], [], []])
    expect(page.redirects).toEqual([303])
    expect(page.document.querySelectorAll('main input[name^="answer-"]')).toHaveLength(4)
    expect(page.text).toContain("+5")
    expect(page.text).toContain(`${say(language, "play.rightAnswer")}: ${second?.answer}`)
    expect(pointsOn(page)).toBe(0)
  })

  test("keeps what was typed for the others, and moves the button to the next item", async () => {
    const { visitor } = await registerStudent(site, language)
    const [first] = truthOf(await visitor.open(sets))
    const button = { name: "intent", value: "item-1" }
    const page = await visitor.submit({
      button,
      values: { [nameOf(1)]: first?.answer ?? "", [nameOf(3)]: "half a thought" },
    })
    expect(seenOn(page)).toMatchObject({ drafts: ["", "half a thought", "", "", ""] })
    expect(page.document.querySelectorAll('[value^="item-"]').map(valueOf)).toEqual(["item-2"])
    const next = await visitor.submit({
      button: { name: "intent", value: "item-2" },
      values: { [nameOf(2)]: wrongAnswer },
    })
    expect(seenOn(next).drafts).toEqual(["half a thought", "", "", ""])
    await visitor.submit({ button: { name: "intent", value: "stop" } })
    expect(pointsOn(visitor.page)).toBe(5)
  })

  test("gets an error when it is empty", async () => {
    const { visitor } = await registerStudent(site, language)
    await visitor.open(sets)
    const page = await sendItem(visitor, 1, "  ")
    expect(page.status).toBe(422)
    expect(page.text).toContain(say(language, "errors.play.answerEmpty"))
  })
})

describe("a difficulty round answered item by item", () => {
  test("credits the right answers once when the player stops, and marks the rest as not reached", async () => {
    const { visitor, email } = await registerStudent(site)
    const items = truthOf(await visitor.open(sets))
    await sendItem(visitor, 1, items[0]?.answer ?? "")
    await sendItem(visitor, 2, items[1]?.answer ?? "")
    const before = visitor.twin()
    const page = await stop(visitor)
    expect(page.text).toContain(say("en", "difficulty.stopped"))
    expect(page.text.split(say("en", "difficulty.notReached"))).toHaveLength(5)
    expect(pointsOn(page)).toBe(15)
    await stop(before)
    expect(await totalOf(site, email)).toBe(15)
  })

  test("accepts the remaining answers in one form", async () => {
    const { visitor, email } = await registerStudent(site)
    const values = answers(await visitor.open(sets))
    await sendItem(visitor, 1, wrongAnswer)
    const { [nameOf(1)]: _, ...rest } = values
    const page = await sendAnswers(visitor, rest)
    expect(page.text).toContain(say("en", "difficulty.rightOf", { right: 5, all: 6, share: 83 }))
    expect(await totalOf(site, email)).toBe(85)
  })

  test("does not change a verdict when the item is sent again", async () => {
    const { visitor } = await registerStudent(site)
    const [first] = truthOf(await visitor.open(films))
    const before = visitor.twin()
    const wrong = await sendItem(visitor, 1, wrongAnswer)
    const again = await sendItem(before, 1, first?.answer ?? "")
    expect(again.text).toBe(wrong.text)
  })
})
