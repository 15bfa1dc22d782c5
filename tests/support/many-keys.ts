import * as fc from "fast-check"
import { gameNames, type Game } from "#contract/words"
import { hintsWorth } from "#game/five-hints/worth.mjs"
import type { RoundView } from "#game/games"
import { offsideWorth } from "#game/offside/worth.mjs"
import type { RoundKey } from "#game/rounds/round-key"
import * as commands from "./commands"
import { playerInMemory, playUnclaimed, viewIn } from "./rounds"

/** One thing that a player does under one of several keys over the same questions. */
const press = fc.record({
  verb: fc.constantFrom("visit", "hint", "judge", "answer", "finish", "claim"),
  game: fc.constantFrom(...gameNames),
  key: fc.nat(4),
  /** Which statement. */
  at: fc.nat(5),
  isRight: fc.boolean(),
})
type Press = typeof press extends fc.Arbitrary<infer Value> ? Value : never

/** Three hundred players, each pressing what they like; the seed is printed where one fails. */
export function forManyKeys(expectOf: (played: ReturnType<typeof playKeys>) => void) {
  const presses = fc.array(press, { minLength: 20, maxLength: 90, size: "max" })
  const property = fc.property(presses, (list) => expectOf(playKeys(list)))
  fc.assert(property, { numRuns: 300, seed: 90_497 })
}

type Player = ReturnType<typeof playerInMemory>

/** Few of each, so that keys meet. Statements and items are answered by "yes". */
const poolSize = { "five-hints": 2, offside: 2, difficulty: 5 } as const

const lines = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name} line ${at}`)

const keyAt = <G extends Game>(game: G, spelling: number): RoundKey<G> => ({
  game,
  source: { category: "education", subject: `spelling ${spelling}`, chapter: "1" },
})

/**
 * Plays under five keys that nothing has made one, with an upstream that serves its questions in turn
 * and accepts every claim. `honest` is what the same answers win where all that was seen of a
 * question counts, under whatever key it was seen.
 */
function playKeys(presses: readonly Press[]) {
  const player = playerInMemory()
  const dealt = { "five-hints": 0, offside: 0, difficulty: 0 }
  const seen = new Seen()
  let credited = 0
  for (const press of presses) {
    player.pass(1)
    const view = player.rounds.getRound(keyAt(press.game, press.key))
    if (press.verb === "visit") seen.look(view ?? visit(player, press, dealt))
    else if (press.verb === "claim") {
      const claim = player.rounds.claimCredit()
      if (!claim) continue
      credited += claim.points
      player.rounds.settleCredit(claim.roundId, credited)
    } else if (view?.phase === "playing") act(player, press, view, seen)
    else if (view && press.verb === "finish") player.rounds.finish(view.roundId)
  }
  return { credited, honest: seen.honest }
}

function visit({ rounds }: Player, { game, key }: Press, dealt: Record<Game, number>): RoundView {
  const next = () => (dealt[game] += 1) % poolSize[game]
  if (game === "difficulty") {
    const items = Array.from({ length: 2 }, () => {
      return { question: `item ${next()}`, correctAnswer: "yes", score: 5 }
    })
    return viewIn(rounds.play(...commands.start(keyAt(game, key), { items })))
  }
  const question = `${game} ${next()}`
  const material = { question, summary: "" }
  if (game === "offside") {
    const information = lines(question, 6)
    const correctAnswer = [1, 2, 3, 4, 5, 6]
    const served = { ...material, information, correctAnswer }
    return viewIn(rounds.play(...commands.start(keyAt(game, key), served)))
  }
  const hints = lines(question, 5)
  const served = { ...material, correctAnswer: "yes", hints }
  return viewIn(rounds.play(...commands.start(keyAt(game, key), served)))
}

function act(player: Player, press: Press, view: RoundView, seen: Seen) {
  const { rounds } = player
  if (view.game === "five-hints" && press.verb === "hint")
    rounds.play(...commands.hint(view.roundId, view.hints.length, ""))
  const before = rounds.getRound(view)
  if (before) seen.look(before)
  const after = answer(player, press, view)
  if (after) seen.look(after)
}

function answer(player: Player, { verb, at, isRight }: Press, { game, roundId }: RoundView) {
  if (game === "offside" && (verb === "judge" || verb === "answer")) {
    const positions = verb === "judge" ? [at + 1] : [1, 2, 3, 4, 5, 6]
    const judgements = positions.map((position) => ({ position, said: isRight }))
    return playUnclaimed(player.rounds, commands.judge(roundId, judgements))
  }
  if (verb !== "answer") return null
  if (game === "five-hints") {
    player.rounds.play(...commands.submitAnswer(roundId, "yes"))
    return playUnclaimed(player.rounds, commands.settleAnswer(roundId, isRight))
  }
  player.rounds.play(...commands.submitItems(roundId, ["yes", "yes"]))
  return playUnclaimed(player.rounds, commands.settleItems(roundId, [isRight, isRight]))
}

/** What the player has seen of each question since it was last closed, whatever the key. */
class Seen {
  honest = 0
  readonly #hints = new Map<string, number>()
  readonly #wrong = new Map<string, Set<string>>()
  /** By item: the rounds that hold it open. */
  readonly #open = new Map<string, Set<string>>()
  readonly #spoilt = new Set<string>()
  readonly #closed = new Set<string>()

  look(view: RoundView): void {
    if (this.#closed.has(view.roundId)) return
    if (view.phase === "answered") this.#closed.add(view.roundId)
    switch (view.game) {
      case "five-hints": {
        const hints = Math.max(view.hints.length, this.#hints.get(view.question) ?? 0)
        this.#hints.set(view.question, hints)
        if (view.phase === "playing") return
        this.#hints.delete(view.question)
        this.honest += view.correct ? hintsWorth(hints) : 0
        return
      }
      case "offside": {
        const wrong = this.#wrong.get(view.question) ?? new Set()
        this.#wrong.set(view.question, wrong)
        for (const each of view.statements) {
          const isWrong = "verdict" in each ? each.verdict?.isRight === false : !each.isRight
          if (isWrong) wrong.add(each.text)
        }
        if (view.phase === "playing") return
        this.#wrong.delete(view.question)
        this.honest += offsideWorth(wrong.size)
        return
      }
      case "difficulty":
        return this.#lookAtItems(view)
    }
  }

  /** The verdicts of one round tell the answers of its items wherever else they are open. */
  #lookAtItems({ roundId, ...view }: Extract<RoundView, { game: "difficulty" }>) {
    for (const { question } of view.items) {
      const rounds = this.#open.get(question) ?? new Set()
      this.#open.set(question, rounds.add(roundId))
    }
    if (view.phase === "playing") return
    for (const { question, isRight, score } of view.items) {
      if (isRight && !this.#spoilt.has(`${roundId} ${question}`)) this.honest += score
      for (const other of this.#open.get(question) ?? []) this.#spoilt.add(`${other} ${question}`)
      this.#open.delete(question)
    }
  }
}
