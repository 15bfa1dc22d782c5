import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { categories, gameNames } from "../../contract/words"
import { arabicOrBoth } from "../support/arabic-or-both"
import * as hints from "../support/five-hints-page"
import { wrongAnswer } from "../support/seeded.mjs"
import { record } from "../support/record-page"
import { brotliAtEdge, scriptsOf, stylesOf, weightOf } from "../support/built"
import { signedIn } from "../support/people"
import { roundPages } from "../support/round-pages"
import { prepareStates, startProduct } from "../support/servers.mjs"
import { startTrial, trialOf } from "../support/trials"
import { Visitor } from "../support/visitor"
import { type Language, placeIn } from "../support/words"

/** The first round trip of a new connection carries about 14,000 bytes; a page of this size renders after it. */
const firstMax = 14_000
/** A page that is opened from another one has its styles already. */
const laterMax = 6_144
/** What is inside a first view alone: styles and pictures. */
const inlineMax = 7_200
/** A page of this size is within `firstMax` with them, and needs no second look. */
const surelyLight = 5_800
/** A day of three rounds with everything that was written in them. */
const recordMax = 6_750
/** The lists for review hold one question in full, with the forms that decide on it, beside the others. */
const review = { first: 14_800, later: 8_000 }
const stylesMax = 11_800
/**
 * In bytes. The stack alone takes 80 KB, and 88 KB with conform, which forms need; each route adds 30 bytes to the
 * manifest, which every page loads.
 */
const scriptsMax = 95_000
const scriptsWithConformMax = 100_000

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
    const weights: Awaited<ReturnType<typeof weigh>>[] = []
    const weighAll = async (person: Visitor, paths: readonly string[]) => {
      for (const path of paths) {
        const own = placeIn(language, path)
        await person.open(own)
        weights.push({ ...(await weigh(person, own)), path })
      }
    }
    await visitor.open("/about")
    await weighAll(visitor, [...open, trialOf("offside", 3)])
    for (const game of gameNames) {
      await startTrial(visitor, game)
      weights.push(await weigh(visitor, trialOf(game)))
      await roundPages[game].answer(visitor)
      weights.push(await weigh(visitor, trialOf(game)))
    }
    await weighAll(pupil, forPupils)
    weights.push(...(await mistaken(pupil, language)))
    await weighAll(await signedIn(product.url, "omar", language), forTeachers)
    await weighAll(await signedIn(product.url, "huda", language), forAdmins)
    console.log(` first later    js  (bytes in brotli, ${language})`)
    for (const { path, ...bytes } of weights)
      console.log(
        [bytes.first, bytes.later, bytes.scripts]
          .map((each) => String(each ?? "").padStart(6))
          .join(""),
        path,
      )
    expect(weights.filter(({ path, first }) => (first ?? 0) > firstMaxOf(path))).toEqual([])
    expect(weights.filter(({ path, later }) => later > laterMaxOf(path))).toEqual([])
    expect(weights.filter(({ first, later }) => (first ?? 0) - later > inlineMax)).toEqual([])
    expect(weights.filter(({ styles }) => styles > stylesMax)).toEqual([])
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
      weights.push(await weigh(pupil, path))
      await pupil.submit()
    }
    weights.push(await weigh(pupil))
  }
  await pupil.open(record)
  return [...weights, await weigh(pupil, record)]
}

/** The page that somebody sees, as they came to it and as the first one of the site. */
async function weigh({ page, language, cookies }: Visitor, path = page.path) {
  expect({ status: page.status, arrivedAt: page.path }).toEqual({
    status: path === "/no-such-page" ? 404 : 200,
    arrivedAt: path,
  })
  const later = brotliAtEdge(page.html)
  const scripts = total(scriptsOf(page.html))
  const styles = total(stylesOf(page.html))
  if (later < surelyLight) return { path, first: null, later, scripts, styles }
  const { html } = await new Visitor(product.url, language, cookies.copy()).open(path)
  return { path, first: brotliAtEdge(html), later, scripts, styles }
}

const total = (addresses: readonly string[]) =>
  addresses.reduce((sum, address) => sum + weightOf(address), 0)

const firstMaxOf = (path: string) => (reviewLists.includes(path) ? review.first : firstMax)

function laterMaxOf(path: string) {
  if (reviewLists.includes(path)) return review.later
  return path === record ? recordMax : laterMax
}

const limitOf = (path: string) =>
  conformPages.has(path.replace("?sent=1", "")) ? scriptsWithConformMax : scriptsMax
