import * as calls from "#contract/games/five-hints"
import { storedAnswer } from "#game/answers/alternatives"
import { judge } from "#game/answers/judge"
import type { FiveHintsSubmission } from "#game/five-hints/round"
import type { MaterialOf } from "#game/games"
import { getSourceTraits } from "#game/sources/source"
import { noVerdict } from "#app/play/round/submit-and-settle.server"
import { createPlayRoute } from "#app/play/round/play-route.server"
import type { Intent, Play, PlayServer } from "#app/play/play.server"
import { refuseTooLong } from "#app/play/round/sent-form.server"
import { createDraws } from "#app/play/sources/draws"
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

type Material = MaterialOf<"five-hints">

const draws = createDraws(
  {
    question: calls.educationHintsQuestion.ok,
    ofChapter: (upstream, body) => upstream.call(calls.educationHintsQuestion, { body }),
    ofSection: (upstream, section) => upstream.call(calls.entertainmentHintsQuestion, section),
    forVisitor: (upstream, section) => upstream.call(calls.drawHintsForVisitor, section),
    ofWork: (upstream, work) => upstream.call(calls.drawHintsForWork, work),
  },
  (wire, attempt): Material => ({ ...wire, attempt }),
  ({ questionText, correctAnswer, alternatives, exact, hints }) => {
    return { question: questionText, summary: "", correctAnswer, alternatives, exact, hints }
  },
)

export const fiveHintsServer: PlayServer<"five-hints"> = {
  game: "five-hints",
  draws,
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

async function verdictOn(
  { context, key, player }: InFiveHints,
  submission: FiveHintsSubmission,
): Promise<{ verdict: boolean; reason?: string | undefined }> {
  const { question, answer, correctAnswer, exact, hints, shown } = submission
  if (!getSourceTraits(key.source).isIssued)
    return { verdict: judge(answer, storedAnswer(submission), { question, exact }) !== null }
  const said = hints.join(",")
  // The API has no attempt of a visitor, so it is sent all right answers and the question.
  const body = player.isVisitor
    ? { answer, correctanswer: storedAnswer(submission), hints: said, question, exact }
    : { answer, correctanswer: correctAnswer, hints: said, hintsShown: shown }
  const verdict = await context.upstream.call(calls.answerHints, { body })
  if (verdict.status !== 200) throw noVerdict()
  return { verdict: verdict.body, reason: verdict.reasons?.[0] }
}
