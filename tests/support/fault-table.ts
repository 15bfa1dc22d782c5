import { randomUUID } from "node:crypto"
import { asData } from "./data-requests"
import { choicesOf, fillForm, type Submission, type Values } from "./form"
import { codeOn, makeClass } from "./class-pages"
import { aClass, changedClass, itsCode, itsWork, openClass } from "./fault-rows"
import { newMark, offered, forms, pages } from "./fault-rows"
import type { FormRow, PageRow, Who } from "./fault-rows"
import { seeded, signedIn } from "./people"
import { mintSession } from "./mint-session"
import { isAbsent, isBusy, isDone, wrongWithPage, wrongWithReply } from "./fault-verdicts"
import { registerStudent } from "./register-student"
import type { Fault } from "./upstream-faults"
import { Visitor, type Page } from "./visitor"
import { languages, placeIn, type Language } from "./words"

export type Asking = "html" | "data"

type People = ReadonlyMap<string, Visitor>

let isChecked = false

/** One client of each role in each language. The first call checks that the home page accepts the sessions. */
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
    const path = await addressOf(stage, row)
    return cellOf(
      { stage, fault, row },
      () => visitorOf(stage, row.who).open(stage.asking === "data" ? asData(path) : path),
      (page) => wrongWithPage(page, fault, stage.language),
    )
  })

async function makeClasses(stage: Stage): Promise<readonly (readonly [string, string])[]> {
  const omar = visitorOf(stage, "omar")
  const make = async () => {
    const at = await makeClass(omar, stage.language, "7 F")
    const code = codeOn(omar).replace(" ", "")
    await omar.submit({
      form: "form:has(textarea)",
      values: { names: "Sami Adel" },
      button: { name: "intent", value: "add" },
    })
    return { at, code }
  }
  const [own, open, changed] = [await make(), await make(), await make()]
  const { document } = await omar.open(`${open.at}/work/new`)
  const chapter = document.querySelector("optgroup option")?.getAttribute("value") ?? ""
  await omar.submit({ values: { chapter, title: "Week 1" } })
  const work = omar.page.document.querySelector(`main a[href^="${open.at}/work/"]:not([href$=new])`)
  return [
    [aClass, own.at],
    [itsCode, own.code],
    [openClass, open.at],
    [itsWork, work?.getAttribute("href") ?? ""],
    [changedClass, changed.at],
  ]
}

let classesOfOmar: ReturnType<typeof makeClasses> | undefined

export async function addressOf(stage: Stage, { path }: Pick<PageRow, "path">): Promise<string> {
  const made = await (classesOfOmar ??= makeClasses(stage))
  return made.reduce((at, [sign, is]) => at.replace(sign, is), placeIn(stage.language, path))
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
    const sent = fillForm(visitor.form(form), valuesFor(row, mark, page), button)
    return { row, visitor, sent, mark }
  })

function valuesFor({ values, isRound }: FormRow, mark: string, { document }: Page): Values {
  const fill = (name: string, value: Values[string]) => {
    const fields = document.querySelectorAll(`main [name="${name}"]`)
    if (isRound && fields.length === 0) return []
    if (value !== offered)
      return [[name, typeof value === "string" ? value.replace(newMark, mark) : value]]
    const [field] = [...fields.filter((each) => !each.hasAttribute("checked")), ...fields]
    const choices = field ? [...choicesOf(field), field.getAttribute("value") ?? ""] : []
    return [[name, choices.filter(Boolean).slice(0, 1)]]
  }
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => fill(name, value)))
}

export const sendForms = (stage: Stage, fault: Fault, filled: readonly Filled[]): Promise<Cell[]> =>
  inTurns(filled, ({ row, visitor, sent, mark }) =>
    cellOf({ stage, fault, row }, sendAs(stage, visitor, sent), (page) => {
      const isMarked = sent.entries.some(([, value]) => String(value).includes(mark))
      const isKept = isDone(page) || isAbsent(page, row) || row.isRound || page.html.includes(mark)
      const isLost = page.status >= 400 && isMarked && !isKept
      const wrong = wrongWithReply(page, fault, stage.language, row)
      return isLost ? [...wrong, "text lost"] : wrong
    }),
  )

export const sendAgain = (stage: Stage, fault: Fault, filled: readonly Filled[]): Promise<Cell[]> =>
  inTurns(
    filled.filter(({ row }) => !row.isRound),
    ({ row, visitor, sent }) =>
      cellOf({ stage, fault, row }, sendAs({ ...stage, asking: "html" }, visitor, sent), (page) =>
        page.status >= 500 && !isBusy(page, stage.language) ? [`again ${page.status}`] : [],
      ),
  )

const sendAs =
  ({ site, asking }: Stage, visitor: Visitor, sent: Submission) =>
  () => {
    const action = asking === "html" ? sent.action : asData(sent.action || visitor.page.path)
    return visitor.on(site).send({ ...sent, action })
  }

interface Tried {
  readonly stage: Stage
  readonly fault: Fault
  readonly row: PageRow
}

async function cellOf(
  { stage: { asking, language }, fault, row }: Tried,
  go: () => Promise<Page>,
  wrongWith: (page: Page) => readonly string[],
) {
  const from = performance.now()
  const page = await go()
  const ms = Math.round(performance.now() - from)
  const { status } = page
  const what = `${row.who} ${row.path}`
  const wrong = wrongWith(page)
  return { fault: String(fault), asking, what, status, isBusy: isBusy(page, language), ms, wrong }
}

export type Cell = Awaited<ReturnType<typeof cellOf>>

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
