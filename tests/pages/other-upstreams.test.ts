import { words } from "../support/plain-games"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import {
  type Cell,
  type Stage,
  allRows,
  fillForms,
  openPages,
  peopleOf,
  sendForms,
  partOfRows,
} from "../support/fault-table"
import { startProduct } from "../support/servers.mjs"
import { faultyUpstreamAt, startFaultyUpstream } from "../support/faulty-upstream"
import { say } from "../support/words"
import { fiveHints, writer } from "../support/writer"

/** Calls whose reply contains no data. */
const sentences = [
  "Accounts/ForgetPassword",
  "HintGame/make",
  "DifficultyGame/make",
  "Admin/add-grade",
  "Admin/add-subject",
  "Admin/add-chapters",
]

const habits = [
  "created",
  "retyped",
  "extra-fields",
  "no-optional-fields",
  "rotating-cookie",
] as const

const state = mkdtempSync(join(tmpdir(), "tahaddi-strict-"))
let people: Stage["people"]
let usual: readonly Cell[] = []
beforeAll(async () => {
  const { forSchool, forFun } = await writer(inject("api"))
  await forSchool(fiveHints("Does it matter who asks?"), "1", 12)
  await forFun(fiveHints("Does it matter who asks?"), 0)
  people = await peopleOf(inject("siteOnFaultyUpstream"))
  // After the faults of an earlier file a page may still be missing.
  for (
    let tries = 0;
    tries < 20 && !(usual.length > 0 && usual.every(({ status }) => status < 500));
    tries += 1
  )
    usual = await openPages(stageOn(inject("siteOnFaultyUpstream")), "created")
}, 60_000)
afterAll(() => rmSync(state, { recursive: true, force: true, maxRetries: 5 }))

describe("an upstream with a strict request check", () => {
  test.each([[[]], [["near-copies"]]])(
    "that declares the capabilities %j accepts every request",
    async (named) => {
      const strict = await startFaultyUpstream(inject("api"), { strict: true, capabilities: named })
      const product = await startProduct(state, {
        API_URL: strict.url,
        SESSION_SECRETS: inject("sessionSecrets"),
      })
      try {
        const faultyUpstream = faultyUpstreamAt(strict.url)
        const stage = stageOn(product.url)
        await openPages(stage, "rotating-cookie")
        const forms = stage.rows.forms.filter(({ isOptional }) => !isOptional)
        const filled = await fillForms({ ...stage, rows: { ...stage.rows, forms } })
        await sendForms(stage, "rotating-cookie", filled)
        const checked = await checkWords(product.url)
        const calls = await faultyUpstream.calls()
        expect(calls.map(({ refused }) => refused).filter(Boolean)).toEqual([])
        expect(calls.length).toBeGreaterThan(60)
        const ours = calls.filter(({ path }) => path.endsWith("near-copies"))
        expect([checked?.status, ours.length]).toEqual([422, named.length])
        expect(checked?.text).toContain(say("en", "make.preview.good"))
        expect(checked?.document.querySelector('[name="tries"]')).toBeNull()
        expect(checked?.document.querySelector('[name="exact"]')).toBeNull()
        expect(calls.filter(({ path }) => path === "/api/capabilities").length).toBe(1)
      } finally {
        await Promise.all([product.stop(), strict.stop()])
      }
    },
    120_000,
  )
})

/** No other upstream has classes and live rounds. */
const isOfAll = ({ path }: { readonly path: string }) =>
  !/^(?:\{|\/(?:classes|live|join)\b)/.test(path)

describe("an upstream that deviates", () => {
  const faultyUpstream = faultyUpstreamAt(inject("faultyUpstream"))

  /** One twenty-fourth of the pages and forms for each habit, all of them in `npm run test:deep`. */
  test.each(habits.map((habit, index) => ({ habit, index })))(
    "($habit) works on pages and forms",
    async ({ habit, index }) => {
      const { pages: some, forms } = inject("isDeep") ? allRows : partOfRows(index, 24)
      const rows = { pages: some.filter(isOfAll), forms: forms.filter(isOfAll) }
      const stage = { ...stageOn(inject("siteOnFaultyUpstream")), rows }
      await faultyUpstream.spoil("", habit)
      const pages = await openPages(stage, habit)
      const sent = await sendForms(stage, habit, await fillForms(stage))
      await faultyUpstream.heal()
      expect(pages.map(({ what, status }) => [what, status])).toEqual(
        usual
          .filter(({ what }) => rows.pages.some(({ who, path }) => what === `${who} ${path}`))
          .map(({ what, status }) => [what, status]),
      )
      expect(sent.filter(({ status, isBusy }) => status >= 500 && !isBusy)).toEqual([])
    },
    60_000,
  )

  test("(204 without a body) counts as success where only a message is expected", async () => {
    const stage = stageOn(inject("siteOnFaultyUpstream"))
    await faultyUpstream.heal()
    const filled = (await fillForms(stage)).filter(({ row }) =>
      sentences.some((call) => row.call.includes(call) || call.includes(row.call)),
    )
    await faultyUpstream.spoilEach(sentences, "no-content")
    const sent = await sendForms(stage, "no-content", filled)
    await faultyUpstream.heal()
    expect(sent.length).toBeGreaterThan(8)
    expect(sent.filter(({ status }) => status >= 400)).toEqual([])
  }, 60_000)
})

const stageOn = (site: string): Stage => ({
  site,
  people,
  language: "en",
  asking: "html",
  rows: allRows,
})

/** Checks a valid form, which searches for near copies if the upstream supports that. */
async function checkWords(site: string) {
  const sami = people.get("sami en")?.on(site)
  await sami?.open("/make-five-hints/entertainment")
  return sami?.submit({
    button: { name: "intent", value: "check" },
    values: { ...words["five-hints"], section: "4" },
  })
}
