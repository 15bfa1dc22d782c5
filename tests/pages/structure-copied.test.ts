import { afterEach, expect, test } from "vitest"
import { faultyUpstream, site } from "../support/on-faulty-upstream"
import { signedIn } from "../support/people"
import { say } from "../support/words"

afterEach(() => faultyUpstream.heal())

const path = "/admin/structure"

const at = (grade: number, number: number, en: string, isArchived = false) => {
  return { grade, subject: 3, number, names: { en }, isArchived }
}

test("copies to a grade what it lacks, and neither copies nor merges what is archived", async () => {
  const known = { isArchived: false, image: "" }
  const body = {
    grades: [
      { id: 1, names: { en: "Copied form" }, subjects: [3, 4], isArchived: false },
      { id: 2, names: { en: "Filled form" }, subjects: [3], isArchived: false },
    ],
    subjects: [
      { ...known, id: 3, names: { en: "Copycraft" } },
      { ...known, id: 4, names: { en: "Bygonecraft" }, isArchived: true },
    ],
    chapters: [at(1, 1, "Theirs"), at(1, 2, "Left out", true), at(1, 3, "Third"), at(2, 1, "Own")],
    events: [
      {
        id: "7",
        at: "2026-01-02T00:00:00.000Z",
        by: "Huda",
        kind: "merged",
        names: ["Copied form", "Copycraft", "Theirs", "Third"].map((en) => ({ en })),
        changed: 1,
        canUndo: false,
      },
      {
        id: "6",
        at: "2026-01-01T00:00:00.000Z",
        by: "Huda",
        kind: "archived",
        names: [{ en: "Bygonecraft" }],
        changed: 1,
        canUndo: true,
      },
    ],
    next: "6",
  }
  await faultyUpstream.reply("/admin/structure", { status: 200, body })
  const huda = await signedIn(site, "huda")
  const { document } = await huda.open(path)
  expect(document.querySelector("#changes ~ ul li")?.text).toContain(
    `${say("en", "structure.events.merged")} Copied form · Copycraft · Theirs → Third`,
  )
  for (const [chapter, merges] of [
    [1, 1],
    [2, 0],
  ]) {
    const chosen = await huda.open(`${path}?grade=1&subject=3&chapter=${chapter}`)
    expect(chosen.document.querySelectorAll("select[name=into]")).toHaveLength(merges ?? 0)
  }
  await huda.open(`${path}?add=1`)
  const page = await huda.submit({
    form: "#copy",
    button: { name: "intent", value: "copy" },
    values: { from: "1", to: ["2"], chapters: "on" },
  })
  const rows = page.document.querySelectorAll("#preview ~ * details li").map(({ text }) => text)
  expect(rows).toEqual(["Filled form · Copycraft", "Filled form · Copycraft · 3 · Third"])
  const all = { to: ["1", "2"], all: "on" }
  const copy = { name: "intent", value: "copy" }
  const linked = await huda.submit({ form: "#link", button: copy, values: all })
  expect(
    linked.document.querySelectorAll("#preview ~ * details li").map(({ text }) => text),
  ).toEqual(["Copied form · Copycraft", "Filled form · Copycraft"])
  const one = await huda.submit({
    form: "#link",
    button: copy,
    values: { to: ["1"], subject: ["3"] },
  })
  expect(one.document.querySelectorAll("#preview ~ * details li").map(({ text }) => text)).toEqual([
    "Copied form · Copycraft",
  ])
  const none = await huda.submit({ form: "#link", button: copy, values: { to: ["2"] } })
  expect(none.text).toContain(say("en", "errors.structure.noTicks"))
  expect(none.document.querySelectorAll("#link [checked]")).toHaveLength(1)
  const earlier = await huda.open(`${path}?grade=1&before=9`)
  const pages = earlier.document.querySelectorAll("#changes ~ nav a")
  expect(pages.map((link) => link.getAttribute("href"))).toEqual([
    `${path}?grade=1#changes`,
    `${path}?grade=1&before=6#changes`,
  ])
})
