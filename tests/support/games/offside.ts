import type { Judgement, OffsideMaterial } from "#game/offside/round"
import { outcomeOf, commandsOf, type SampleGame } from "../commands"

export const mammals: OffsideMaterial = {
  question: "Which of these are mammals?",
  summary: "A whale breathes air and feeds its calf with milk.",
  information: ["Whales", "Sharks", "Bats", "Penguins", "Camels", "Frogs"],
  correctAnswer: [1, 3, 5],
}

const of = commandsOf("offside")

export const judge = (roundId: string, judgements: readonly Judgement[], needsAll = false) =>
  of({ type: "judge", roundId, judgements, needsAll })

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
}
