import { wrongAnswer } from "../support/seeded.mjs"
import { expect, test } from "./photograph"

for (const [state, path] of [
  ["home-visitor", "/"],
  ["login", "/login"],
  ["signup", "/signup"],
  ["password-forget", "/password-forget"],
  ["password-forget-sent", "/password-forget?sent=1"],
  ["password-reset", "/password-reset/a-token?email=nora%40school.example"],
  ["about", "/about"],
  ["contacts", "/contacts"],
  ["contacts-sent", "/contacts?sent=1"],
  ["sections-visitor", "/entertainment-sections"],
  ["not-found", "/no-such-page"],
] as const)
  test(state, async ({ page, photograph }) => {
    await page.goto(path)
    await photograph(state)
  })

test("login with a wrong password", async ({ page, person, photograph }) => {
  await page.goto("/login")
  await person.logIn("nobody@school.example", "Wrong-1234")
  await expect(page.getByRole("alert")).toBeVisible()
  await photograph("login-wrong")
})

test("signup with errors", async ({ page, person, photograph }) => {
  await page.goto("/signup")
  await person.signUpBadly()
  await expect(page.getByRole("alert")).toBeVisible()
  await photograph("signup-wrong")
})

test("a visitor's round", async ({ page, person, photograph }) => {
  await page.goto("/")
  await person.press("home.card.turn")
  await person.expectHints(1)
  await photograph("try-round")
  await person.fill("play.answer", wrongAnswer)
  await person.press("play.submit")
  await person.expectHeading("play.wrong")
  await photograph("try-wrong")
})

test("the menu", async ({ page, person, photograph }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto("/")
  await page.locator(`header summary[aria-label="${person.say("nav.menu")}"]`).click()
  await photograph("menu-open")
})
