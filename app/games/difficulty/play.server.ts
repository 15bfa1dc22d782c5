import { counts } from "#contract/limits"
import { createPlayRoute } from "#app/play/round/play-route.server"
import type { Intent, PlayServer } from "#app/play/play.server"
import { refuseTooLong, type Sent } from "#app/play/round/sent-form.server"
import { createTrialRoute } from "#app/trial/trial-route.server"
import { draws, verdictsOn } from "./draw-and-judge.server"

const names = Array.from({ length: counts.items }, (_, index) => `answer-${index + 1}`)

const answer: Intent<"difficulty"> = {
  read: (sent) => {
    const answers = answersOf(sent)
    const needsAll = sent.typed["confirm"] !== "yes"
    const submit = { type: "submit", roundId: sent.roundId, answer: answers, needsAll } as const
    return refuseTooLong(answers) ?? submit
  },
  isAnswer: true,
}

/** Submits the answer to one item, by its position from 1. */
const answerItem = (position: number): Intent<"difficulty"> => ({
  read: (sent) => {
    const answers = answersOf(sent)
    const own = answers[position - 1] ?? ""
    if (own === "") return { refusal: { key: "errors.play.answerEmpty" } }
    const submit = {
      type: "submit",
      roundId: sent.roundId,
      answer: answers,
      only: position,
    } as const
    return refuseTooLong([own]) ?? submit
  },
  isAnswer: true,
})

const itemIntents = Object.fromEntries(
  names.map((_, index) => [`item-${index + 1}`, answerItem(index + 1)]),
)

/** Ends the round with the answers so far. */
const stop: Intent<"difficulty"> = {
  read: ({ roundId }) => ({ type: "stop", roundId }),
  isAnswer: true,
}

/** Stores what was typed so far, for all devices of the player. */
const keep: Intent<"difficulty"> = {
  read: (sent) => ({ type: "drafts", roundId: sent.roundId, drafts: answersOf(sent) }),
}

export const difficultyServer: PlayServer<"difficulty"> = {
  game: "difficulty",
  draws,
  fields: [...names, "confirm"],
  intents: { answer, keep, stop, ...itemIntents },
  isAllRight: (view) =>
    view.phase === "answered" &&
    view.notReached.length === 0 &&
    view.items.every(({ isRight }) => isRight),
  incomplete: (count) => ({ key: "errors.play.empty", params: { count } }),
  judging: {
    settle: async (play, submission, roundId) => {
      const verdict = await verdictsOn(play, submission)
      return verdict ? { type: "settle", roundId, verdict } : { type: "takeBack", roundId }
    },
    release: (roundId) => ({ type: "release", roundId }),
  },
}

export const difficultyRoute = createPlayRoute(difficultyServer)
export const difficultyTrial = createTrialRoute(difficultyServer)

const answersOf = ({ typed }: Sent) => names.map((name) => typed[name]?.trim() ?? "")
