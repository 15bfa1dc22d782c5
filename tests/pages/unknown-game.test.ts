import { afterEach, describe, expect, test } from "vitest"
import { registerStudent } from "../support/register-student"
import { signedIn } from "../support/people"
import { entriesOn, record } from "../support/record-page"
import { cardOn, funReview, questionsOn } from "../support/review-page"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { languages, say } from "../support/words"
import { fiveHints } from "../support/writer"

afterEach(() => faultyUpstream.heal())

const waiting = { ...fiveHints("Which piece jumps?"), game: "chess", questionID: 8, section: 3 }
const answered = {
  questionText: "Which piece jumps?",
  hints: ["It looks like a horse"],
  correctAnswer: "Knight",
  subject: "Math",
  chapter: "Sets",
  game: "chess",
}

describe.each(languages)("a game that this version does not have, in %s,", (language) => {
  const [unknown, difficulty] = [
    say(language, "game.unknown"),
    say(language, "game.difficulty.title"),
  ]

  test("is shown as unknown in the review list, with its lines and its answer", async () => {
    await faultyUpstream.replyWithoutOurs("entertainment-questions", {
      status: 200,
      body: [waiting],
    })
    const visitor = await signedIn(site, "huda", language)
    const { text } = cardOn(await visitor.open(funReview))
    for (const shown of [unknown, ...waiting.hints, waiting.answer]) expect(text).toContain(shown)
    expect(text).not.toContain(difficulty)
    expect(questionsOn(await visitor.open(`${funReview}?game=difficulty`))).toEqual([])
  })

  test("has its own count in the overview", async () => {
    await faultyUpstream.replyWithoutOurs("entertainment-questions", {
      status: 200,
      body: [waiting],
    })
    const { text } = await (await signedIn(site, "huda", language)).open("/admin")
    expect(text.replace(/\s+/g, " ")).toContain(`${unknown}1`)
  })

  test("is shown as unknown in the record, with nothing to play again", async () => {
    const { visitor } = await registerStudent(site, language)
    await faultyUpstream.replyWithoutOurs("questions-answered", { status: 200, body: [answered] })
    const [entry, ...more] = entriesOn(await visitor.open(record))
    expect(more).toEqual([])
    expect(entry).toMatchObject({ question: answered.questionText, again: "" })
    expect(entry?.text).toContain(unknown)
    expect(entry?.text).toContain("Knight")
    expect(entry?.text).not.toContain(difficulty)
  })
})
