import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { categories, gameNames } from "../../contract/words"
import { arabicOrBoth } from "../support/arabic-or-both"
import * as hints from "../support/five-hints-page"
import { wrongAnswer } from "../support/seeded.mjs"
import { record } from "../support/record-page"
import { brotliWithin, scriptsOf, stylesOf, weightOf } from "../support/built"
import { signedIn } from "../support/people"
import { roundPages } from "../support/round-pages"
import { prepareStates, startProduct } from "../support/servers.mjs"
import { startTrial, trialOf } from "../support/trials"
import { Visitor, type Page } from "../support/visitor"
import { type Language, placeIn } from "../support/words"

/**
 * The first round trip of a new connection carries about 14,000 bytes; a page of this size renders after it. These
 * limits are what the heaviest pages take and 800 bytes for what comes.
 */
const pageMax = 12_000
/** The lists for review hold one question in full, with the forms that decide on it, beside the others. */
const reviewMax = 13_000
/**
 * In bytes, 7.5 KB of them the styles, which have what each screen size needs. The stack alone takes 80 KB, and 88 KB
 * with conform, which forms need; each route adds 30 bytes to the manifest, which every page loads.
 */
const scriptsMax = 100_700
const scriptsWithConformMax = 106_200

const reset = "/password-reset/a-token?email=nora%40school.example"
const makePages = gameNames.flatMap((game) =>
  categories.map((category) => `/make-${game}/${category}`),
)
const conformPages = new Set([
  "/login",
  "/signup",
  "/password-forget",
  reset,
  "/change-password",
  "/profile",
  "/contacts",
  ...makePages,
  "/admin/add-grade",
  "/admin/add-subject",
  "/admin/add-chapter?grade=7&subject=Math",
  "/admin/add-grade-subjects?grade=7",
])
const reviewLists = ["/admin/educational-questions", "/admin/entertainment-questions"]
const open = [
  "/",
  "/login",
  "/signup",
  "/password-forget",
  "/password-forget?sent=1",
  reset,
  "/about",
  "/contacts",
  "/no-such-page",
  "/entertainment-sections",
]
const forPupils = [
  "/",
  "/games",
  "/games/education",
  "/games/education/five-hints",
  "/games/education/five-hints?subject=Math",
  "/games/education/five-hints?subject=Math&chapter=1",
  "/games/entertainment",
  ...gameNames.map((game) => roundPages[game].sets),
  "/games/entertainment/five-hints/play-five-hints?section=3",
  "/entertainment-sections",
  "/top-10",
  "/top-10?scope=grade",
  "/answered-questions",
  "/change-password",
  "/profile",
]
const forAdmins = [
  "/admin",
  "/admin/gaps",
  "/admin/people",
  "/admin/add-grade",
  "/admin/add-subject",
  "/admin/add-chapter?grade=7&subject=Math",
  "/admin/add-grade-subjects?grade=7",
  ...reviewLists,
]

const forTeachers = [
  "/",
  "/games",
  "/games/education",
  ...makePages,
  "/my-questions",
  "/my-questions/appeals",
]

/** A product with the seed alone, because its lists would contain what other tests write. */
let states: Awaited<ReturnType<typeof prepareStates>>
let product: Awaited<ReturnType<typeof startProduct>>
beforeAll(async () => {
  states = await prepareStates()
  const secrets = { SESSION_SECRETS: inject("sessionSecrets") }
  product = await startProduct(states.newState(), secrets)
}, 120_000)
afterAll(async () => {
  await product.stop()
  states.remove()
})

test.each(arabicOrBoth)(
  "every page is within its weight budget in %s",
  async (language) => {
    const visitor = new Visitor(product.url, language)
    const pupil = await signedIn(product.url, "layla", language)
    const weights = []
    for (const path of open) weights.push(weigh(path, await visitor.open(path)))
    weights.push(weigh(trialOf("offside", 3), await visitor.open(trialOf("offside", 3))))
    for (const game of gameNames) {
      weights.push(weigh(trialOf(game), await startTrial(visitor, game)))
      weights.push(weigh(trialOf(game), await roundPages[game].answer(visitor)))
    }
    for (const path of forPupils.map((each) => placeIn(language, each)))
      weights.push(weigh(path, await pupil.open(path)))
    weights.push(...(await mistaken(pupil, language)))
    const teacher = await signedIn(product.url, "omar", language)
    for (const path of forTeachers) weights.push(weigh(path, await teacher.open(path)))
    const admin = await signedIn(product.url, "huda", language)
    for (const path of forAdmins) {
      const own = placeIn(language, path)
      weights.push({ ...weigh(own, await admin.open(own)), path })
    }
    console.log(`  page    js  (bytes in brotli, of light pages a few more, ${language})`)
    for (const { path, page, scripts } of weights)
      console.log(`${String(page).padStart(6)} ${String(scripts).padStart(6)}  ${path}`)
    expect(weights.filter(({ path, page }) => page > pageMaxOf(path))).toEqual([])
    expect(weights.filter(({ path, scripts }) => scripts >= limitOf(path))).toEqual([])
  },
  120_000,
)

/** Results and ends of three chapters with wrong answers, and the record, which lists the hints of mistakes. */
async function mistaken(pupil: Visitor, language: Language) {
  const weights = []
  for (const chapter of ["1", "2", "3"]) {
    await pupil.open(placeIn(language, hints.sets.replace("chapter=1", `chapter=${chapter}`)))
    for (let round = 0; hints.isInPlay(pupil.page) && round < 4; round += 1) {
      const { path } = await hints.giveAnswer(pupil, `${wrongAnswer} ${wrongAnswer}`)
      weights.push(weigh(path, pupil.page))
      await pupil.submit()
    }
    weights.push(weigh(pupil.page.path, pupil.page))
  }
  return [...weights, weigh(record, await pupil.open(record))]
}

function weigh(path: string, { status, path: arrivedAt, html }: Page) {
  expect({ status, arrivedAt }).toEqual({
    status: path === "/no-such-page" ? 404 : 200,
    arrivedAt: path,
  })
  const styles = total(stylesOf(html))
  const page = styles + brotliWithin(html, pageMax - styles)
  return { path, page, scripts: total(scriptsOf(html)) }
}

const total = (addresses: readonly string[]) =>
  addresses.reduce((sum, address) => sum + weightOf(address), 0)

const pageMaxOf = (path: string) => (reviewLists.includes(path) ? reviewMax : pageMax)

const limitOf = (path: string) =>
  conformPages.has(path.replace("?sent=1", "")) ? scriptsWithConformMax : scriptsMax
