import * as fc from "fast-check"
import type { RoundView } from "#game/referee"
import { type Game, games, type Table } from "#game/rounds/place"
import { hintsWorth, offsideWorth } from "#game/worth"
import { playerInMemory } from "./rounds"

/** One action of a player in one of several rounds over the same questions. */
const press = fc.record({
  verb: fc.constantFrom("visit", "hint", "judge", "answer", "finish", "claim"),
  game: fc.constantFrom(...games),
  table: fc.nat(4),
  /** Which statement. */
  at: fc.nat(5),
  isRight: fc.boolean(),
})
type Press = typeof press extends fc.Arbitrary<infer Value> ? Value : never

/** Three hundred players with random actions; the seed of a failing one is printed. */
export function forManyTables(expectOf: (played: ReturnType<typeof playTables>) => void) {
  const presses = fc.array(press, { minLength: 20, maxLength: 90, size: "max" })
  const property = fc.property(presses, (list) => expectOf(playTables(list)))
  fc.assert(property, { numRuns: 300, seed: 90_497 })
}

type Player = ReturnType<typeof playerInMemory>

/** Few of each, so that rounds share questions. Statements and items are answered by "yes". */
const poolSize = { "five-hints": 2, offside: 2, difficulty: 5 } as const

const lines = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name} line ${at}`)

const tableAt = (game: Game, table: number): Table => ({
  game,
  place: { category: "education", subject: `spelling ${table}`, chapter: "1" },
})

/**
 * Plays in five independent chapters, with an upstream that deals its questions in turn and
 * accepts every claim. `honest` is what the same answers win when everything seen of a question
 * counts, in whatever chapter it was seen.
 */
function playTables(presses: readonly Press[]) {
  const player = playerInMemory()
  const dealt = { "five-hints": 0, offside: 0, difficulty: 0 }
  const seen = new Seen()
  let credited = 0
  for (const press of presses) {
    player.pass(1)
    const view = player.rounds.look(tableAt(press.game, press.table))
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

function visit({ rounds }: Player, { game, table }: Press, dealt: Record<Game, number>): RoundView {
  const next = () => (dealt[game] += 1) % poolSize[game]
  if (game === "difficulty") {
    const items = Array.from({ length: 2 }, () => {
      return { question: `item ${next()}`, correctAnswer: "yes", score: 5 }
    })
    return rounds.startDifficulty(tableAt(game, table), { items })
  }
  const question = `${game} ${next()}`
  const material = { question, summary: "" }
  if (game === "offside") {
    const information = lines(question, 6)
    const correctAnswer = [1, 2, 3, 4, 5, 6]
    return rounds.startOffside(tableAt(game, table), { ...material, information, correctAnswer })
  }
  const hints = lines(question, 5)
  return rounds.startFiveHints(tableAt(game, table), { ...material, correctAnswer: "yes", hints })
}

function act(player: Player, press: Press, view: RoundView, seen: Seen) {
  const { rounds } = player
  if (view.game === "five-hints" && press.verb === "hint")
    rounds.showHint(view.roundId, view.hints.length, "")
  const before = rounds.look(view)
  if (before) seen.look(before)
  const after = answer(player, press, view)
  if (after) seen.look(after)
}

function answer({ rounds }: Player, { verb, at, isRight }: Press, { game, roundId }: RoundView) {
  if (game === "offside" && (verb === "judge" || verb === "answer")) {
    const places = verb === "judge" ? [at + 1] : [1, 2, 3, 4, 5, 6]
    return rounds.judgeStatements(
      roundId,
      places.map((place) => ({ place, said: isRight })),
    )
  }
  if (verb !== "answer") return null
  if (game === "five-hints") {
    rounds.submitAnswer(roundId, "yes")
    return rounds.settleAnswer(roundId, isRight)
  }
  rounds.submitItems(roundId, ["yes", "yes"])
  return rounds.settleItems(roundId, [isRight, isRight])
}

/** What the player has seen of each question since it was last closed, in any chapter. */
class Seen {
  honest = 0
  readonly #hints = new Map<string, number>()
  readonly #wrong = new Map<string, Set<string>>()
  /** By item: the rounds in which it is open. */
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

  /** The verdicts of one round reveal the answers of its items wherever else they are open. */
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
