import { feedback } from "#contract"
import { type Call, type Upstream, send } from "./send.server"

/** The calls for appeals and reports, and for decisions on them. */
export const feedbackCalls = (upstream: Upstream) => ({
  appeal: (body: Call<typeof feedback.fileAppeal>["body"]) =>
    send(upstream, feedback.fileAppeal, { body }),
  report: (body: Call<typeof feedback.fileReport>["body"]) =>
    send(upstream, feedback.fileReport, { body }),
  /** The open appeals and reports on the caller's questions; for admins, on all questions. */
  open: () => send(upstream, feedback.openFeedback, {}),
  decide: (body: Call<typeof feedback.decideAppeal>["body"]) =>
    send(upstream, feedback.decideAppeal, { body }),
  revoke: (questionID: string, answer: string) =>
    send(upstream, feedback.revokeAnswer, { body: { questionID, answer } }),
  /** `isRetired`: takes the question out of play. */
  close: (questionID: string, isRetired: boolean) =>
    send(upstream, feedback.closeReports, {
      body: isRetired ? { questionID, isRetired } : { questionID },
    }),
})
