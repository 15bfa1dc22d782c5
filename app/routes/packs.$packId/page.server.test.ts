import { describe, expect, it } from "vitest"
import { givenAnswerMax, lengths, packRounds } from "#contract/limits"
import type { PackOfRounds, PackRound } from "#contract/play/packs"
import { languages, type Language, type WireGame } from "#contract/words"
import { createTranslator } from "#app/i18n/translator.server"
import { brotliAtEdge } from "../../../tests/support/built"
import { dice, pick } from "../../../tests/support/dice.mjs"
import { toDocument } from "../../../tests/support/parsed-document"
import { packPage, sendAgainPage } from "./page.server"

async function contextIn(language: Language, isLite = false) {
  return {
    i18n: await createTranslator(language),
    nonce: crypto.randomUUID(),
    theme: { choice: "dark", keep: async () => "" },
    lite: { isOn: isLite },
    hasOfflinePage: true,
    timeZone: () => "Asia/Riyadh",
  } as const
}

type Item = PackRound["items"][number]

function packOf(game: WireGame, items: Item[], changed: Partial<PackOfRounds> = {}) {
  const round = { items, state: "open" as const, points: 0 }
  return {
    packId: "0",
    game,
    subject: "Math",
    chapter: "Sets",
    takenAt: "2026-11-26T10:00:00Z",
    until: "2026-12-03T10:00:00Z",
    state: "open",
    rounds: Array.from({ length: packRounds }, () => round),
    totalpoints: 0,
    ...changed,
  } satisfies PackOfRounds
}

const open = async (pack: PackOfRounds, typed?: ReadonlyMap<string, string>, isLite = false) =>
  packPage(await contextIn("en", isLite), pack, typed)

const evil = `<script>alert("1")</script> & "quotes"`
const hints = [1, 2, 3, 4, 5].map((at) => `hint ${at}`)

/** The API puts no further round into a pack with more bytes of texts. */
const textBytesMax = 17_000
const bytesOf = (text: string) => new TextEncoder().encode(text).length

type Write = (length: number) => string
interface Texts {
  readonly question: number
  readonly line?: number
  readonly lines?: number
  readonly items?: number
}

function longestPack(write: Write, game: WireGame, texts: Texts) {
  const { question, line = 0, lines = 0, items = 1 } = texts
  const rounds: PackRound[] = []
  for (let bytes = 0; rounds.length < packRounds && bytes <= textBytesMax;) {
    const made = repeat(items, () => ({
      question: write(question),
      lines: repeat(lines, () => write(line)),
    }))
    bytes += bytesOf(made.map((item) => item.question + item.lines.join("")).join(""))
    rounds.push({ items: made, state: "open", points: 0 })
  }
  return { ...packOf(game, []), subject: write(60), chapter: write(60), rounds }
}

const repeat = <T>(length: number, make: () => T) => Array.from({ length }, make)

const roll = dice(36)
/** As good as random, so that packing it does little. */
const arabic: Write = (length) =>
  repeat(length, () => pick(roll, [..."ابتثجحخدذرزسشصضطظعغفقكلمنهوي  "])).join("")
const formulas: Write = (length) =>
  repeat(length / 20, () => `\\(\\frac{x^${roll(9)}}{${roll(90)}}\\) `).join("")
const signs: Write = (length) => repeat(length, () => pick(roll, [..."<&>"])).join("")

const [question, line] = [lengths.question.max, lengths.line.max]
const packsOfTexts = [
  ["five hints", { question, line, lines: 5 }],
  ["five hints", { question: 150, line: 150, lines: 5 }],
  ["offside", { question, line, lines: 6 }],
  ["offside", { question: 150, line: 130, lines: 6 }],
  ["DifficultyLevel", { question, items: 6 }],
  ["DifficultyLevel", { question: 150, items: 6 }],
] satisfies [WireGame, Texts][]

describe.each(languages)("the largest page in %s", (language) => {
  it.each(packsOfTexts)(
    "of %s with %j has at most 14,000 bytes as it is sent",
    async (game, texts) => {
      for (const write of [arabic, formulas, signs])
        for (const isLite of [false, true]) {
          const page = packPage(await contextIn(language, isLite), longestPack(write, game, texts))
          expect(brotliAtEdge(page)).toBeLessThan(14_000)
        }
    },
  )

  it("with all results has at most 30 KB as it is sent", async () => {
    const pack = longestPack(arabic, "five hints", { question, line, lines: 5 })
    const judged = (): Item["judged"] => ({
      given: arabic(givenAnswerMax),
      right: false,
      reason: null,
      answer: arabic(lengths.answer.max),
      summary: arabic(lengths.summary.max),
    })
    const rounds = pack.rounds.map(({ items }) => ({
      items: items.map((item) => ({ ...item, judged: judged() })),
      state: "settled" as const,
      points: 0,
    }))
    const page = packPage(await contextIn(language), { ...pack, state: "settled", rounds })
    expect(brotliAtEdge(page)).toBeLessThan(30_000)
  })
})

