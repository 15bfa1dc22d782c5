import { words } from "../support/plain-games"
import { afterEach, describe, expect, test } from "vitest"
import { arabicOrBoth } from "../support/arabic-or-both"
import { signedIn } from "../support/people"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import type { Page, Visitor } from "../support/visitor"
import { say, type Language } from "../support/words"
import { heldIn, openInChapter, wrongAt } from "../support/written"

const check = { name: "intent", value: "check" }
const tryButton = { name: "intent", value: "try tries" }

afterEach(() => faultyUpstream.heal())

const seas = {
  answer: "Mediterranean Sea | البحر المتوسط",
  wrongAnswers: "Dead Sea",
  chapter: "1",
}

/** A teacher who previews a valid five-hints question. */
async function previewed(language: Language = "en"): Promise<Visitor> {
  const teacher = await signedIn(site, "omar", language)
  await openInChapter(teacher, "five-hints")
  await teacher.submit({ button: check, values: { ...words["five-hints"], ...seas } })
  return teacher
}

/** Each answer on the page, and whether it is right and why. */
const verdictsOn = ({ document }: Page) =>
  document
    .querySelectorAll("section[data-check] li.border-right, section[data-check] li.border-wrong")
    .map((item) => {
      const [text, verdict] = item.querySelectorAll("p").map((line) => line.text.trim())
      return [text, ...(verdict?.split(" · ") ?? [])]
    })

describe.each(arabicOrBoth)("answers tried in the preview, in %s,", (language) => {
  const right = say(language, "make.try.right")
  const wrong = say(language, "make.try.wrong")

  test("are shown with their verdict and its reason, and the whole form is kept", async () => {
    const teacher = await previewed(language)
    const tries = "mediterranean sea\r\nMediteranean Sea\r\n\r\nsea\r\ndead sea\r\nNile\r\nsea"
    const page = await teacher.submit({ button: tryButton, values: { tries } })
    expect(page.status).toBe(422)
    expect(verdictsOn(page)).toEqual([
      ["mediterranean sea", right, say(language, "play.reason.same")],
      ["Mediteranean Sea", right, say(language, "play.reason.slip")],
      ["sea", wrong, say(language, "play.reason.half")],
      ["dead sea", wrong, say(language, "play.reason.named wrong")],
      ["Nile", wrong, say(language, "make.try.noMatch")],
    ])
    const kept = { ...words["five-hints"], ...seas, tries: tries.replaceAll("\r\n", "\n") }
    for (const [name, value] of Object.entries(kept))
      expect([name, heldIn(page, name).replaceAll("\r\n", "\n")]).toEqual([name, value])
    expect(page.text).toContain(say(language, "make.preview.good"))
  })

  test("of difficulty are judged by the answer of their own item", async () => {
    const player = await signedIn(site, "sami", language)
    await player.open("/make-difficulty/entertainment")
    await player.submit({ button: check, values: { ...words.difficulty, section: "3" } })
    const tries = { "questions[2].tries": "102\n103", "questions[4].tries": "104" }
    const button = { name: "intent", value: "try questions[2].tries" }
    const page = await player.submit({ button, values: tries })
    expect(verdictsOn(page).map((parts) => parts.slice(0, 2))).toEqual([
      ["102", right],
      ["103", wrong],
      ["104", right],
    ])
    expect(page.text).toContain(say(language, "play.reason.other number"))
    expect((await player.submit()).redirects).toEqual([303])
  })

  test.each([
    ["errors.make.tryNone", "", {}],
    ["errors.make.tryNone", " \n\u200b\n", {}],
    [
      "errors.make.tryMany",
      Array.from({ length: 11 }, (_, n) => `sea ${n}`).join("\n"),
      { max: 10 },
    ],
    ["errors.make.tryLong", `sea\n${"x".repeat(121)}`, { max: 120 }],
    ["errors.tooLong", "x\n".repeat(700), { count: 1210 }],
    ["errors.make.turned", "sea \u202e", {}],
  ] as const)("get a field error (%s), and nothing is judged", async (key, tries, params) => {
    const teacher = await previewed(language)
    await faultyUpstream.heal()
    const page = await teacher.submit({ button: tryButton, values: { tries } })
    expect(page.status).toBe(422)
    expect(wrongAt(page, "tries")).toBe(say(language, key, params))
    expect(page.text).toContain(say(language, "make.preview.good"))
    expect(await judged()).toEqual([])
  })

  test.each([500, "drop", "hang", "nonsense"] as const)(
    "are kept when the API cannot judge them (%s), and can be tried again",
    async (fault) => {
      const teacher = await previewed(language)
      await faultyUpstream.spoil("education/judge", fault)
      const page = await teacher.submit({ button: tryButton, values: { tries: "red sea" } })
      expect(page.status).toBe(503)
      expect(wrongAt(page, "tries")).toBe(say(language, "errors.make.tryFailed"))
      expect([heldIn(page, "tries"), heldIn(page, "answer")]).toEqual(["red sea", seas.answer])
      await faultyUpstream.heal()
      const again = await teacher.submit({ button: tryButton })
      expect(verdictsOn(again).map(([text]) => text)).toEqual(["red sea"])
    },
  )
})

