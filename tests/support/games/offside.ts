import type { Judgement, OffsideMaterial } from "#game/offside/round"
import { offsideWorth } from "#game/offside/worth.mjs"
import type { Played } from "../commands"
import { outcomeOf, playUnclaimed, keyOf } from "../commands"
import type { SampleGame } from "./sample-game"

/** The first, third and fifth statements are true. */
export const mammals: OffsideMaterial = {
  question: "Which of these are mammals?",
  summary: "A whale breathes air and feeds its calf with milk.",
  information: ["Whales", "Sharks", "Bats", "Penguins", "Camels", "Frogs"],
  correctAnswer: [1, 3, 5],
}

export const judge = (
  roundId: string,
  judgements: readonly Judgement[],
  needsAll = false,
): Played<"offside"> => [keyOf("offside"), { type: "judge", roundId, judgements, needsAll }]

const places = [1, 2, 3, 4, 5, 6]

const truth = mammals.information.map((_, at) => {
  return { position: at + 1, said: mammals.correctAnswer.includes(at + 1) }
})

export const offside: SampleGame<"offside"> = {
  material: mammals,
  finish: (id) => [judge(id, truth)],
  secretsIn: () => [mammals.summary, "isTrue"],
  standing: (view) =>
    view.phase === "playing"
      ? view.statements.flatMap(({ text, verdict }) => (verdict ? [`${text} ${verdict.said}`] : []))
      : view.statements.map(({ text, said }) => `${text} ${said}`),
  presses({ rounds }, roll) {
    const judgement = () => ({ position: roll(8), said: roll(2) === 0 })
    const press = (id: string) => {
      const judgements = Array.from({ length: roll(8) }, judgement)
      return outcomeOf(rounds.carryOut(...judge(id, judgements)))
    }
    return { judgeSome: press, judgeMore: press }
  },
  underManyKeys: {
    poolSize: 2,
    serve(next) {
      const question = `offside ${next()}`
      const information = places.map((place) => `${question} line ${place - 1}`)
      return { question, summary: "", information, correctAnswer: [...places] }
    },
    press({ rounds }, { verb, at, isRight }, { game, roundId }) {
      if (game !== "offside" || (verb !== "judge" && verb !== "answer")) return null
      const positions = verb === "judge" ? [at + 1] : places
      const judgements = positions.map((position) => ({ position, said: isRight }))
      return playUnclaimed(rounds, judge(roundId, judgements))
    },
    newBook() {
      const seen = new Map<string, Set<string>>()
      return (view) => {
        if (view.game !== "offside") return 0
        const wrong = seen.get(view.question) ?? new Set()
        seen.set(view.question, wrong)
        for (const each of view.statements) {
          const isWrong = "verdict" in each ? each.verdict?.isRight === false : !each.isRight
          if (isWrong) wrong.add(each.text)
        }
        if (view.phase === "playing") return 0
        seen.delete(view.question)
        return offsideWorth(wrong.size)
      }
    },
  },
}
