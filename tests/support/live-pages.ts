import { expect } from "vitest"
import { type Game, gameNames } from "../../contract/words"
import { codeOn, joinByCode, makeClass, press } from "./class-pages"
import type { Values } from "./form"
import { signedIn } from "./people"
import { registerStudent } from "./register-student"
import { Visitor } from "./visitor"
import type { Language } from "./words"

export const linkTo = ({ page: { document } }: Visitor, part: string) => {
  const links = document.querySelectorAll("main a").map((link) => link.getAttribute("href") ?? "")
  return links.find((href) => href === part) ?? links.find((href) => href.includes(part)) ?? ""
}

export const command = (visitor: Visitor, value: string) => press(visitor, value, "do")

/** The address that a page without scripts loads next by itself. */
export const heldOn = ({ page: { document } }: Visitor) =>
  /url=(.*)/.exec(
    document.querySelector('meta[http-equiv="refresh" i]')?.getAttribute("content") ?? "",
  )?.[1] ?? ""

interface Seating {
  readonly room: string
  readonly count: number
}

/** Guests of a room, each by the first name that is offered. */
export async function seatGuests(site: string, language: Language, { room, count }: Seating) {
  const guests = Array.from({ length: count }, () => new Visitor(site, language))
  for (const guest of guests) {
    await guest.open(`/live/${room}`)
    await guest.submit({ form: "form:has(button[name=name])" })
  }
  return guests
}

export async function untilSays(visitor: Visitor, text: string) {
  for (let looks = 0; looks < 3; looks += 1) {
    if (visitor.page.text.includes(text)) return
    await visitor.open(heldOn(visitor))
  }
  expect(visitor.page.text).toContain(text)
}

export const arabicDigits = (digits: string) =>
  digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))

export const answer = (visitor: Visitor, text: string) =>
  visitor.submit({ form: "main form[data-number]", values: { answer: text } })

/** A teacher has few rooms open at once, and other files open some. */
async function endRooms(teacher: Visitor) {
  const { document } = await teacher.open("/live")
  const hosts = document.querySelectorAll('main a[href$="/host"]')
  for (const host of hosts) {
    await teacher.open(`${host.getAttribute("href")}?end`)
    const isOpen = teacher.page.document.querySelector('button[value="end"]') !== null
    if (isOpen) await command(teacher, "end")
  }
}

/** A round of a game that a teacher of the class may choose. */
export async function firstRound(teacher: Visitor, at: string, game: Game) {
  const { document } = await teacher.open(
    `${at}/work/new?way=questions&game=${game}&language=${teacher.language}`,
  )
  return document.querySelector("input[name=pick]")?.getAttribute("value") ?? ""
}

/**
 * From Home in three presses to an open room with questions of five hints, for a class and for guests; or with one
 * question of each game, which the teacher chooses.
 */
export async function openRoom(
  site: string,
  language: Language,
  rounds: string | "mixed" = "1",
  chapter?: string,
) {
  const teacher = await signedIn(site, "omar", language)
  const at = await makeClass(teacher, language, `9L ${language}`)
  const code = codeOn(teacher)
  const { visitor: pupil, email } = await registerStudent(site, language)
  await joinByCode(pupil, code)
  await endRooms(teacher)
  await teacher.open("/")
  await teacher.open(linkTo(teacher, at))
  const toOpen = linkTo(teacher, "/live/new")
  const isMixed = rounds === "mixed"
  await teacher.open(isMixed ? `${toOpen}&chosen=${await chooseEach(teacher, at)}` : toOpen)
  const values = { ...(!isMixed && { rounds }), ...(chapter && { chapter }), takesGuests: "on" }
  return { teacher, pupil, email, room: await submitRoom(teacher, values) }
}

/** The bell does not ring by itself when all have answered: on a slow machine it would before the page has said "saved". */
export async function submitRoom(teacher: Visitor, values: Values) {
  await teacher.submit({ form: "main form[method=post]", values: { ringsForAll: [], ...values } })
  const room = /\/live\/(\d{7})\/host$/.exec(teacher.page.path)?.[1] ?? ""
  expect(room).not.toBe("")
  return room
}

async function chooseEach(teacher: Visitor, at: string) {
  const first: string[] = []
  for (const game of gameNames) first.push((await firstRound(teacher, at, game)).replace(/-.*/, ""))
  return first.join(".")
}
