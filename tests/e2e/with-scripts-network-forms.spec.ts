import { words } from "../support/plain-games"
import { randomUUID } from "node:crypto"
import { cuts, hydrated, loseNextReply, pressTryNow, strip, tryNow } from "./cuts"
import { expect, test } from "./fixtures"
import { fillIn } from "./writing"
import { credentialsOf } from "../support/plain-client.mjs"

test.use({ isCut: true })

const offline = cuts["no network"]

test("a log-in waits for the network, with what was typed", async ({ page, person: pupil }) => {
  const { email, password } = credentialsOf("layla")
  await page.clock.install()
  await page.goto("/login")
  await hydrated(page)
  await offline.begin(page)
  await pupil.logIn(email, password)
  await expect(strip(page, pupil)).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(page.locator("[name=email]")).toHaveValue(email)
  await expect(page.locator("[name=password]")).toHaveValue(password)
  await offline.end(page)
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Layla")
})

test("a question is sent once and then decided, despite losses of the network", async ({
  page,
  person,
}) => {
  const question = `${randomUUID().slice(0, 8)} triangles`
  await person.arriveAs("sami")
  await page.clock.install()
  await page.goto("/make-offside/entertainment")
  await hydrated(page)
  await fillIn(page, { ...words.offside, question })
  await page.locator("select[name=section]").selectOption("3")
  await loseNextReply(page, false)
  await page.locator('main button[value="send"]').click()
  await expect(strip(page, person)).toBeVisible()
  await expect(page.locator('[name="question"]')).toHaveValue(question)
  await pressTryNow(page, person)
  await person.expectHeading("make.sent.title")

  await person.arriveAs("huda")
  await page.goto(`/admin/entertainment-questions?search=${question.slice(0, 8)}`)
  await hydrated(page)
  await page.locator("#questions a").click()
  const cards = page.locator("main article")
  await cards.getByText(person.say("review.refuse"), { exact: true }).click()
  const reason = cards.getByLabel(person.say("review.reason"))
  await reason.fill("It is in the book already.")
  await offline.begin(page)
  await cards.getByRole("button", { name: person.say("review.rejectNow") }).click()
  await expect(strip(page, person)).toBeVisible()
  await expect(reason).toHaveValue("It is in the book already.")
  await offline.end(page)
  await expect(page.getByText(person.say("review.done.rejected", { count: 1 }))).toBeVisible()
})

test("the network strip covers nothing, and gives the focus back", async ({
  page,
  person: pupil,
  expectAccessible,
}) => {
  await pupil.arrive()
  await page.goto("/games/education/five-hints/play-five-hints?subject=Math&chapter=1")
  await hydrated(page)
  await offline.begin(page)
  await pupil.press("play.nextHint")
  await expect(strip(page, pupil)).toBeVisible()
  await expectAccessible()
  await page.evaluate(() => window.scrollTo(0, 0))
  const [box, bar, heading] = await Promise.all([
    strip(page, pupil).boundingBox(),
    page.getByRole("banner").boundingBox(),
    page.getByRole("heading", { level: 1 }).boundingBox(),
  ])
  expect(box?.y).toBeGreaterThanOrEqual(bottomOf(bar) - 1)
  expect(bottomOf(box)).toBeLessThanOrEqual(heading?.y ?? 0)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)

  const field = page.getByLabel(pupil.say("play.answer"), { exact: true })
  await field.focus()
  await tryNow(page, pupil).focus()
  await page.keyboard.press("Enter")
  await expect(tryNow(page, pupil)).toBeFocused()
  await offline.end(page)
  await pupil.expectHints(2)
  await expect(strip(page, pupil)).toBeHidden()
  await expect(field).toBeFocused()
})

test("another link cancels the page that was waited for", async ({ page, person: visitor }) => {
  await page.goto("/login")
  await hydrated(page)
  await offline.begin(page)
  await visitor.goTo("nav.contact")
  await expect(strip(page, visitor)).toBeVisible()
  await visitor.goTo("nav.about")
  await visitor.expectHeading("login.title")
  await offline.end(page)
  await visitor.expectHeading("about.title")
})

test("a choice of language waits for the network", async ({ page, person: visitor, language }) => {
  const other = language === "en" ? "ar" : "en"
  await page.goto("/contacts")
  await hydrated(page)
  const message = page.locator("[name=message]")
  await message.fill("half a thought")
  await offline.begin(page)
  await visitor.choose("language.label", other)
  await expect(strip(page, visitor)).toBeVisible()
  await expect(message).toHaveValue("half a thought")
  await offline.end(page)
  await expect(page.locator("html")).toHaveAttribute("lang", other)
  await expect(page).toHaveURL(/contacts/)
})

test("an unhydrated form is sent by the last button pressed, once the network is back", async ({
  page,
}) => {
  await page.goto("/contacts")
  await hydrated(page)
  // A form that React has not hydrated, as every form of a page is before hydration.
  await page.locator("main").evaluate((main) =>
    main.insertAdjacentHTML(
      "beforeend",
      `<form method="post">
        <button name="chosen" value="7" formaction="/about" formmethod="get">Go</button>
        <button name="other" value="1" formaction="/login" formmethod="get">Away</button>
      </form>`,
    ),
  )
  await offline.begin(page)
  for (const name of ["Away", "Go"]) await page.getByRole("button", { name, exact: true }).click()
  await expect(page).toHaveURL(/contacts/)
  await offline.end(page)
  await expect(page).toHaveURL(/\/about\?chosen=7$/)
})

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0)
