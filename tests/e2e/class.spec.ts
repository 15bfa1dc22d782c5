import { randomUUID } from "node:crypto"
import { readFile } from "node:fs/promises"
import { words } from "../support/plain-games"
import { strip } from "./cuts"
import { expect, test, type Page } from "./fixtures"
import type { Playing } from "./playing"
import type { Person } from "./steps"
import { fillIn } from "./writing"

const longest = "Abdulrahman".repeat(6).slice(0, 60)
const names = ["ليلى حسن", "Sami Adel", "هند سعيد", "Omar Nasser", "زياد خالد", longest]
const subject = { en: "Math", ar: "الرياضيات" } as const

const inArabicDigits = (digits: string) =>
  digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))

test.use({ isCut: true })

test("a class is made of a list, a pupil of eight logs in by a slip, loses the line and plays on elsewhere, and finds what the teacher accepted in the book", async ({
  page,
  person,
  playing,
  language,
  expectAccessible,
}) => {
  const mark = randomUUID().slice(0, 8)
  const given = `Zanzi ${mark}`
  await person.arriveAs("omar")
  await page.goto("/classes")
  await person.follow("class.make")
  await person.expectHeading("class.make")
  await person.fill("class.name", `3B ${language}`)
  await page.getByLabel(person.say("make.grade"), { exact: true }).selectOption("7")
  await page.getByLabel(subject[language], { exact: true }).check()
  await expectAccessible()
  await person.press("class.make")
  await expect(page).toHaveURL(/\/classes\/\d+$/)
  const at = new URL(page.url()).pathname
  await test.step("pastes the names, and prints the slips", async () => {
    await person.fill("class.names", names.join("\n"))
    await expectAccessible()
    await person.press("class.addButton")
    await person.expectHeading("class.slips")
    await expect(page.locator(".slip-sheet > li")).toHaveCount(names.length)
    await expectOnPaper(page, ".slip-sheet > li")
    await expectAccessible()
  })
  const { number, secret } = await readSlip(page, "Sami Adel")
  await test.step("sets a question of the own as work", () => setWork(playing, at, mark))
  const teacher = await become(page, [])
  await test.step("types number and secret in Arabic digits", async () => {
    const typed = { number: inArabicDigits(number), secret: inArabicDigits(secret) }
    await changeDevice(page, person, typed)
    await expectAccessible()
  })
  await test.step("loses the line with the answer, and goes on on another device", async () => {
    await loseLine(playing, { mark, given })
    await changeDevice(page, person, { number, secret })
    await playWork(page, person, { mark, given })
  })
  const pupil = await become(page, teacher)
  await test.step("the teacher reads the book, and accepts the answer", async () => {
    await page.goto(`${at}/book`)
    await expectAccessible()
    await openWork(page, person, given)
    await expectAccessible()
    expect(await readAnswers(page, person)).toContain(given)
    await person.press("book.accept")
    await expect(page.getByText(person.say("book.accepted", { count: 1 }))).toBeVisible()
    await expectAccessible()
  })

  await become(page, pupil)
  await page.goto("/")
  await expect(page.locator("section[aria-labelledby=outcomes]")).toContainText("+40")
  await person.expectPoints(40)
  await expectAccessible()
})

/** Nothing of these is outside of them, and none is wider than the narrower of both papers, A4, within its margins. */
async function expectOnPaper(page: Page, selector: string) {
  const size = page.viewportSize()
  await page.emulateMedia({ media: "print" })
  await page.setViewportSize({ width: 680, height: 900 })
  const wrong = await page.locator(selector).evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { left, right } = part.getBoundingClientRect()
      const isOutside = (each: Element) => {
        const box = each.getBoundingClientRect()
        return box.left < left - 1 || box.right > right + 1 || box.right > innerWidth + 1
      }
      return [part, ...part.querySelectorAll("*")].filter(isOutside).map((each) => each.outerHTML)
    }),
  )
  expect(wrong).toEqual([])
  await page.emulateMedia({ media: null })
  if (size) await page.setViewportSize(size)
}

