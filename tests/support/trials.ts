import { randomBytes } from "node:crypto"
import type { Game } from "../../contract/words"
import { CookieJar } from "./cookie-jar"
import { sendFields } from "./five-hints-page"
import { roundPages } from "./round-pages"
import { Visitor, type Page } from "./visitor"
import type { Language } from "./words"

// Music and songs: other tests leave the questions of films in play, and those are not drawn for visitors.
export const trialOf = (game: Game, section = 0) => `/try/${game}?section=${section}`
export const ownRoundOf = (game: Game, section = 0) =>
  `/games/entertainment/${game}/play-${game}?section=${section}`

/** Somebody new, on a network of their own: a network begins so many rounds a day. */
export const visitorOn = (site: string, language: Language = "en") =>
  new Visitor(site, language, new CookieJar(), randomAddress())

export function randomAddress(): string {
  const [first = 0, second = 0, third = 0] = randomBytes(3)
  return `10.${first}.${second}.${third}`
}

/** Presses the button of a game in a section, which the page may lack. */
export const startTrial = (visitor: Visitor, game: Game, section = 0) =>
  sendTrial(visitor, game, { intent: "start" }, section)

/** Sends any fields from the page of the sections. */
export async function sendTrial(
  visitor: Visitor,
  game: Game,
  fields: Record<string, string>,
  section = 0,
): Promise<Page> {
  await visitor.open("/entertainment-sections")
  return sendFields(visitor, trialOf(game, section), fields)
}

/** Where the buttons of a page begin rounds. */
export const trialsOn = ({ document }: Page) =>
  document
    .querySelectorAll("main button[formaction]")
    .map((each) => each.getAttribute("formaction"))

export const linksOn = ({ document }: Page) =>
  document.querySelectorAll("main a").map((link) => link.getAttribute("href"))

/** Plays a round in play to its end, all right. */
export const finish = (visitor: Visitor, game: Game): Promise<Page> =>
  roundPages[game].answer(visitor)

export const visitorCookie = "__Host-visitor"
