import { afterEach, expect, test } from "vitest"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { signedIn } from "../support/people"
import { say } from "../support/words"

afterEach(() => faultyUpstream.heal())

const path = "/admin/structure"
const check = { name: "intent", value: "check" }

test("the first chapters of a school lead on to its steps", async () => {
  const empty = { grades: [], subjects: [], chapters: [], events: [], next: null }
  const made = { grades: 1, subjects: 1, links: 1, chapters: 0 }
  const huda = await signedIn(site, "huda")
  const reply = (chapters: number) => {
    const body = { rows: [], changes: [], changed: 0, made: { ...made, chapters }, ...empty }
    return faultyUpstream.reply("structure", { status: 200, body })
  }
  const make = async (chapters: number) => {
    await reply(chapters)
    await huda.open(`${path}?add=1`)
    await huda.submit({ form: "#give", button: check, values: { text: "7, Math, 1, Sets" } })
    return huda.submit({ form: "#make", button: { name: "intent", value: "make" } })
  }
  expect((await make(2)).path).toBe("/admin")
  expect((await make(0)).path).toBe(path)
})

test("counts nothing and heads no list in an empty school", async () => {
  const body = { grades: [], subjects: [], chapters: [], events: [], next: null }
  await faultyUpstream.reply("/admin/structure", { status: 200, body })
  const page = await (await signedIn(site, "huda")).open(path)
  expect(page.document.querySelector("#there")?.text).toBe(say("en", "structure.empty.title"))
  expect(page.document.querySelectorAll("main h3")).toEqual([])
})
