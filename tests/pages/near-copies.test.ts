import { words } from "../support/plain-games"
import { afterEach, describe, expect, test } from "vitest"
import { readSeed } from "../../api/seed/read-seed.mjs"
import { arabicOrBoth } from "../support/arabic-or-both"
import { signedIn } from "../support/people"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import type { Page } from "../support/visitor"
import { say, type Language } from "../support/words"
import { openInChapter } from "../support/written"

const check = { name: "intent", value: "check" }
const seed = readSeed().games

afterEach(() => faultyUpstream.heal())

/** The first approved seed item of a game, in a language and in section 3. */
function seeded<Item extends { readonly section?: number }>(
  files: readonly { readonly language: string; readonly items: readonly Item[] }[],
  language: Language,
): Item {
  const all = files.filter((file) => file.language === language).flatMap(({ items }) => items)
  const found = all.find(({ section }) => section === 3)
  if (!found) throw new Error("Nothing is seeded there.")
  return found
}

const numbered = (lines: readonly string[]) =>
  Object.fromEntries(lines.map((line, place) => [`hints[${place}]`, line]))

const warningsOn = ({ document }: Page) =>
  document.querySelectorAll("main form section.border-hint li").map(({ text }) => plain(text))
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, "")

describe.each(arabicOrBoth)("a check, in %s, shows near copies", (language) => {
  test("of five hints", async () => {
    const { question, hints } = seeded(seed["five-hints"], language)
    const page = await checked("five-hints", language, {
      ...numbered(hints.toReversed().map((hint) => `${hint}!`)),
      question: "?",
    })
    expect(warningsOn(page)).toContain(say(language, "make.warnings.copy", { question }))
  })

  test("of offside", async () => {
    const { question, statements } = seeded(seed.offside, language)
    const lines = statements.map(({ text }) => text)
    const page = await checked("offside", language, { ...numbered(lines), question })
    expect(warningsOn(page)).toContain(say(language, "make.warnings.copy", { question }))
  })

  test("of an item of difficulty, with its number", async () => {
    const [item] = seeded(seed.difficulty, language).items
    const question = item?.question ?? ""
    const page = await checked("difficulty", language, {
      "questions[4].question": question.replace(/[?؟]/g, " "),
      language,
    })
    const warning = say(language, "make.warnings.itemCopy", { number: 5, question })
    expect(warningsOn(page)).toEqual([warning])
  })
})

test("a copy keeps its text direction within the other language, and its markup is escaped", async () => {
  await faultyUpstream.reply("near-copies", { status: 200, body: ["Is <b>1 < 2</b>?"] })
  const page = await checked("five-hints", "ar", {})
  expect(page.html).toContain(">Is &lt;b&gt;1 &lt; 2&lt;/b&gt;?</span>")
})

test("near copies do not block saving, and are not searched for while saving", async () => {
  const teacher = await signedIn(site, "omar")
  await openInChapter(teacher, "offside")
  const theirs = seed.offside
    .filter((file) => file.language === "en")
    .flatMap(({ items }) => items)
    .find(({ grade, subject, chapter }) => grade === 7 && subject === "Math" && chapter === 1)
  const lines = theirs?.statements.map(({ text }) => text) ?? []
  const values = { ...words.offside, ...numbered(lines), chapter: "1" }
  const page = await teacher.submit({ button: check, values })
  expect(warningsOn(page)).toEqual([
    say("en", "make.warnings.copy", { question: theirs?.question ?? "" }),
  ])
  await faultyUpstream.heal()
  expect((await teacher.submit()).redirects).toEqual([303])
  expect(await asked()).toEqual([])
})

describe("an API without near copies", () => {
  test.each([
    [404, ""],
    [405, "This call is a GET."],
    [400, { message: "What?" }],
    [401, "Please log in."],
    [403, ""],
    [500, ""],
    [200, null],
    [200, { copies: [] }],
    [200, [1, 2]],
    [200, []],
    [200, "<html>"],
  ])("that answers %i %j only loses the warning", async (status, body) => {
    await faultyUpstream.reply("near-copies", { status, body })
    await isDrawnWithout()
  })

  test.each(["hang", "drop", "nonsense"] as const)(
    "that fails (%s) only loses the warning",
    async (fault) => {
      await faultyUpstream.spoil("near-copies", fault)
      await isDrawnWithout()
    },
  )

  async function isDrawnWithout() {
    const { hints } = seeded(seed["five-hints"], "en")
    const page = await checked("five-hints", "en", numbered(hints))
    expect(await asked()).not.toEqual([])
    expect(page.text).toContain(say("en", "make.preview.good"))
    expect(warningsOn(page)).toEqual([])
  }
})

test("near copies are not searched for before the placement is chosen", async () => {
  const teacher = await signedIn(site, "omar")
  await openInChapter(teacher, "five-hints")
  await faultyUpstream.heal()
  await teacher.submit({ button: check, values: { ...words["five-hints"], chapter: "" } })
  expect(await asked()).toEqual([])
})

/** Checks a valid form of an entertainment user, with some values replaced by these. */
async function checked(
  game: keyof typeof words,
  language: Language,
  fields: Readonly<Record<string, string>>,
): Promise<Page> {
  const player = await signedIn(site, "sami", language)
  await player.open(`/make-${game}/entertainment`)
  const values = { ...words[game], ...fields, section: "3" }
  const page = await player.submit({ button: check, values })
  expect([page.status, page.path]).toEqual([422, `/make-${game}/entertainment`])
  return page
}

const asked = async () =>
  (await faultyUpstream.calls()).filter(({ path }) => /near-copies/.test(path))
