import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest"
import { forms } from "../support/fault-rows"
import {
  type Asking,
  type Cell,
  type Stage,
  addressOf,
  allRows,
  fillForms,
  openPages,
  partOfRows,
  peopleOf,
  sendAgain,
  sendForms,
} from "../support/fault-table"
import type { Fault } from "../support/upstream-faults"
import { faultyUpstream, startWithLimits } from "../support/on-faulty-upstream"
import { fiveHints, writer } from "../support/writer"
import { languages } from "../support/words"

/** Whether the whole table runs and is printed, with `npm run report:trust`; otherwise only its core. */
const isWhole = process.env["REPORT_TRUST"] === "1"

const cells: Cell[] = []

const broken = ["drop", "reset-body", "drop-after"] as const
const refused = [500, 502, 503, 401, 403, 404, 409, 413, 429] as const
const untrue = ["empty", "html", "html-as-json", "nonsense", "truncated"] as const
/** Faults that the core leaves out, because send.server.replies.test.ts covers them at the client itself. */
const replaced: readonly Fault[] = isWhole ? ["wrong-types", "large"] : []
const atOnce: readonly Fault[] = [...broken, ...refused, ...untrue, ...replaced, "redirect"]
/** Faults that run against a product with short deadlines, so that no test waits for eight seconds. */
const waiting = ["hang", "stall", "drip"] as const satisfies readonly Fault[]

const hurried = { readsMs: 500, writesMs: 900, afterWriteMs: 300, windowMs: 0, noneForMs: 0 }

let product: Awaited<ReturnType<typeof startWithLimits>>
beforeAll(async () => {
  product = await startWithLimits(hurried)
  const { forSchool, forFun } = await writer(inject("api"))
  for (let count = 0; count < 3; count += 1) {
    await forSchool(fiveHints(`To be decided, ${count}?`), "1", 12)
    await forFun(fiveHints(`To be decided, ${count}?`), 0)
  }
}, 60_000)
afterEach(() => faultyUpstream.heal())
afterAll(async () => {
  await product.stop()
  if (isWhole) print()
})

/** In the core, every fault runs as a page request, and these also as a data request. */
const looked: readonly Fault[] = [500, 401, "html", "hang"]

/** In the core, 500 runs on half of the pages and forms, every other fault on one twenty-fourth of them. */
const rowsOf = (fault: Fault, place: number) =>
  isWhole || inject("isDeep") ? allRows : partOfRows(place, fault === 500 ? 2 : 24)

const askings = (fault: Fault): readonly Asking[] =>
  isWhole || looked.includes(fault) ? ["html", "data"] : ["html"]

test.each(atOnce.map((fault, place) => ({ fault, place })))(
  "on $fault pages and forms show the error, keep what was typed, and offer a retry",
  async ({ fault, place }) =>
    expect(await wrongOn(inject("siteOnFaultyUpstream"), fault, place)).toEqual([]),
  isWhole ? 600_000 : 60_000,
)

test.each(waiting.map((fault, place) => ({ fault, place })))(
  "on $fault pages and forms reply by their deadline, and keep what was typed",
  async ({ fault, place }) => expect(await wrongOn(product.url, fault, place)).toEqual([]),
  isWhole ? 600_000 : 60_000,
)

/** The problems found when the form's own call fails, then when all calls fail. */
async function wrongOn(site: string, fault: Fault, place: number) {
  const found: Cell[] = []
  for (const asking of askings(fault))
    for (const language of isWhole ? languages : [languages[place % 2] ?? "en"]) {
      // New users for each stage, because an empty reply counts as a changed password, which ends the other
      // sessions.
      const people = await peopleOf(inject("siteOnFaultyUpstream"))
      const stage: Stage = { site, people, language, asking, rows: rowsOf(fault, place) }
      await addressOf({ ...stage, site: inject("siteOnFaultyUpstream") }, { path: "" })
      found.push(...(await ownCallFails(stage, fault)), ...(await allCallsFail(stage, fault)))
    }
  cells.push(...found)
  return found
    .filter(({ wrong }) => wrong.length > 0)
    .map(({ what, asking, wrong }) => `${what} (${asking}): ${wrong.join(", ")}`)
}

/** Fills in forms on the product with normal deadlines. */
const fill = async (stage: Stage) => {
  await faultyUpstream.heal()
  return fillForms({ ...stage, site: inject("siteOnFaultyUpstream") })
}

async function ownCallFails(stage: Stage, fault: Fault): Promise<Cell[]> {
  const filled = await fill(stage)
  await faultyUpstream.spoilEach(
    forms.map(({ call }) => call),
    fault,
  )
  const sent = await sendForms(stage, fault, filled)
  await expectNobodyElsewhere()
  await faultyUpstream.heal()
  if (stage.site === product.url) return sent
  return [...sent, ...(await sendAgain(stage, fault, filled))]
}

async function allCallsFail(stage: Stage, fault: Fault): Promise<Cell[]> {
  const isSent = isWhole || looked.includes(fault)
  const filled = isSent ? await fill(stage) : []
  await faultyUpstream.spoil("", fault)
  const sent = await sendForms(stage, fault, filled)
  const opened = await openPages(stage, fault)
  await expectNobodyElsewhere()
  return [...sent, ...opened]
}

async function expectNobodyElsewhere() {
  const calls = await faultyUpstream.calls()
  expect(calls.filter(({ path }) => path.startsWith("/elsewhere"))).toEqual([])
}

const count = (of: readonly Cell[], what: RegExp) =>
  of.filter(({ wrong }) => wrong.some((each) => what.test(each))).length

/** One row for each fault: its cells, its problems by kind, and the slowest reply. */
function print() {
  const faults = [...new Set(cells.map(({ fault }) => fault))]
  console.table(
    Object.fromEntries(
      faults.map((fault) => {
        const of = cells.filter((cell) => cell.fault === fault)
        return [
          fault,
          {
            cells: of.length,
            good: of.filter(({ wrong }) => wrong.length === 0).length,
            "answered 500": of.filter(({ status }) => status === 500).length,
            "text lost": count(of, /text lost/),
            "shown as done": count(of, /shown as done/),
            "no sentence": count(of, /no sentence|raw/),
            "again refused": count(of, /^again/),
            "slowest ms": Math.max(...of.map(({ ms }) => ms)),
          },
        ]
      }),
    ),
  )
}
