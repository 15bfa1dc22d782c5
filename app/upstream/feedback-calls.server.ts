import { feedback } from "#contract"
import { type Call, type Upstream, send } from "./send.server"

/** What players say of questions, and what becomes of it. */
export const feedbackCalls = (upstream: Upstream) => ({
  appeal: (body: Call<typeof feedback.fileAppeal>["body"]) =>
    send(upstream, feedback.fileAppeal, { body }),
  report: (body: Call<typeof feedback.fileReport>["body"]) =>
    send(upstream, feedback.fileReport, { body }),
  /** What is open of the own questions. */
  open: () => send(upstream, feedback.openFeedback, {}),
  decide: (body: Call<typeof feedback.decideAppeal>["body"]) =>
    send(upstream, feedback.decideAppeal, { body }),
  close: (questionID: string) => send(upstream, feedback.closeReports, { body: { questionID } }),
})
