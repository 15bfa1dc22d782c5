import { readChapterEnd } from "#contract/draw-options"
import * as calls from "#contract/games/offside"
import { counts } from "#contract/limits"
import { findAnswered } from "#app/play/answered.server"
import { createPlayRoute, drawFrom } from "#app/play/play-route.server"
import type { Intent, Play, PlayServer } from "#app/play/play.server"
import type { Sent } from "#app/play/sent-form.server"
import { createTrialRoute } from "#app/trial/trial-route.server"

const names = Array.from({ length: counts.statements }, (_, index) => `statement-${index + 1}`)

/** Judges the whole form at once; incomplete until every statement has a judgement. */
const answer: Intent<"offside"> = {
  read: (sent) => judgeCommand(sent, true),
  isAnswer: true,
}

/** Judges some of the statements; incomplete if the form has no judgement. */
const judge: Intent<"offside"> = {
  read: (sent) => judgeCommand(sent, judgementsOf(sent).length === 0),
  isAnswer: true,
}

export const offsideServer: PlayServer<"offside"> = {
  game: "offside",
  draw,
  fields: names,
  intents: { answer, judge },
  isAllRight: (view) =>
    view.phase === "answered" && view.statements.every(({ isRight }) => isRight),
  incomplete: (count) => ({ key: "errors.play.unjudged", params: { count } }),
}

export const offsideRoute = createPlayRoute(offsideServer)
export const offsideTrial = createTrialRoute(offsideServer)

/** Draws the next question even if the API does not know that the last round is over; the referee knows. */
const nextOne = { "cache-control": "no-cache" }

async function draw({ context, player, key: { source } }: Play<"offside">) {
  if (source.category === "practice") return fromRecord(context, source.key)
  const { upstream } = context
  const drawn = await drawFrom(source, player, {
    ofChapter: (body) => upstream.call(calls.educationOffsideQuestion, { body, headers: nextOne }),
    ofSection: (section) =>
      upstream.call(calls.entertainmentOffsideQuestion, { ...section, headers: nextOne }),
    forVisitor: (section) => upstream.call(calls.drawOffsideForVisitor, section),
  })
  return drawn.status === 200
    ? { ...drawn.body, attempt: drawn.attempt }
    : readChapterEnd(drawn.body)
}

async function fromRecord(context: Play["context"], key: string) {
  const answered = await findAnswered(context, "offside", key)
  if (!answered) return null
  const positions = answered.correctAnswer.match(/[1-6]/g) ?? []
  return {
    question: answered.questionText,
    summary: "",
    information: answered.hints,
    correctAnswer: positions.map(Number),
  }
}

const judgeCommand = (sent: Sent, needsAll: boolean) =>
  ({ type: "judge", roundId: sent.roundId, judgements: judgementsOf(sent), needsAll }) as const

function judgementsOf({ typed }: Sent) {
  return names.flatMap((name, index) => {
    const said = typed[name]
    if (said !== "true" && said !== "false") return []
    return [{ position: index + 1, said: said === "true" }]
  })
}
