import { describe, expect, it } from "vitest"
import { lengths, packRounds } from "#contract/limits"
import type { PackOfRounds } from "#contract/play/packs"
import { languages, type Language, type WireGame } from "#contract/words"
import { createTranslator } from "#app/i18n/translator.server"
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

type Item = PackOfRounds["rounds"][number]["items"][number]

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

describe.each(languages)("the page in %s", (language) => {
  it("has at most 30 KB with the longest texts that the API puts into a pack", async () => {
    const context = await contextIn(language)
    // In UTF-8 two bytes a sign. With more than 17,000 bytes of texts, the API puts no further round into a pack.
    const question = "ع".repeat(lengths.question.max)
    const lines = Array.from({ length: 5 }, () => "ع".repeat(lengths.line.max))
    const pack = packOf("five hints", [{ question, lines }])
    const longest = { ...pack, rounds: pack.rounds.slice(0, 7) }
    expect(new TextEncoder().encode(packPage(context, longest)).length).toBeLessThan(30_000)
    const items = Array.from({ length: 6 }, () => ({ question: "ع".repeat(140), lines: [] }))
    const climbs = packPage(context, packOf("DifficultyLevel", items))
    expect(new TextEncoder().encode(climbs).length).toBeLessThan(30_000)
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

it("shows a settled round with its verdict and without a field, one that counts elsewhere without an answer", async () => {
  const judged = {
    given: "Nile",
    right: false,
    reason: "half",
    answer: "Blue Nile",
    summary: "So.",
  }
  const item = { question: "Which river?", lines: hints }
  const pack = packOf("five hints", [item], {
    rounds: [
      { items: [{ ...item, judged: { ...judged, reason: "half" } }], state: "settled", points: 0 },
      { items: [item], state: "elsewhere", points: 0 },
      { items: [item], state: "open", points: 0 },
    ],
  })
  const document = toDocument(await open(pack))
  expect(document.querySelectorAll("input[maxlength]").length).toBe(1)
  expect(document.text).toMatch(/Part of the answer is missing[^]*Nile[^]*Blue Nile[^]*So\./)
  expect(document.text).toContain("2 of 3 rounds sent.")
})

it("says that its time is over, and then has no form to fill in", async () => {
  const pack = packOf("offside", [{ question: "Which?", lines: [...hints, "six"] }], {
    state: "expired",
  })
  const document = toDocument(await open(pack))
  expect(document.text).toContain("The time for these rounds is over.")
  expect(document.querySelectorAll("input, button")).toHaveLength(0)
})
