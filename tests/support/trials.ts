import { randomBytes } from "node:crypto"
import type { Game } from "../../contract/words"
import { CookieJar } from "./cookie-jar"
import { Visitor, type Page } from "./visitor"
import type { Language } from "./words"
import { sendFields } from "./data-requests"

// Section 0 is music and songs: other tests leave questions about films in play, which visitors cannot draw.
export const trialOf = (game: Game, section = 0) => `/try/${game}?section=${section}`
export const ownRoundOf = (game: Game) => `/games/entertainment/${game}/play-${game}?section=0`

/** A new visitor on a network of their own, because the trials of one network per day are limited. */
export const visitorOn = (site: string, language: Language = "en") =>
  new Visitor(site, language, new CookieJar(), `10.${randomBytes(3).join(".")}`)

export const startTrial = (visitor: Visitor, game: Game, section = 0) =>
  sendTrial(visitor, game, { intent: "start" }, section)

export async function sendTrial(
  visitor: Visitor,
  game: Game,
  fields: Record<string, string>,
  section = 0,
): Promise<Page> {
  await visitor.open("/entertainment-sections")
  return sendFields(visitor, trialOf(game, section), fields)
}

export const trialsOn = ({ document }: Page) =>
  document
    .querySelectorAll("main button[formaction]")
    .map((each) => each.getAttribute("formaction"))

export const linksOn = ({ document }: Page) =>
  document.querySelectorAll("main a").map((link) => link.getAttribute("href"))

export const visitorCookie = "__Host-visitor"
