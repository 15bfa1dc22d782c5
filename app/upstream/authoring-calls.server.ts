import { authoring } from "#contract"
import { type Call, type Upstream, send } from "./send.server"

/** What writes questions, in our words; all of them are under review after it. */
export const authoringCalls = (upstream: Upstream) => ({
  makeEducationQuestion: (body: Call<typeof authoring.makeEducationQuestion>["body"]) =>
    send(upstream, authoring.makeEducationQuestion, { body }),
  makeEntertainmentQuestion: (body: Call<typeof authoring.makeEntertainmentQuestion>["body"]) =>
    send(upstream, authoring.makeEntertainmentQuestion, { body }),
  makeEducationDifficulty: (body: Call<typeof authoring.makeEducationDifficulty>["body"]) =>
    send(upstream, authoring.makeEducationDifficulty, { body }),
  makeEntertainmentDifficulty: (body: Call<typeof authoring.makeEntertainmentDifficulty>["body"]) =>
    send(upstream, authoring.makeEntertainmentDifficulty, { body }),
})
