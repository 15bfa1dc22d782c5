import { words, writtenGames } from "../support/good-questions"
import { type Persona, credentialsOf } from "../support/people"
import { expect, test, type Page } from "./fixtures"
import { Person } from "./steps"

for (const game of writtenGames)
  test(`a teacher writes ${game}: errors, preview, sent, another`, async ({
    page,
    language,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const teacher = new Person(page, language)
    await enter(page, teacher, "omar")
    await page.goto(`/make-${game}/education`)
    await expectAccessible()

    await teacher.press("make.check")
    await expect(page.getByRole("alert")).toBeVisible()
    await expect(page.getByText(teacher.say("make.preview.wrong"))).toBeVisible()
    await expectAccessible()

    await fillIn(page, words[game])
    await page.getByLabel(teacher.say("make.grade"), { exact: true }).selectOption("7")
    const chapter = page.getByLabel(teacher.say("make.chapter"), { exact: true })
    if (!javaScriptEnabled) await teacher.press("make.load")
    await expect(chapter.locator("option")).not.toHaveCount(1)
    await chapter.selectOption("2")
    await teacher.press("make.check")
    await expect(page.getByText(teacher.say("make.preview.good"))).toBeVisible()
    await expect(page.getByRole("alert")).toHaveCount(0)
    await expectAccessible()

    await page.locator('main button[value="send"]').click()
    await teacher.expectHeading("make.sent.title")
    await expectAccessible()
    await teacher.follow("make.sent.again")
    await expect(page.getByLabel(teacher.say("make.grade"), { exact: true })).toHaveValue("7")
    await expect(chapter).toHaveValue("2")
    await expect(page.locator("main textarea").first()).toHaveValue("")
  })

test("with a script the counter counts, and a draft is there again until it is sent", async ({
  page,
  language,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "counters and drafts are a script's")
  const writer = new Person(page, language)
  await enter(page, writer, "sami")
  await page.goto("/make-offside/entertainment")
  const question = page.locator('[name="question"]')
  await expect(page.getByText(writer.say("make.limit", { max: 300 }))).toBeVisible()
  await fillIn(page, words.offside)
  await expect(
    page.getByText(writer.say("make.left", { count: 300 - words.offside.question.length })),
  ).toBeVisible()
  await page.locator("select[name=section]").selectOption("3")

  await page.goto("/make-five-hints/entertainment")
  await expect(question).toHaveValue("")
  await page.goto("/make-offside/entertainment")
  await writer.press("make.draft.restore")
  await expect(question).toHaveValue(words.offside.question)
  await expect(page.locator("select[name=section]")).toHaveValue("3")
  await expect(page.locator("main input:checked")).toHaveCount(words.offside.correct.length)
  await page.locator('main button[value="send"]').click()
  await writer.expectHeading("make.sent.title")
  await writer.follow("make.sent.again")
  await writer.expectHeading("make.title.offside")
  await page.reload()
  await expect(page.getByText(writer.say("make.limit", { max: 300 }))).toBeVisible()
  await expect(page.getByRole("button", { name: writer.say("make.draft.restore") })).toHaveCount(0)
})

async function enter(page: Page, person: Person, persona: Persona): Promise<void> {
  const { email, password } = credentialsOf(persona)
  await page.goto("/login")
  await person.logIn(email, password)
  await expect(page).not.toHaveURL(/login/)
}

/** Writes into fields and ticks boxes; choices by their values. */
async function fillIn(page: Page, fields: Readonly<Record<string, string | readonly string[]>>) {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`main [name="${name}"]`)
    if (typeof value !== "string") {
      for (const each of value) await page.locator(`main [name="${name}"][value="${each}"]`).check()
    } else if (name.endsWith("difficultyLevel")) await field.selectOption(value)
    else await field.fill(value)
  }
}
