import Papa from "papaparse"
import { expect, test } from "vitest"
import { codeOn, joinByCode, makeClass } from "../support/class-pages"
import { giveAnswer, isInPlay, pointsOn, seenOn, truthOf } from "../support/five-hints-page"
import { api, site } from "../support/on-faulty-upstream"
import { signedIn } from "../support/people"
import type { Values } from "../support/form"
import { registerStudent } from "../support/register-student"
import type { Visitor } from "../support/visitor"
import { say } from "../support/words"
import { fiveHints, writer } from "../support/writer"

const question = "Which set does the register ask for?"
const pick = { form: "form:has([name=shown])" }

const linkIn = ({ page: { document } }: Visitor, selector: string) =>
  document.querySelector(selector)?.getAttribute("href") ?? ""

/** A class of Omar's whose two pupils have work: a question of his own and another. */
async function buildBook() {
  await (await writer(api)).forSchool(fiveHints(question))
  const teacher = await signedIn(site, "omar")
  const at = await makeClass(teacher, "en", "7R")
  const code = codeOn(teacher)
  await teacher.open(`${at}/book`)
  expect(teacher.page.text).toContain(say("en", "class.noPupils"))
  const people = [await registerStudent(site), await registerStudent(site)] as const
  for (const { visitor } of people) await joinByCode(visitor, code)
  await teacher.open(`${at}/book`)
  expect(teacher.page.text).toContain(say("en", "work.none.title"))
  await teacher.open(`${at}/work/new?way=questions`)
  const searches: Values[] = [{}, { search: "register", own: "true" }]
  for (const values of searches) {
    await teacher.submit({ ...pick, values, button: { name: "do", value: "find" } })
    const [shown] = teacher.page.document.querySelectorAll("input[name=pick]")
    const value = shown?.getAttribute("value") ?? ""
    await teacher.submit({
      ...pick,
      values: { pick: value },
      button: { name: "do", value: "find" },
    })
  }
  await teacher.submit({ ...pick, button: { name: "do", value: "go" } })
  await teacher.submit({ values: { title: "Sets, again" } })
  await teacher.open(`${at}/book`)
  return { teacher, at, people, book: linkIn(teacher, "thead a") }
}

/** Plays a round of the work, whichever question comes. */
async function playRound(pupil: Visitor, work: string, given: string) {
  await pupil.open(work)
  await pupil.open(linkIn(pupil, "#next"))
  expect(isInPlay(pupil.page)).toBe(true)
  const isOwn = seenOn(pupil.page).question.includes(question)
  await giveAnswer(pupil, isOwn ? given : truthOf(pupil.page).answer)
  // The leaderboard is read after all that the pupil played is published.
  await pupil.open("/top-10")
}

const { teacher, at, people, book } = await buildBook()
const work = `/work/${book.replace(/.*\//, "")}`
const marksOn = ({ page: { document } }: Visitor) =>
  document
    .querySelectorAll("tbody tr")
    .map((row) => row.querySelectorAll(".mark").map(({ text }) => text))

async function readCsv(form: string) {
  const { html, headers } = await teacher.open(`${book}/csv/${form}`)
  expect(headers.get("Content-Type")).toBe("text/csv; charset=utf-8")
  const { data, errors } = Papa.parse<Record<string, string>>(html.replace("\uFEFF", ""), {
    header: true,
    skipEmptyLines: true,
  })
  expect(errors).toEqual([])
  return data
}

test("a teacher reads the book, accepts an answer for everybody, and downloads it; a pupil finds the points", async () => {
  const [first, second] = people
  await playRound(first.visitor, work, "=Void")
  await playRound(first.visitor, work, "=Void")
  await playRound(second.visitor, work, "=void")
  await playRound(second.visitor, work, "=void")
  await teacher.open(book)
  expect(teacher.page.text).toContain(say("en", "work.progress", { done: 2, begun: 0, rest: 0 }))
  const hint = say("en", "book.hintsShown", { count: 1 })
  const [right, wrong] = (["right", "wrong"] as const).map(
    (mark) => `${say("en", `book.mark.${mark}`)}, ${hint}`,
  )
  expect(marksOn(teacher)).toEqual([
    [right, wrong],
    [right, wrong],
  ])
  expect(teacher.page.text).toContain(say("en", "book.people", { count: 2 }))
  const answers = await readCsv("answers?comma")
  const given = say("en", "book.file.given")
  expect(answers.map((row) => row[given])).toContain("'=Void")
  expect(answers).toHaveLength(4)
  await first.visitor.open(work)
  expect(first.visitor.page.text).toContain(say("en", "record.rightOf", { right: 1, count: 2 }))
  await teacher.open(book)
  await teacher.submit({ form: "form:has([name=key])" })
  expect(teacher.page.path).toBe(book)
  expect(teacher.page.text).toContain(say("en", "toast.bookAccepted"))
  expect(teacher.page.text).toContain(say("en", "book.accepted", { count: 1 }))
  expect(marksOn(teacher)).toEqual([
    [right, right],
    [right, right],
  ])
  const rows = await readCsv("pupils")
  expect(rows.map((row) => row[say("en", "book.file.name")]).toSorted()).toEqual(
    people.map(({ name }) => name).toSorted(),
  )
  expect(rows.map((row) => row[say("en", "book.file.right")])).toEqual(["2", "2"])
  const home = await first.visitor.open("/")
  expect(pointsOn(home)).toBe(100)
  expect(home.document.querySelector("section[aria-labelledby=outcomes]")?.text).toContain("+50")
  await first.visitor.open(work)
  expect(first.visitor.page.text).toContain(say("en", "record.rightOf", { right: 2, count: 2 }))
  expect(first.visitor.page.html).not.toContain(second.name)
  await teacher.open(`${at}/book`)
  await teacher.open(linkIn(teacher, "tbody a"))
  expect(teacher.page.document.querySelectorAll(".marks > li")).toHaveLength(2)
  expect(teacher.page.text).toMatch(/Played \d+ \w+ \d{4}, \d\d:\d\d/)
  expect((await teacher.open(`${book}/csv/constructor`)).status).toBe(404)
})
