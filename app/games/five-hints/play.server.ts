import { readChapterEnd } from "#contract/draw-options"
import * as calls from "#contract/games/five-hints"
import { storedAnswer } from "#game/answers/alternatives"
import { judge } from "#game/answers/judge"
import type { FiveHintsSubmission } from "#game/five-hints/round"
import { findAnswered } from "#app/play/answered.server"
import { noVerdict } from "#app/play/submit-and-settle.server"
import { createPlayRoute, drawFrom } from "#app/play/play-route.server"
import type { Intent, Play, PlayServer } from "#app/play/play.server"
import { refuseTooLong } from "#app/play/sent-form.server"
import { createTrialRoute } from "#app/trial/trial-route.server"

type InFiveHints = Play<"five-hints">

const hint: Intent<"five-hints"> = {
  read: ({ roundId, typed }) => {
    const shown = typed["shown"] ?? ""
    const seen = /^[1-5]$/.test(shown) ? Number(shown) : null
    return { type: "hint", roundId, seen, draft: typed["answer"] ?? "" }
  },
}

const answer: Intent<"five-hints"> = {
  read: ({ roundId, typed }) => {
    const given = typed["answer"]?.trim() ?? ""
    if (given === "") return { refusal: { key: "errors.play.answerEmpty" } }
    return refuseTooLong([given]) ?? { type: "submit", roundId, answer: given }
  },
  isAnswer: true,
}

export const fiveHintsServer: PlayServer<"five-hints"> = {
  game: "five-hints",
  draw,
  fields: ["answer", "shown"],
  intents: { hint, answer },
  isAllRight: (view) => view.phase === "answered" && view.correct,
  incomplete: () => ({ key: "errors.play.answerEmpty" }),
  judging: {
    settle: async (play, submission, roundId) => {
      return { type: "settle", roundId, ...(await verdictOn(play, submission)) }
    },
    release: (roundId) => ({ type: "release", roundId }),
  },
}

export const fiveHintsRoute = createPlayRoute(fiveHintsServer)
export const fiveHintsTrial = createTrialRoute(fiveHintsServer)

async function draw({ context, player, key: { source } }: InFiveHints) {
  if (source.category === "practice") return fromRecord(context, source.key)
  const { upstream } = context
  const drawn = await drawFrom(source, player, {
    ofChapter: (body) => upstream.call(calls.educationHintsQuestion, { body }),
    ofSection: (section) => upstream.call(calls.entertainmentHintsQuestion, section),
    forVisitor: (section) => upstream.call(calls.drawHintsForVisitor, section),
  })
  return drawn.status === 200
    ? { ...drawn.body, attempt: drawn.attempt }
    : readChapterEnd(drawn.body)
}

async function fromRecord(context: InFiveHints["context"], key: string) {
  const answered = await findAnswered(context, "five-hints", key)
  if (!answered) return null
  const { questionText, correctAnswer, alternatives, hints } = answered
  return { question: questionText, summary: "", correctAnswer, alternatives, hints }
}

/** The verdict of the API. A question of the record is judged here, since its attempt is closed in the API. */
async function verdictOn(
  { context, key, player }: InFiveHints,
  submission: FiveHintsSubmission,
): Promise<{ verdict: boolean; reason?: string | undefined }> {
  const { answer, correctAnswer, hints, shown } = submission
  if (key.source.category === "practice")
    return { verdict: judge(answer, storedAnswer(submission)) !== null }
  // The API has no attempt of a visitor, so it is sent all right answers.
  const correctanswer = player.isVisitor ? storedAnswer(submission) : correctAnswer
  const body = { answer, correctanswer, hints: hints.join(",") }
  const isCounted = !player.isVisitor && (await context.capabilities.has("figures"))
  const verdict = await context.upstream.call(calls.answerHints, {
    body: isCounted ? { ...body, hintsShown: shown } : body,
  })
  if (verdict.status !== 200) throw noVerdict()
  return { verdict: verdict.body, reason: verdict.reasons?.[0] }
}
