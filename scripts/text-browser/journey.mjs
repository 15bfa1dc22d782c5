import { readSeed } from "../../api/seed/read-seed.mjs"
import { Failure } from "../launch/failure.mjs"

/** @typedef {ReturnType<typeof import("./w3m.mjs").openW3m>} Browser */

const password = "Kick-0ff!"

/**
 * Plays as a pupil from sign-up to the leaderboard; prints every page.
 * @param {Browser} browser
 */
export async function playJourney(browser) {
  const name = `Nora ${Date.now().toString(36)}`
  const email = `${name.toLowerCase().replace(" ", "-")}@school.example`

  await show(browser, "Ready for the challenge")
  browser.press("Sign up and play")
  await show(browser, "Create my account")
  await signUp(browser, name, email)
  await logIn(browser, email)
  await show(browser, name)
  browser.press("Play now")
  await show(browser, "1. Subject")
  browser.pressAfter("1\\. Subject")
  await show(browser, "2. Chapter")
  browser.pressAfter("2\\. Chapter")
  await show(browser, "Start the round")
  browser.press("Start the round")
  await playRound(browser)
  browser.press("Top 10")
  await show(browser, name)
  browser.press("العربية")
  await show(browser, "العشرة الأوائل")
}

/** @param {Browser} browser @param {string} name @param {string} email */
async function signUp(browser, name, email) {
  browser.select("Your grade", 7)
  browser.fill("Your name", name)
  browser.fill("E-mail", email)
  browser.fill("Password", password)
  browser.fill("Password again", password)
  browser.press("Create my account")
  await show(browser, "Your account is ready")
}

/** @param {Browser} browser @param {string} email */
async function logIn(browser, email) {
  browser.fill("E-mail", email)
  browser.fill("Password", password)
  browser.pressNext()
}

/** @param {Browser} browser */
async function playRound(browser) {
  const answer = answerTo(await show(browser, "Worth 50 points"))
  browser.press("Next hint")
  await show(browser, "Worth 40 points")
  browser.fill("Your answer", answer)
  browser.pressNext()
  await show(browser, "You won 40 points")
}

/**
 * Prints the page; fails if it does not contain the sentence.
 * @param {Browser} browser
 * @param {string} sentence
 */
async function show(browser, sentence) {
  const page = await browser.read()
  console.log(`${page.trim()}\n${"=".repeat(100)}`)
  if (!squeezed(page).includes(squeezed(sentence)))
    throw new Failure(`This page should contain "${sentence}".`)
  return page
}

/** The right answer, found by the page's question and first hint. @param {string} page */
function answerTo(page) {
  const text = squeezed(page)
  const questions = readSeed().games["five-hints"].flatMap(({ items }) => items)
  const asked = questions.find(
    ({ question, hints: [first = ""] }) =>
      text.includes(squeezed(question)) && text.includes(squeezed(first)),
  )
  const answer = asked?.answer.split("|")[0]
  if (!answer) throw new Failure("The question of this page is not in the seed.")
  return answer
}

/** Removes all white space, because w3m wraps lines at the width of the screen. @param {string} text */
const squeezed = (text) => text.replace(/\s/g, "")
