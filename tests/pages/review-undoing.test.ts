import { afterEach, expect, inject, test } from "vitest"
import { api, faultyUpstream } from "../support/on-faulty-upstream"
import { signedIn } from "../support/people"
import {
  cardOn,
  decide,
  decideTicked,
  entryOf,
  questionsOn,
  writeFor,
} from "../support/review-page"
import type { Page, Visitor } from "../support/visitor"
import { say } from "../support/words"
import { writer } from "../support/writer"

const omar = await writer(api)
const huda = await signedIn(inject("siteOnFaultyUpstream"), "huda")
afterEach(() => faultyUpstream.heal())

const written = (count: number) => writeFor(huda, omar, count)

test("a decision can be undone where it was made, for all its questions at once", async () => {
  const [first = "", ...others] = await written(3)
  const page = await decideTicked(huda, [first, ...others.slice(0, 1)], "reject", "Twice")
  expect(questionsOn(page)).toEqual(others.slice(1))
  expect(undoForm(page)).toBe(page.document.querySelector("#list ~ *"))
  const undone = await undo(huda)
  expect(undone.text).toContain(say("en", "toast.undone"))
  expect(questionsOn(undone)).toEqual([first, ...others])
  expect(cardOn(undone).question).toBe(first)
  expect(undone.path).not.toContain("decided=")
  await huda.open(page.path)
  expect((await undo(huda)).text).toContain("This decision cannot be undone any more.")
})

test("after a decision the next question begins with the way to undo it", async () => {
  const [first = "", next = ""] = await written(2)
  const page = await decide(huda, first, "approve")
  expect(cardOn(page).question).toBe(next)
  expect(undoForm(page)).toBe(page.document.querySelector("main article > *"))
})

test("a question in the list can be sent back for changes, with reasons to choose from", async () => {
  const [question = ""] = await written(1)
  const { id } = entryOf(huda.page, question)
  const page = await decide(huda, question, "changes", { template: ["spelling", "level"] })
  expect(page.text).toContain(say("en", "review.done.changes", { count: 1 }))
  await huda.open(`/admin/questions/${id}`)
  expect(huda.page.text).toContain(say("en", "mine.status.changes"))
  for (const reason of ["spelling", "level"] as const)
    expect(huda.page.text).toContain(say("en", `review.reasons.${reason}`))
})

test("an undo without a reply from the upstream can be pressed again", async () => {
  const [first = ""] = await written(2)
  await decide(huda, first, "approve")
  await faultyUpstream.spoil("Admin/undo", 500)
  const failed = await undo(huda)
  expect(failed.status).toBe(503)
  expect(failed.text).toContain(say("en", "errors.unavailable"))
  await faultyUpstream.heal()
  expect(questionsOn(await undo(huda))).toContain(first)
})

const undoForm = ({ document }: Page) => document.querySelector("main form:has([value=undo])")

const undo = (visitor: Visitor) =>
  visitor.submit({ form: "main form:has([value=undo])", button: { name: "intent", value: "undo" } })
