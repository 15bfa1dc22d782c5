import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { gameNames } from "../../contract/words"
import { arabicOrBoth } from "../support/arabic-or-both"
import * as hints from "../support/five-hints-page"
import { wrongAnswer } from "../support/seeded.mjs"
import { record } from "../support/record-page"
import {
  brotliAtEdge,
  scriptsOf,
  stylesOf,
  translationsOf,
  weightAtEdge,
  weightOf,
} from "../support/built"
import { openAsData } from "../support/data-requests"
import { openLesson } from "../support/lesson-pages"
import { signedIn } from "../support/people"
import { roundPages } from "../support/round-pages"
import { prepareStates, startProduct } from "../support/servers.mjs"
import { startTrial, trialOf } from "../support/trials"
import { Visitor } from "../support/visitor"
import {
  conformOf,
  conformPages,
  forAdmins,
  forPupils,
  forTeachers,
  open,
  unweighed,
} from "../support/weighed-paths"
import { type Language, placeIn } from "../support/words"

/** The first round trip of a new connection carries about 14,000 bytes; a page of this size renders after it. */
const firstMax = 14_000
/** A page that is opened from another one has its styles already. */
const laterMax = 6_144
/** What is inside a first view alone: styles and pictures. */
const inlineMax = 7_200
/** A page of this size is within `firstMax` with them, and needs no second look. */
const surelyLight = 5_800
/** A day of three rounds with everything that was written in them, answers of a class, and lists with a whole question. */
const longMax = 6_500
const long = /^\/(answered-questions|classes\/\d+\/book\/\d+|admin\/\w+-questions)$/
/** Host and screen of a full room. A look that is held comes without the scripts, 2,900 bytes of them. */
const room = { path: /^\/live\/\d+\/(host|screen)/, max: 8_100 }
/** Questions to choose from with all their hints. */
const choice = { path: /^\/classes\/\d+\/work\/new\?/, max: 6_700 }
const stylesMax = 12_200
/**
 * In bytes. The stack alone takes 80 KB, and 88 KB with conform, which forms need; each route adds 30 bytes to the
 * manifest, which every page loads.
 */
const scriptsMax = 95_000
const scriptsWithConformMax = 100_000
/** Setting work has a form and a search, and the structure a sheet and forms. */
const scriptsOfBothMax = 102_000
const both = /^\/(classes\/\d+\/work\/new|admin\/structure)/
/** The scripts of any page with its translations, as the edge sends them. */
const sentMax = 165_000
/** Ten questions without scripts, each on two pages, with the styles of the first one and their file. */
const tenQuestionsMax = 130_000
/** What a navigation with scripts asks for. */
const dataMax = 3_072

/** A product with the seed alone, because its lists would contain what other tests write. */
let states: Awaited<ReturnType<typeof prepareStates>>
let product: Awaited<ReturnType<typeof startProduct>>
beforeAll(async () => {
  states = await prepareStates()
  const secrets = { SESSION_SECRETS: inject("sessionSecrets") }
  product = await startProduct(states.newState(), secrets)
}, 300_000)
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
    const rounds = await mistaken(pupil, language)
    weights.push(...rounds)
    const navigations = await weighData(pupil, forPupils, language)
    await weighAll(await signedIn(product.url, "omar", language), forTeachers)
    const lesson = await openLesson(product.url, language)
    const { teacher } = lesson
    await weighAll(teacher, [...lesson.forTeacher, lesson.host])
    expect(weights.at(-1)?.later).toBeLessThanOrEqual(laterMax)
    await weighAll(lesson.pupil, lesson.forPupil)
    for await (const { person, paths } of lesson.playWhole()) await weighAll(person, paths)
    await teacher.open("/my-questions")
    const question = (/\/my-questions\/\d+/.exec(teacher.page.html)?.[0] ?? "").replace(/.*\//, "")
    await weighAll(teacher, [`/my-questions/${question}`])
    const admin = await signedIn(product.url, "huda", language)
    const decided = [`/admin/questions/${question}`, `/admin/correct/${question}`]
    await weighAll(admin, [...forAdmins, ...decided])
    console.log(` first later    js  sent  (bytes in brotli, ${language})`)
    for (const { path, ...bytes } of weights)
      console.log(
        [bytes.first, bytes.later, bytes.scripts, bytes.sent]
          .map((each) => String(each ?? "").padStart(6))
          .join(""),
        path,
      )
    expect(unweighed(weights)).toEqual([])
    expect(weights.filter(({ first }) => (first ?? 0) > firstMax)).toEqual([])
    expect(weights.filter(({ path, later }) => later > laterMaxOf(path))).toEqual([])
    expect(weights.filter(({ first, later }) => (first ?? 0) - later > inlineMax)).toEqual([])
    expect(weights.filter(({ styles }) => styles > stylesMax)).toEqual([])
    expect(weights.filter(({ path, scripts }) => scripts >= limitOf(path))).toEqual([])
    expect(weights.filter(({ sent }) => sent > sentMax)).toEqual([])
    expect(navigations.filter(({ data }) => data > dataMax)).toEqual([])
    const ten = rounds.slice(0, 20).reduce((sum, { later }) => sum + later, inlineMax + stylesMax)
    console.log(`${ten} ten questions without scripts`, navigations)
    expect(ten).toBeLessThanOrEqual(tenQuestionsMax)
  },
  300_000,
)

/** Results and ends of three chapters with wrong answers, and the record, which lists the hints of mistakes. */
async function mistaken(pupil: Visitor, language: Language) {
  const weights = []
  for (const chapter of ["1", "2", "3"]) {
    await pupil.open(placeIn(language, hints.sets.replace("chapter=1", `chapter=${chapter}`)))
    for (let round = 0; hints.isInPlay(pupil.page) && round < 4; round += 1) {
      weights.push(await weigh(pupil))
      const { path } = await hints.giveAnswer(pupil, `${wrongAnswer} ${wrongAnswer}`)
      weights.push(await weigh(pupil, path))
      await pupil.submit()
    }
    weights.push(await weigh(pupil))
  }
  await pupil.open(record)
  return [...weights, await weigh(pupil, record)]
}

async function weighData(visitor: Visitor, paths: readonly string[], language: Language) {
  const weights = []
  for (const path of paths)
    weights.push({
      path,
      data: brotliAtEdge(await openAsData(visitor, placeIn(language, path))),
    })
  return weights
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
  const sent = total([...scriptsOf(page.html), ...translationsOf(page.html)], weightAtEdge)
  const weight = { path, later, scripts, styles, sent }
  if (later < surelyLight) return { ...weight, first: null }
  const { html } = await new Visitor(product.url, language, cookies.copy()).open(path)
  return { ...weight, first: brotliAtEdge(html) }
}

const total = (addresses: readonly string[], weighOne = weightOf) =>
  addresses.reduce((sum, address) => sum + weighOne(address), 0)

function laterMaxOf(path: string) {
  if (choice.path.test(path)) return choice.max
  if (room.path.test(path)) return room.max
  return long.test(path) ? longMax : laterMax
}

function limitOf(path: string) {
  if (both.test(path)) return scriptsOfBothMax
  const isConform = conformPages.has(path.replace("?sent=1", "")) || conformOf.test(path)
  return isConform ? scriptsWithConformMax : scriptsMax
}
