import { expect } from "vitest"
import type { RoundView } from "#game/games"
import type { Judgement } from "#game/offside/round"
import type { RoundKey } from "#game/rounds/round-key"
import { known, settledGames, wrongIn, type Known } from "../support/games"

interface Round {
  readonly key: RoundKey
  readonly questions: readonly Known[]
  hints: number
  readonly said: (boolean | null)[]
  /** One answer per question, `null` for a question that was not submitted with the others. */
  submitted: readonly (string | null)[] | null
  /** The verdict on each question, `null` before it is judged. */
  readonly rights: (boolean | null)[]
  isOver: boolean
}

/** The entry of one question in the player's history, after its round is over. */
export interface Line {
  readonly question: string
  /** For offside, whether every judgement was right. */
  readonly isRight: boolean
}

/**
 * Follows what a referee was told, with rules of its own: what may be visible, what was won, and what the API must
 * store in the end. Only the first play of a question wins points.
 */
export class ReferenceModel {
  points = 0
  readonly history: Line[] = []
  readonly #rounds = new Map<string, Round>()
  readonly #played = new Set<string>()

  started(key: RoundKey, view: RoundView): void {
    if (this.#rounds.has(view.roundId)) return
    const asked = view.game === "difficulty" ? view.items : [view]
    const questions = asked.flatMap(({ question }) => known.get(question) ?? [])
    expect(questions).toHaveLength(asked.length)
    const said = questions.flatMap(({ lines }) => lines.map(() => null))
    this.#rounds.set(view.roundId, {
      key,
      questions,
      hints: 1,
      said,
      submitted: null,
      rights: questions.map(() => null),
      isOver: false,
    })
  }

  askedForHint(roundId: string, seen: number | null): void {
    const round = this.#rounds.get(roundId)
    if (round && !round.submitted && !round.isOver && seen === round.hints && seen < 5)
      round.hints += 1
  }

  /**
   * `toJudge` is what the referee gave to the caller to be judged; `only` is the position, from 1, of the one
   * item that was submitted.
   */
  submitted(
    roundId: string,
    answers: readonly string[],
    toJudge: readonly string[],
    only?: number,
  ) {
    const round = this.#rounds.get(roundId)
    if (!round) throw new Error("an answer to a round that never began")
    expect(round.isOver).toBe(false)
    round.submitted ??= round.rights.map((right, at) => {
      const isAsked = right === null && (only === undefined || only === at + 1)
      return isAsked ? (answers[at] ?? "") : null
    })
    expect(toJudge).toEqual(round.submitted.filter((answer) => answer !== null))
  }

  judged(roundId: string, verdicts: readonly boolean[]): void {
    const round = this.#rounds.get(roundId)
    if (!round?.submitted || round.isOver) return
    const answers = round.submitted
    const rights = round.questions.flatMap(({ answer }, at) =>
      answers[at] === null ? [] : [{ at, isRight: answers[at] === answer }],
    )
    expect(verdicts).toEqual(rights.map(({ isRight }) => isRight))
    round.submitted = null
    for (const { at, isRight } of rights) {
      round.rights[at] = isRight
      this.#record(round, at, isRight)
    }
    round.isOver = !round.rights.includes(null)
  }

  /** The player ended a difficulty round before its last item; its points are still credited. */
  stopped(roundId: string): void {
    const round = this.#rounds.get(roundId)
    if (round) round.isOver = true
  }

  said(roundId: string, judgements: readonly Judgement[]): void {
    const round = this.#rounds.get(roundId)
    if (!round || round.isOver) return
    for (const { position, said } of judgements) round.said[position - 1] ??= said
    if (round.said.includes(null)) return
    round.isOver = true
    this.#record(round, 0, wrongIn(round.said) === 0)
  }

  /** Checks that the view shows nothing too early. */
  saw(view: RoundView): void {
    const round = this.#rounds.get(view.roundId)
    if (!round) throw new Error("a round that never began")
    expect(view.game).toBe(round.key.game)
    expect(view.source).toEqual(round.key.source)
    if (view.phase === "answered") return expect(round.isOver).toBe(true)
    const text = JSON.stringify({ ...view, draft: "", drafts: [] })
    expect(secretsOf(round).filter((secret) => text.includes(secret))).toEqual([])
    if (view.game !== "offside") return
    const open = view.statements.filter((_, at) => round.said[at] === null)
    expect(open.filter(({ verdict }) => verdict !== null)).toEqual([])
  }

  #record(round: Round, at: number, isRight: boolean): void {
    const one = round.questions[at]
    if (round.key.source.category !== "education" || !one) return
    this.history.push({ question: one.question, isRight })
    if (this.#played.has(one.question)) return
    this.#played.add(one.question)
    const { hints, said } = round
    this.points += settledGames[round.key.game].worthOf({ ...one, hints, said }, isRight)
  }
}

function secretsOf({ key, questions, hints, said, rights }: Round): readonly string[] {
  const open = questions.filter((_, at) => rights[at] === null)
  return open.flatMap((one) => settledGames[key.game].secretsOf({ ...one, hints, said }))
}
