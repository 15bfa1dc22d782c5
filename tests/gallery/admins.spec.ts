import { mergeTests } from "@playwright/test"
import { expect, test as onOwnUpstream } from "../e2e/failing-upstream"
import { difficulty, fiveHints, offside, otherAdmin, writer } from "../support/writer"
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

test("the pages of people @plain", async ({ page, person, photograph }) => {
  await person.arriveAs("huda")
  for (const [state, path] of [
    ["people", "/admin/people"],
    ["people-none", "/admin/people?search=zzz"],
  ] as const) {
    await page.goto(path)
    await photograph(state)
  }
  await page.goto("/admin/people?search=layla@tahaddi.example")
  await page.locator("#people a").click()
  await photograph("person")
  await person.press("people.block.submit")
  await photograph("person-blocked")
  await person.press("people.unblock.submit")
  await page.goto("/admin/history?of=people")
  await photograph("history-people")
})

test("what became of a teacher's questions @plain", async ({ page, person, photograph }) => {
  const api = process.env["TAHADDI_API"] ?? ""
  const [omar, huda] = await Promise.all([writer(api), otherAdmin(api)])
  await omar.forSchool(fiveHints("Which shape is this?"), "2", 7)
  await omar.forSchool(offside("Integers"), "2", 7)
  for (const { questionID, question } of await huda.waiting()) {
    if (question === "Which shape is this?") await huda.decide("approve", String(questionID))
    const reason = new URLSearchParams({ reason: "The third statement is not clear." })
    if (question === "Integers") await huda.decide("reject", `${questionID}?${reason}`)
  }
  await person.arriveAs("omar")
  await page.goto("/")
  await photograph("home-teacher-decided")
  await page.goto("/my-questions")
  await photograph("my-questions")
})

test("a form of an admin with an error", async ({ page, person, photograph }) => {
  await person.arriveAs("huda")
  await page.goto("/admin/add-grade")
  await person.press("addGrade.submit")
  await expect(page.getByRole("alert")).toBeVisible()
  await photograph("add-grade-wrong")
})