it("shows what somebody wrote as text", async () => {
  const typed = new Map([["a1.1", evil]])
  const page = await open(packOf("five hints", [{ question: evil, lines: hints }]), typed)
  const document = toDocument(page)
  expect(document.querySelectorAll("script")).toHaveLength(1)
  expect(document.querySelector(".q")?.text).toBe(evil)
  expect(document.querySelector('input[name="a1.1"]')?.getAttribute("value")).toBe(evil)
  const again = toDocument(sendAgainPage(await contextIn("en"), typed))
  expect(again.querySelector('input[name="a1.1"]')?.getAttribute("value")).toBe(evil)
})

it("runs no script on lite pages, and says that they are not kept", async () => {
  const pack = packOf("five hints", [{ question: "Which?", lines: hints }])
  const page = await open(pack, undefined, true)
  expect(page).not.toContain("<script")
  expect(toDocument(page).querySelector("#kept:not([hidden])")?.text).toContain("Keep it open")
  expect(toDocument(page).text).toMatch(/This page has \D?\d+\.\d\D? KB/)
})

it("draws formulas, and keeps the lines of a question", async () => {
  const page = await open(packOf("five hints", [{ question: "One\nof \\(x^2\\)", lines: hints }]))
  expect(page).toMatch(/One<br>of <bdi dir="ltr"><math/)
  expect(page).toContain("math{font-family")
})

it("folds what was sent below what is open, with verdict and answer, or that it counts elsewhere", async () => {
  const judged = { given: "Nile", right: false, answer: "Blue Nile", summary: "So." }
  const item = { question: "Which river?", lines: hints }
  const pack = packOf("five hints", [item], {
    rounds: [
      { items: [{ ...item, judged: { ...judged, reason: "half" } }], state: "settled", points: 0 },
      { items: [item], state: "elsewhere", points: 0 },
      { items: [item], state: "open", points: 0 },
    ],
  })
  const document = toDocument(await open(pack))
  expect(document.querySelectorAll("form input[maxlength], form ~ .rounds details").length).toBe(3)
  expect(document.text).toMatch(/Part of the answer is missing[^]*Nile[^]*Blue Nile[^]*So\./)
  expect(document.text).toContain("Rounds sent: 2 of 3.")
  const over = { ...pack, state: "expired", rounds: pack.rounds.slice(1) } as const
  const expired = toDocument(await open(over))
  expect(expired.querySelector(".outcome")).toBeNull()
  expect(expired.text).toMatch(/Rounds sent: 1 of 2\.[^]*The time is over/)
})

it("says what concerns its game only", async () => {
  const [offside, climb] = ["packs.whole.offside", "packs.whole.difficulty"] as const
  const { t } = (await contextIn("en")).i18n
  for (const [game, lines, said] of [
    ["five hints", hints, null],
    ["offside", [...hints, "six"], offside],
    ["DifficultyLevel", [], climb],
  ] as const) {
    const { text } = toDocument(
      await open(packOf(game, [{ question: "Which?", lines: [...lines] }])),
    )
    expect([offside, climb].filter((key) => text.includes(t(key)))).toEqual(said ? [said] : [])
  }
})

it("says which rounds earn nothing, and promises no points if none does", async () => {
  const pack = packOf("five hints", [{ question: "Which?", lines: hints }])
  const practice = pack.rounds.map((round) => ({ ...round, isPractice: true }))
  const some = await open({ ...pack, rounds: [...practice.slice(1), ...pack.rounds.slice(9)] })
  expect([some.match(/Practice round/g)?.length, some.includes("worth 10")]).toEqual([9, true])
  expect(await open({ ...pack, rounds: practice })).not.toContain("worth 10 points")
})

it("says that its time is over, and then has no form to fill in", async () => {
  const pack = packOf("offside", [{ question: "Which?", lines: [...hints, "six"] }], {
    state: "expired",
  })
  const document = toDocument(await open(pack))
  expect(document.text).toContain("The time for these rounds is over.")
  expect(document.querySelectorAll("input, button")).toHaveLength(0)
})