test.each(arabicOrBoth)(
  "what pupils will write is proposed, and added by one press, in %s",
  async (language) => {
    const teacher = await signedIn(site, "omar", language)
    await openInChapter(teacher, "five-hints")
    const values = { question: "What do we call false news?", answer: "fake news", chapter: "1" }
    const page = await teacher.submit({
      button: check,
      values: { ...words["five-hints"], ...values },
    })
    expect(page.text).toContain(say(language, "make.try.proposed"))
    const button = { name: "intent", value: "add tries fake" }
    const added = await teacher.submit({ button })
    expect([added.status, heldIn(added, "answer")]).toEqual([422, "fake news | fake"])
    expect(added.text).not.toContain(say(language, "make.try.proposed"))
    const tries = { tries: "hoax" }
    await teacher.submit({ button: tryButton, values: tries })
    const again = await teacher.submit({ button: { name: "intent", value: "add tries hoax" } })
    expect(heldIn(again, "answer")).toBe("fake news | fake | hoax")
  },
)

test("a refusal by the API is shown as a field error", async () => {
  const teacher = await previewed()
  await faultyUpstream.reply("education/judge", { status: 400, body: "No." })
  const page = await teacher.submit({ button: tryButton, values: { tries: "sea" } })
  expect([page.status, wrongAt(page, "tries")]).toEqual([422, say("en", "errors.make.tryFailed")])
})

test("trying answers gets a field error when the question has no answer", async () => {
  const teacher = await previewed()
  await faultyUpstream.heal()
  const values = { answer: "", tries: "sea" }
  const page = await teacher.submit({ button: tryButton, values })
  expect(wrongAt(page, "tries")).toBe(say("en", "errors.make.tryAnswer"))
  expect(await judged()).toEqual([])
})

test("the typed answers are kept when the question is rejected and when chapters are loaded", async () => {
  const teacher = await previewed()
  const rejected = await teacher.submit({ values: { tries: "red sea", question: "" } })
  expect([rejected.status, heldIn(rejected, "tries")]).toEqual([422, "red sea"])
  await teacher.submit({ button: { name: "intent", value: "chapters" } })
  const values = { question: "Which sea?" }
  expect(heldIn(await teacher.submit({ button: check, values }), "tries")).toBe("red sea")
  expect((await teacher.submit()).redirects).toEqual([303])
})

test("the preview of offside has no field for trying answers", async () => {
  const teacher = await signedIn(site, "omar")
  await openInChapter(teacher, "offside")
  const page = await teacher.submit({ button: check, values: { ...words.offside, chapter: "1" } })
  expect(page.text).toContain(say("en", "make.preview.good"))
  expect(page.text).not.toContain(say("en", "make.try.title"))
})

const judged = async () =>
  (await faultyUpstream.calls()).filter(({ path }) => path.endsWith("/judge"))
