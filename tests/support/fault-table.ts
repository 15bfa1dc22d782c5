import { randomUUID } from "node:crypto"
import { asData } from "./data-requests"
import { fillForm, type Submission } from "./form"
import { codeOn, makeClass } from "./class-pages"
import { aClass, itsCode, type PageRow, type Who, forms, pages } from "./fault-rows"
import { seeded, signedIn } from "./people"
import { mintSession } from "./mint-session"
import { isAbsent, isBusy, isDone, wrongWithPage, wrongWithReply } from "./fault-verdicts"
import { registerStudent } from "./register-student"
import type { Fault } from "./upstream-faults"
import { Visitor, type Page } from "./visitor"
import { languages, placeIn, type Language } from "./words"

export type Asking = "html" | "data"

export interface Cell {
  readonly fault: string
  readonly asking: Asking
  readonly what: string
  readonly status: number
  readonly ms: number
  /** The reference API rejected the request because all hashing slots were taken, and the page says so. */
  readonly isBusy: boolean
  readonly wrong: readonly string[]
}

type People = ReadonlyMap<string, Visitor>

let isChecked = false

/**
 * One client of each role in each language, signed in on a product that shares its cookie secrets with the others.
 * The first call also checks that the home page accepts the sessions.
 */
export async function peopleOf(site: string): Promise<People> {
  const people = new Map<string, Visitor>()
  for (const language of languages) {
    people.set(`nobody ${language}`, new Visitor(site, language))
    for (const who of ["layla", "omar", "huda", "sami"] as const) {
      const again = async () => new Visitor(site, language, await mintSession(seeded(who)))
      const person = await (isChecked ? again() : signedIn(site, who, language))
      people.set(`${who} ${language}`, person)
    }
  }
  isChecked = true
  return people
}

export function partOfRows(number: number, parts: number) {
  const isIn = (_: PageRow, index: number) => (index + number) % parts === 0
  return { pages: pages.filter(isIn), forms: forms.filter(isIn) }
}

export const allRows = { pages, forms }

export interface Stage {
  readonly site: string
  readonly people: People
  readonly language: Language
  readonly asking: Asking
  readonly rows: typeof allRows
}

const visitorOf = ({ site, people, language }: Stage, who: Who): Visitor => {
  const person = people.get(`${who} ${language}`)
  if (!person) throw new Error(`Nobody is ${who}.`)
  return person.on(site)
}

export const openPages = (stage: Stage, fault: Fault): Promise<Cell[]> =>
  inTurns(stage.rows.pages, async (row) => {
    const visitor = visitorOf(stage, row.who)
    const from = performance.now()
    const path = await addressOf(stage, row)
    const page = await visitor.open(stage.asking === "data" ? asData(path) : path)
    return cellOf(stage, fault, row, page, from, wrongWithPage(page, fault, stage.language))
  })

async function makeClassOf(stage: Stage) {
  const omar = visitorOf(stage, "omar")
  const at = await makeClass(omar, stage.language, "7 F")
  return { at, code: codeOn(omar).replace(" ", "") }
}

let classOfOmar: ReturnType<typeof makeClassOf> | undefined

/** The first call makes the class that others need. */
export async function addressOf(stage: Stage, { path }: Pick<PageRow, "path">): Promise<string> {
  const { at, code } = await (classOfOmar ??= makeClassOf(stage))
  return placeIn(stage.language, path).replace(aClass, at).replace(itsCode, code)
}

type Filled = Awaited<ReturnType<typeof fillForms>>[number]

export const fillForms = (stage: Stage) =>
  inTurns(stage.rows.forms, async (row) => {
    // Each round gets a new player, because a player runs out of questions in a section.
    const visitor =
      row.isRound || row.byNewPupil
        ? (await registerStudent(stage.site, stage.language)).visitor
        : visitorOf(stage, row.who)
    const address = await addressOf(stage, row)
    const open = () => visitor.open(address)
    let page = await open()
    // After an earlier fault, the page or a form that depends on an extension call may still be missing.
    const isMissing = () =>
      page.status === 503 || (row.isOptional && !page.document.querySelector("main form"))
    for (let tries = 0; isMissing() && tries < 20; tries += 1) page = await open()
    if (row.step) page = await visitor.submit(row.step)
    const mark = `m${randomUUID().slice(0, 8)}`
    const { form = "main form[method=post]", button } = row
    const sent = fillForm(visitor.form(form), row.values(mark, page), button)
    return { row, visitor, sent, mark }
  })

export const sendForms = (stage: Stage, fault: Fault, filled: readonly Filled[]): Promise<Cell[]> =>
  inTurns(filled, async ({ row, visitor, sent, mark }) => {
    const from = performance.now()
    const page = await sendAs(stage.asking, visitor.on(stage.site), sent)
    const isMarked = sent.entries.some(([, value]) => String(value).includes(mark))
    const wrong = wrongWithReply(page, fault, stage.language, row)
    const isKept = isDone(page) || isAbsent(page, row) || row.isRound || page.html.includes(mark)
    const isLost = page.status >= 400 && isMarked && !isKept
    return cellOf(stage, fault, row, page, from, isLost ? [...wrong, "text lost"] : wrong)
  })

export const sendAgain = (stage: Stage, fault: Fault, filled: readonly Filled[]): Promise<Cell[]> =>
  inTurns(
    filled.filter(({ row }) => !row.isRound),
    async ({ row, visitor, sent }) => {
      const from = performance.now()
      const page = await sendAs("html", visitor.on(stage.site), sent)
      const wrong =
        page.status >= 500 && !isBusy(page, stage.language) ? [`again ${page.status}`] : []
      return cellOf(stage, fault, row, page, from, wrong)
    },
  )

const sendAs = (asking: Asking, visitor: Visitor, sent: Submission): Promise<Page> =>
  visitor.send(
    asking === "html" ? sent : { ...sent, action: asData(sent.action || visitor.page.path) },
  )

const cellOf = (
  stage: Stage,
  fault: Fault,
  { who, path }: PageRow,
  page: Page,
  from: number,
  wrong: readonly string[],
): Cell => ({
  fault: String(fault),
  asking: stage.asking,
  what: `${who} ${path}`,
  status: page.status,
  isBusy: isBusy(page, stage.language),
  ms: Math.round(performance.now() - from),
  wrong,
})

const atOnce = 6

async function inTurns<T, R>(all: readonly T[], act: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const queue = all.entries()
  const worker = async () => {
    for (const [place, one] of queue) results[place] = await act(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}
