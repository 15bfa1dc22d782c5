import { gameNames } from "../../api/seed/games.mjs"
import { apiAs } from "../../tests/support/plain-client.mjs"
import { Browser } from "./browser.mjs"
import { addressOf, answerRound, readRound } from "./rounds.mjs"

/** @import { Game } from "#contract/words" */
/** @import { Line } from "./rounds.mjs" */
/** @import { Roll } from "../../tests/support/dice.mjs" */

const password = "Kick-0ff!"

/** One pupil who plays with plain forms, and records the expected results. */
export class Pupil {
  #browser
  #roll
  name
  email
  /** Every question of every ended round, in order. @type {Line[]} */
  lines = []
  /** The number of rounds played to the end, by game. @type {Partial<Record<Game, number>>} */
  rounds = {}

  /**
   * @param {Pick<import("./product.mjs").Product, "hear"> & { url: string | Promise<string> }} product
   * @param {number} number
   * @param {Roll} roll
   */
  constructor(product, number, roll) {
    this.#browser = new Browser(product, `10.1.${number >> 8}.${number & 255}`)
    this.#roll = roll
    this.name = `Pupil ${number}`
    this.email = `pupil-${number}@school.example`
  }

  /** The expected total: a question wins its points the first time only. */
  get points() {
    const first = new Map(this.lines.toReversed().map(({ question, won }) => [question, won]))
    return [...first.values()].reduce((sum, won) => sum + won, 0)
  }

  async enter() {
    const { name, email } = this
    const person = { name, email, password, confirmPassword: password, type: "0", grade: "7" }
    for (;;) {
      await this.#browser.send("/signup", { ...person, subject: "" })
      const page = await this.#browser.send("/login", { email, password, redirectTo: "/" })
      if (page?.status === 200 && page.path === "/") return
      // Passwords are hashed two at a time; the other requests get a Retry-After.
      await new Promise((settle) => setTimeout(settle, 500))
    }
  }

  /** Plays a round of a random game in a random chapter to its end. */
  async play() {
    const game = gameNames[this.#roll(gameNames.length)] ?? "offside"
    const table = addressOf(game, 1 + this.#roll(2))
    let page = await this.#browser.open(table)
    const round = readRound(game, page.document)
    if (!round) return
    const plan = { seed: this.#roll(2 ** 30), shown: 0 }
    for (;;) {
      const now = readRound(game, page.document)
      // Another round id or a result means that this round has ended, whatever the last reply was.
      if (now?.id !== round.id) break
      const sent = await this.#browser.send(table, answerRound(now, plan))
      if (sent?.status === 409) await new Promise((settle) => setTimeout(settle, 500))
      page = sent && sent.status < 400 ? sent : await this.#browser.open(table)
    }
    this.rounds[game] = (this.rounds[game] ?? 0) + 1
    this.lines.push(...round.outcome(plan))
  }

  /** Opens eight pages, each of which credits one pending round. */
  async lookForPoints() {
    for (let look = 0; look < 8; look += 1) await this.#browser.open("/games")
  }

  /**
   * The points and the record that the API stores for the pupil.
   * @param {string} api
   * @returns {Promise<{ points: number, history: { questionText: string, correct: boolean | null }[] }>}
   */
  async held(api) {
    const { login, call } = await apiAs(api, { email: this.email, password })
    const record = await call("Accounts/questions-answered")
    return { points: login.points, history: await record.json() }
  }
}
