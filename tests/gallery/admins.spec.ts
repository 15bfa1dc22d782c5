import { mergeTests } from "@playwright/test"
import { expect, test as onOwnUpstream } from "../e2e/failing-upstream"
import { difficulty, fiveHints, offside, writer } from "../support/writer"
import { test as gallery } from "./photograph"

const test = mergeTests(onOwnUpstream, gallery)

test("the pages of an admin @plain", async ({ page, person, photograph }) => {
  const omar = await writer(process.env["TAHADDI_API"] ?? "")
  await omar.forSchool(fiveHints("Which number is this?"), "1", 7)
  await omar.forSchool(offside("Triangles"), "1", 7)
  await omar.forSchool(difficulty("How many sides?"), "1", 7)
  await person.arriveAs("huda")
  for (const [state, path] of [
    ["home-admin", "/"],
    ["admin", "/admin"],
    ["gaps", "/admin/gaps"],
    ["review", "/admin/educational-questions"],
    ["review-entertainment", "/admin/entertainment-questions"],
    ["add-grade", "/admin/add-grade"],
    ["add-subject", "/admin/add-subject"],
    ["add-chapter", "/admin/add-chapter?grade=7&subject=Math"],
    ["add-grade-subjects", "/admin/add-grade-subjects?grade=7"],
  ] as const) {
    await page.goto(path)
    await photograph(state)
  }
})

test("a form of an admin with an error", async ({ page, person, photograph }) => {
  await person.arriveAs("huda")
  await page.goto("/admin/add-grade")
  await person.press("addGrade.submit")
  await expect(page.getByRole("alert")).toBeVisible()
  await photograph("add-grade-wrong")
})
