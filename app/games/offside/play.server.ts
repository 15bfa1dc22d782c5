import * as calls from "#contract/games/offside"
import { counts } from "#contract/limits"
import type { MaterialOf } from "#game/games"
import { createPlayRoute } from "#app/play/round/play-route.server"
import type { Intent, PlayServer } from "#app/play/play.server"
import type { SentRound } from "#app/play/round/sent-form.server"
import { createDraws } from "#app/play/sources/draws"
import { createTrialRoute } from "#app/trial/trial-route.server"

const names = Array.from({ length: counts.statements }, (_, index) => `statement-${index + 1}`)

const answer: Intent<"offside"> = {
  read: (sent) => judgeCommand(sent, true),
  isAnswer: true,
}

const judge: Intent<"offside"> = {
  read: (sent) => judgeCommand(sent, getJudgements(sent).length === 0),
  isAnswer: true,
}

type Material = MaterialOf<"offside">

/** Draws the next question even if the API does not know that the last round is over; the referee knows. */
const headers = { "cache-control": "no-cache" }

const draws = createDraws(
  {
    question: calls.educationOffsideQuestion.ok,
    ofChapter: (upstream, body) => upstream.call(calls.educationOffsideQuestion, { body, headers }),
    ofSection: (upstream, section) =>
      upstream.call(calls.entertainmentOffsideQuestion, { ...section, headers }),
    forVisitor: (upstream, section) => upstream.call(calls.drawOffsideForVisitor, section),
    ofWork: (upstream, work) => upstream.call(calls.drawOffsideForWork, { ...work, headers }),
  },
  (wire, attempt): Material => ({ ...wire, attempt }),
  ({ questionText, correctAnswer, hints }) => ({
    question: questionText,
    summary: "",
    information: hints,
    correctAnswer: (correctAnswer.match(/[1-6]/g) ?? []).map(Number),
  }),
)

export const offsideServer: PlayServer<"offside"> = {
  game: "offside",
  draws,
  fields: names,
  intents: { answer, judge },
  isAllRight: (view) =>
    view.phase === "answered" && view.statements.every(({ isRight }) => isRight),
  incomplete: (count) => ({ key: "errors.play.unjudged", params: { count } }),
}

export const offsideRoute = createPlayRoute(offsideServer)
export const offsideTrial = createTrialRoute(offsideServer)

const judgeCommand = (sent: SentRound, needsAll: boolean) =>
  ({ type: "judge", roundId: sent.roundId, judgements: getJudgements(sent), needsAll }) as const

function getJudgements({ typed }: SentRound) {
  return names.flatMap((name, index) => {
    const said = typed[name]
    if (said !== "true" && said !== "false") return []
    return [{ position: index + 1, said: said === "true" }]
  })
}