type Cookies = Awaited<ReturnType<ReturnType<Page["context"]>["cookies"]>>

/** Returns the cookies of who leaves. */
async function become(page: Page, cookies: Cookies): Promise<Cookies> {
  const left = await page.context().cookies()
  await page.context().clearCookies()
  await page.context().addCookies(cookies)
  return left
}

async function setWork({ page, person, hasScripts }: Playing, at: string, mark: string) {
  await page.goto("/make-five-hints/education")
  await fillIn(page, { ...words["five-hints"], question: `Which number is ${mark}?` })
  await page.getByLabel(person.say("make.grade"), { exact: true }).selectOption("7")
  const chapter = page.getByLabel(person.say("make.chapter"), { exact: true })
  if (!hasScripts) await person.press("make.load")
  await expect(chapter.locator("option")).not.toHaveCount(1)
  await chapter.selectOption("2")
  await person.press("make.check")
  await expect(page.getByText(person.say("make.preview.good"))).toBeVisible()
  await page.locator('main button[value="send"]').last().click()
  await person.expectHeading("make.sent.title")
  await page.goto(`${at}/work/new?way=questions`)
  await page.locator("main [name=search]").fill(mark)
  await page.locator("main [name=language]").selectOption("en")
  await page.locator("main [name=own]").check()
  await page.locator("main button[value=find]").click()
  await page.getByLabel(mark).check()
  await page.locator("main button[value=go]").click()
  await page.locator("main [name=title]").fill(`Week ${mark}`)
  await person.press("work.set")
  await expect(page.getByText(`Week ${mark}`)).toBeVisible()
}

async function readSlip(page: Page, name: string) {
  const slip = page.locator(".slip-sheet > li").filter({ hasText: name })
  const [number = "", secret = ""] = await slip.locator("dd").allInnerTexts()
  return { number, secret }
}

type Slip = Awaited<ReturnType<typeof readSlip>>

async function changeDevice(page: Page, person: Person, { number, secret }: Slip) {
  await become(page, [])
  await page.goto("/login")
  await person.logIn(number, secret)
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Sami")
}

async function openQuestion(page: Page, mark: string) {
  await page.locator('main a[href^="/work/"]').filter({ hasText: mark }).click()
  await page.locator("#next").click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText(mark)
}

async function loseLine({ page, person, hasScripts }: Playing, { mark, given }: Answered) {
  await openQuestion(page, mark)
  await person.press("play.nextHint")
  await person.expectHints(2)
  await page.locator("main input[name=answer]").fill(given)
  await page.route("**/*", (route) => route.abort("internetdisconnected"))
  await person.press("play.submit")
  if (hasScripts) await expect(strip(page, person)).toBeVisible()
  else await expect(page).toHaveURL(/^chrome-error:/)
  await page.goto("about:blank")
  await page.unroute("**/*")
}

interface Answered {
  readonly mark: string
  readonly given: string
}

async function playWork(page: Page, person: Person, { mark, given }: Answered) {
  await openQuestion(page, mark)
  await person.expectHints(2)
  await page.locator("main input[name=answer]").fill(given)
  await person.press("play.submit")
  await expect(page).toHaveURL(/[?&]round=/)
  // The leaderboard is read after all that the pupil played is published.
  await page.goto("/top-10")
}

async function openWork(page: Page, person: Person, given: string) {
  await page.locator("thead a").click()
  const wrong = page.getByRole("list", { name: person.say("book.wrongAnswers") })
  await expect(wrong).toContainText(given)
  await expectOnPaper(page, ".register")
}

async function readAnswers(page: Page, person: Person): Promise<string> {
  await page.locator("summary", { hasText: person.say("book.files") }).click()
  const file = page.waitForEvent("download")
  await page.locator('main a[href$="/csv/answers"]').click()
  return readFile(await (await file).path(), "utf8")
}
