import * as fc from "fast-check"
import { gameNames, type Game } from "#contract/words"
import type { RoundView } from "#game/games"
import type { RoundKey } from "#game/rounds/round-key"
import { sampleGames } from "./games/games"
import { playerInMemory, start, viewIn } from "./rounds"

/** One action of a player on one of several keys with the same questions. */
const press = fc.record({
  verb: fc.constantFrom("visit", "hint", "judge", "answer", "finish", "claim"),
  game: fc.constantFrom(...gameNames),
  key: fc.nat(4),
  /** The index of the statement, from 0. */
  at: fc.nat(5),
  isRight: fc.boolean(),
})
type Press = typeof press extends fc.Arbitrary<infer Value> ? Value : never

/** Checks 300 players with random presses; prints the seed if one fails. */
export function forManyKeys(expectOf: (played: ReturnType<typeof playKeys>) => void) {
  const presses = fc.array(press, { minLength: 20, maxLength: 90, size: "max" })
  const property = fc.property(presses, (list) => expectOf(playKeys(list)))
  fc.assert(property, { numRuns: 300, seed: 90_497 })
}

/** The number of served questions, by game. */
type Dealt = Map<Game, number>
type Player = ReturnType<typeof playerInMemory>

const keyAt = <G extends Game>(game: G, spelling: number): RoundKey<G> => ({
  game,
  source: { category: "education", subject: `spelling ${spelling}`, chapter: "1" },
})

/**
 * Plays under five keys that share their questions, with an upstream that serves its questions in turn and accepts
 * every claim. `honest` is what the same answers win if everything that was seen of a question counts, under
 * whichever key it was seen.
 */
function playKeys(presses: readonly Press[]) {
  const player = playerInMemory()
  const dealt: Dealt = new Map()
  const seen = new Seen()
  let credited = 0
  for (const press of presses) {
    player.pass(1)
    const view = player.rounds.getRound(keyAt(press.game, press.key))
    if (press.verb === "visit") seen.look(view ?? visit(player, press.game, press.key, dealt))
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

function visit<G extends Game>({ rounds }: Player, game: G, key: number, dealt: Dealt): RoundView {
  const { poolSize, serve } = sampleGames[game].underManyKeys
  const next = () => {
    const number = (dealt.get(game) ?? 0) + 1
    dealt.set(game, number)
    return number % poolSize
  }
  return viewIn(rounds.play(...start(keyAt(game, key), serve(next))))
}

function act(player: Player, press: Press, view: RoundView, seen: Seen) {
  seen.look(view)
  const after = sampleGames[view.game].underManyKeys.press(player, press, view)
  if (after) seen.look(after)
}

/** The model of what a player has seen, and of the points that this leaves to win. */
class Seen {
  honest = 0
  readonly #books = gameNames.map((game) => sampleGames[game].underManyKeys.newBook())
  readonly #closed = new Set<string>()

  look(view: RoundView): void {
    if (this.#closed.has(view.roundId)) return
    if (view.phase === "answered") this.#closed.add(view.roundId)
    for (const book of this.#books) this.honest += book(view)
  }
}
