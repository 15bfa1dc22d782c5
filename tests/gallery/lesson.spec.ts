import type { Browser } from "@playwright/test"
import { openDevice } from "../e2e/live-devices"
import { addSession } from "../e2e/steps"
import { press } from "../support/class-pages"
import { answer, command, linkTo, openRoom, seatGuests, untilSays } from "../support/live-pages"
import { seededItem, seededQuestion, seededStatements, wrongAnswer } from "../support/seeded.mjs"
import type { Visitor } from "../support/visitor"
import { type Language, say, type TranslationKey } from "../support/words"
import { expect, test } from "./photograph"
import { Strip } from "./strip"

const sizes = {
  host: { width: 1280, height: 800 },
  screen: { width: 1920, height: 1080 },
  play: { width: 360, height: 640 },
}
type View = keyof typeof sizes
const views = ["host", "screen", "play"] as const

/** A class in a room, and for each view a browser that takes its pictures. */
async function openLesson(browser: Browser, site: string, language: Language) {
  const { teacher, pupil, room } = await openRoom(site, language, "mixed")
  const at = (view: View) => `/live/${room}/${view}`
  await pupil.open(`/live/${room}`)
  await press(pupil, "join")
  const guests = await seatGuests(site, language, { room, count: 7 })
  await teacher.open(at("host"))
  const paths = { host: at("host"), screen: linkTo(teacher, "/screen"), play: at("play") }

  /** It keeps the page that it has asked for as it is, so that no news come between its pictures. */
  async function openCamera(view: View) {
    const { context, page } = await openDevice(browser, site, { language, viewport: sizes[view] })
    const { cookies } = view === "play" ? pupil : teacher
    await addSession(context, cookies)
    const path = `${paths[view]}${paths[view].includes("?") ? "&" : "?"}still`
    return { view, page, context, strip: new Strip(), look: () => page.goto(path) }
  }
  const cameras = await Promise.all(views.map(openCamera))

  return {
    cameras,
    screen: cameras[1]?.page,
    /** The last one gives no answer, or the bell would ring by itself. */
    async answerAll(give: (player: Visitor, index: number) => Promise<unknown>) {
      const players = [pupil, ...guests]
      for (const player of players) await player.open(at("play"))
      for (const [index, player] of players.slice(0, -1).entries()) await give(player, index)
    },
    async show(phase: string) {
      await Promise.all(cameras.map(({ look }) => look()))
      for (const { page, strip } of cameras) await strip.take(page, phase)
    },
    async tell(...steps: readonly string[]) {
      for (const step of steps) {
        await teacher.open(at("host"))
        await command(teacher, step)
      }
    },
    teacherSees: (key: TranslationKey) => untilSays(teacher, say(language, key)),
  }
}

const askedOf = ({ page: { document } }: Visitor) => document.querySelector("main h1")?.text ?? ""

function answerHint(player: Visitor, index: number) {
  const hint = player.page.document.querySelector("#asked li [dir=auto]")?.text ?? ""
  const truth = seededQuestion(askedOf(player), hint)
  return answer(player, index < 4 ? truth.answer : index < 6 ? hint : wrongAnswer)
}

function markStatements(player: Visitor, index: number) {
  const { statements } = seededStatements(askedOf(player))
  const marks = player.page.document.querySelectorAll("main legend").map(({ text }, place) => {
    const isTrue = statements.find((each) => each.text === text)?.true === true
    return [`s${place + 1}`, String(isTrue === (place * index) % 5 < 3)]
  })
  return player.submit({ form: "main form[data-number]", values: Object.fromEntries(marks) })
}

const answerItem = (player: Visitor, index: number) =>
  answer(player, index < 5 ? seededItem(askedOf(player)).answer : wrongAnswer)

test("a lesson, on the page of its host, on a projector and on a phone", async ({
  browser,
  site,
  language,
  film,
  keep,
}) => {
  const lesson = await openLesson(browser, site, language)
  const { cameras, screen, answerAll, show, tell, teacherSees } = lesson

  await show("lobby")
  await tell("start")
  await show("five hints")
  await film("film-live-whistle", screen)
  await answerAll(answerHint)
  await tell("hint")
  await show("five hints: second hint")
  await tell("bell")
  await show("five hints: bell")
  await film("film-live-bell", screen)
  await teacherSees("live.rightAnswer")
  await show("five hints: answer")
  await film("film-live-spread", screen)
  await tell("standings")
  await show("places")

  await tell("next")
  await answerAll(markStatements)
  await show("offside")
  await tell("bell")
  await teacherSees("live.do.step")
  await tell("step")
  await show("offside: first card")
  await film("film-live-card", screen)
  await tell("step", "step", "step", "step", "step")
  await show("offside: last card")
  await film("film-live-last-card", screen)

  await tell("standings", "next")
  await answerAll(answerItem)
  await show("climb")
  await tell("bell")
  await teacherSees("live.rightAnswer")
  await show("climb: answer")
  await tell("standings", "next")
  await show("podium")
  await film("film-live-podium", screen)
  await tell("end")
  await show("end")
  await teacherSees("live.title.ended")

  for (const { view, strip, context } of cameras) {
    await keep(`film-lesson-${view}`, strip, sizes[view].width)
    await context.close()
  }
  expect(cameras).toHaveLength(views.length)
})
