import { describe, expect, inject, test } from "vitest"
import { shownMax } from "../../app/forms/read-fields.server"
import {
  films,
  giveAnswer,
  isInPlay,
  misspelt,
  pointsOn,
  seenOn,
  sets,
  truthOf,
} from "../support/five-hints-page"
import { registerStudent } from "../support/register-student"
import { wrongAnswer, type SeededQuestion } from "../support/seeded.mjs"
import type { Page, Visitor } from "../support/visitor"
import { languages, say } from "../support/words"
import { sendFields } from "../support/data-requests"

const site = inject("site")

describe.each(languages)("an answer, in %s,", (language) => {
  test("that is empty or only whitespace gets a field error, and costs nothing", async () => {
    const { visitor } = await registerStudent(site, language)
    await visitor.open(sets)
    for (const empty of ["", "   ", "\t\n", "\0\0"]) {
      const page = await giveAnswer(visitor, empty)
      expect(page.status).toBe(422)
      expect(errorOn(page)).toBe(say(language, "errors.play.answerEmpty"))
      expect(isInPlay(page)).toBe(true)
    }
  })

  test.each([501, 5000])("of %i characters gets a field error, and is kept", async (length) => {
    const { visitor } = await registerStudent(site, language)
    await visitor.open(sets)
    const answer = "x".repeat(length)
    const page = await giveAnswer(visitor, answer)
    expect(page.status).toBe(422)
    expect(errorOn(page)).toBe(say(language, "errors.play.answerLong", { max: 500 }))
    expect(seenOn(page).draft).toBe(answer.slice(0, shownMax(500)))
  })

  test("of 500 characters is accepted", async () => {
    const { visitor } = await registerStudent(site, language)
    await visitor.open(films)
    const page = await giveAnswer(visitor, "x".repeat(500))
    expect(page.text).toContain(say(language, "play.wrong"))
  })

  test("with a small spelling mistake counts, and the page says why", async () => {
    const { visitor } = await registerStudent(site, language)
    const [page, typed] = await answered(visitor, misspelt)
    expect(page.text).toContain(say(language, "play.right"))
    expect(page.text).toContain(say(language, "play.reason.slip"))
    expect(page.text).toContain(typed)
  })

  test("in another letter case or with a diacritic counts, and the page says why", async () => {
    const { visitor } = await registerStudent(site, language)
    const [page] = await answered(visitor, ({ answer }) => otherLetters(answer))
    expect(page.text).toContain(say(language, "play.reason.same"))
  })
})

describe("an answer", () => {
  test.each([
    ["emoji", "🙂🙃🏳️‍🌈"],
    ["a NUL", `Ni\0le ${wrongAnswer}`],
    ["tags", "<script>alert(1)</script>"],
    ["a lone surrogate", "\ud83d"],
    ["bidirectional control characters", "\u202Eelin\u202C"],
    ["zalgo", "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢"],
    ["a template", "{{answer}} ${answer} %s"],
  ])("of %s is judged normally", async (_, answer) => {
    const { visitor } = await registerStudent(site)
    await visitor.open(films)
    const page = await giveAnswer(visitor, answer)
    expect(page.status).toBe(200)
    expect(page.text).toContain(say("en", "play.wrong"))
    expect(page.document.querySelectorAll("main script")).toEqual([])
    expect((await visitor.open(page.path)).text).toBe(page.text)
  })

  test("counts when it is an alternative answer of the question", async () => {
    const { visitor } = await registerStudent(site)
    const [page] = await answered(visitor, ({ answers }) => answers[1] ?? null)
    expect(page.text).toContain(say("en", "play.right"))
  })

  test("wins the full points, whatever number of shown hints the form claims", async () => {
    const { visitor } = await registerStudent(site)
    const { answer } = truthOf(await visitor.open(sets))
    const { roundId } = seenOn(visitor.page)
    const page = await sendFields(visitor, sets, {
      intent: "answer",
      answer,
      round: roundId,
      shown: "5",
    })
    expect(page.text).toContain(say("en", "play.won", { count: 50 }))
    expect(pointsOn(page)).toBe(50)
  })
})

describe("a form sent to a round", () => {
  test.each(["", "cheat", "HINT", "__proto__"])(
    "with the intent %j is rejected, and keeps the draft",
    async (intent) => {
      const { visitor } = await registerStudent(site)
      await visitor.open(films)
      const page = await sendFields(visitor, films, { intent, answer: "my draft" })
      expect(page.status).toBe(400)
      expect(errorOn(page)).toBe(say("en", "errors.play.intent"))
      expect(seenOn(page)).toMatchObject({ draft: "my draft" })
      expect(seenOn(page).hints.length).toBe(1)
    },
  )

  test("without the round's id applies to the current round", async () => {
    const { visitor } = await registerStudent(site)
    const { answer, hints } = truthOf(await visitor.open(sets))
    const hinted = await sendFields(visitor, sets, { intent: "hint", answer: "d" })
    expect(seenOn(hinted).hints).toEqual(hints.slice(0, 2))
    const page = await sendFields(visitor, sets, { intent: "answer", answer })
    expect(pointsOn(page)).toBe(40)
    expect(isInPlay(await sendFields(visitor, sets, { intent: "next" }))).toBe(true)
  })

  test.each(["0", "6", "-1", "1e9", "x"])(
    "with %j as the number of shown hints takes one hint at most",
    async (shown) => {
      const { visitor } = await registerStudent(site)
      await visitor.open(films)
      const page = await sendFields(visitor, films, { intent: "hint", answer: "", shown })
      expect(seenOn(page).hints.length).toBeLessThanOrEqual(2)
    },
  )
})

const errorOn = ({ document }: Page): string | undefined => {
  const field = document.querySelector("main input[name=answer]")
  expect(field?.getAttribute("aria-invalid")).toBe("true")
  const [id = ""] = field?.getAttribute("aria-describedby")?.split(" ") ?? []
  return document.getElementById(id)?.text.trim()
}

/** Plays until a question comes for which `typedFor` returns a text, and submits that text. */
async function answered(
  visitor: Visitor,
  typedFor: (question: SeededQuestion) => string | null,
): Promise<readonly [Page, string]> {
  await visitor.open("/games/entertainment/five-hints/play-five-hints?section=3")
  for (let round = 0; round < 30; round += 1) {
    const typed = typedFor(truthOf(visitor.page))
    const page = await giveAnswer(visitor, typed ?? wrongAnswer)
    if (typed !== null) return [page, typed]
    await visitor.submit()
  }
  throw new Error("No question of this section is fit for this test.")
}

/** An equivalent spelling: upper case for Latin letters, a diacritic for Arabic. */
function otherLetters(answer: string): string | null {
  if (/^[a-z ]+$/i.test(answer))
    return answer === answer.toUpperCase() ? null : answer.toUpperCase()
  return /^[\u0621-\u064a ]+$/.test(answer) ? `${answer[0]}\u064e${answer.slice(1)}` : null
}
