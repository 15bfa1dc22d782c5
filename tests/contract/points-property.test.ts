import { expect, inject, it } from "vitest"
import {
  answerHints,
  answerSet,
  claim,
  drawHints,
  drawOffside,
  drawSet,
  judge,
} from "./support/rounds"
import { leaderboardFaults } from "./support/leaderboards"
import { gatherPlay } from "./support/players"
import { seededRandom } from "../support/dice.mjs"
import { addPool, buildSchool, enrol, type Member } from "./support/world"
import { getRow } from "./support/sql"

const players = inject("isDeep") ? 40 : 6
const steps = 40

await buildSchool()
for (const [chapter, language] of [
  [1, "en"],
  [2, "ar"],
] as const) {
  await addPool({ chapter }, { [language]: 3 })
  await addPool({ chapter, game: "offside" }, { [language]: 3 })
  await addPool({ chapter, game: "DifficultyLevel" }, { [language]: [1, 2, 2, 1, 1] })
}

/** A round that has ended, with the points of each of its questions. */
interface Won {
  readonly name: string
  readonly points: number
  readonly worths: ReadonlyMap<string, number>
}

/** A round in play; `finish` answers it at random. */
interface InPlay {
  readonly table: string
  readonly finish: () => Promise<Won>
}

type Chance = ReturnType<typeof seededRandom>
type Begin = (player: Member, chance: Chance, chapter: number) => Promise<() => Promise<Won>>

const offsideWorths = [50, 25, 12, 6, 3, 1, 0]

const beginHints: Begin = async (player, chance, chapter) => {
  const question = await drawHints(player, { chapter })
  const { correctAnswer } = question.body
  return async () => {
    const isRight = chance.below(4) > 0
    await answerHints(player, question, isRight ? correctAnswer : "no idea")
    const points = isRight ? 50 - 10 * chance.below(5) : 0
    return { name: question.name, points, worths: new Map([[`hints ${correctAnswer}`, points]]) }
  }
}

const beginOffside: Begin = async (player, chance, chapter) => {
  const { body, name } = await drawOffside(player, { chapter })
  return async () => {
    const wrong = chance.below(7)
    await judge(player, name, wrong)
    const points = offsideWorths[wrong] ?? 0
    return { name, points, worths: new Map([[body.question, points]]) }
  }
}

const beginSet: Begin = async (player, chance, chapter) => {
  const set = await drawSet(player, { chapter })
  return async () => {
    const isRight = set.body.map(() => chance.below(3) > 0)
    await answerSet(player, set, (_, place) => isRight[place] ?? false)
    const worths = new Map(
      set.body.map(({ question, score }, place) => [question, isRight[place] ? score : 0]),
    )
    const points = [...worths.values()].reduce((sum, worth) => sum + worth, 0)
    return { name: set.name, points, worths }
  }
}

const begins = [beginHints, beginOffside, beginSet]

/**
 * A pupil with rounds in two chapters of each game, who abandons some, loses replies, claims
 * again and, as the app does, claims pending points before the next draw.
 */
class Pupil {
  readonly #player: Member
  readonly #chance: Chance
  readonly #inPlay: InPlay[] = []
  readonly #owed: Won[] = []
  readonly #paid: Won[] = []
  readonly #won = new Map<string, number>()

  constructor(player: Member, chance: Chance) {
    this.#player = player
    this.#chance = chance
  }

  get won(): number {
    return [...this.#won.values()].reduce((sum, worth) => sum + worth, 0)
  }

  async step(): Promise<void> {
    const move = this.#chance.below(8)
    if (move < 4) await this.#begin()
    else if (move < 7) await this.#finish()
    else await this.#claimAgain()
  }

  async pay(): Promise<void> {
    while (this.#owed.length > 0) await this.#payOne()
  }

  async #begin(): Promise<void> {
    await this.pay()
    const [game, chapter] = [this.#chance.below(3), 1 + this.#chance.below(2)]
    const table = `${game} ${chapter}`
    const begin = begins[game]
    const left = this.#inPlay.findIndex((round) => round.table === table)
    if (left >= 0) this.#inPlay.splice(left, 1)
    if (begin) {
      this.#inPlay.push({ table, finish: await begin(this.#player, this.#chance, chapter) })
    }
  }

  async #finish(): Promise<void> {
    const [round] = this.#inPlay.splice(this.#chance.below(this.#inPlay.length + 1), 1)
    if (!round) return
    const won = await round.finish()
    for (const [question, worth] of won.worths) {
      const key = `${round.table} ${question}`
      if (!this.#won.has(key)) this.#won.set(key, worth)
    }
    this.#owed.push(won)
    if (this.#chance.below(3) > 0) await this.#payOne()
  }

  async #payOne(): Promise<void> {
    const [won] = this.#owed.splice(this.#chance.below(this.#owed.length), 1)
    if (!won) return
    await claim(this.#player, won.points, won.name)
    this.#paid.push(won)
  }

  async #claimAgain(): Promise<void> {
    const won = this.#paid[this.#chance.below(this.#paid.length + 1)]
    if (won) await claim(this.#player, won.points, won.name)
  }
}

it("credits each won round exactly once, whatever is skipped, repeated, lost or late", async () => {
  for (let seed = 1; seed <= players; seed += 1) {
    const player = await enrol()
    const pupil = new Pupil(player, seededRandom(seed))
    for (let step = 0; step < steps; step += 1) await pupil.step()
    await pupil.pay()
    expect({ seed, total: await claim(player, 0, "") }).toEqual({ seed, total: pupil.won })
  }
  await gatherPlay()
  const sums = await getRow<{
    points: number
    credits: number
  }>(`SELECT (SELECT sum(points) FROM people) AS points,
      (SELECT sum(credited) FROM attempts) AS credits`)
  expect(sums).toEqual({ points: sums?.points, credits: sums?.points })
  expect(await leaderboardFaults()).toEqual([])
}, 120_000)
