import { accounts, play } from "#contract"
import { attemptHeader } from "#contract/words"
import { adminCalls } from "./admin-calls.server"
import { authoringCalls } from "./authoring-calls.server"
import { catalogueCalls } from "./catalogue-calls.server"
import { type Call, type Upstream, send } from "./send.server"

/** The referee knows which round is over, and asks for a question only where none is in play. */
const nextOne = { "cache-control": "no-cache" }

export type UpstreamClient = ReturnType<typeof createUpstream>

/** One method an endpoint, in our words. */
export function createUpstream(upstream: Upstream) {
  return {
    accounts: {
      register: (body: Call<typeof accounts.register>["body"]) =>
        send(upstream, accounts.register, { body }),
      login: (body: Call<typeof accounts.login>["body"]) =>
        send(upstream, accounts.login, { body }),
      forgetPassword: (body: Call<typeof accounts.forgetPassword>["body"]) =>
        send(upstream, accounts.forgetPassword, { body }),
      resetPassword: (body: Call<typeof accounts.resetPassword>["body"]) =>
        send(upstream, accounts.resetPassword, { body }),
      /** Sends nobody to log in: whoever logs out is on the way out, and does not wait for long. */
      logout: () =>
        send({ ...upstream, onSessionOver: undefined, patienceMs: 1_500 }, accounts.logout, {}),
      changePassword: (body: Call<typeof accounts.changePassword>["body"]) =>
        send(upstream, accounts.changePassword, { body }),
      /** `attempt` is what the API called the question that the points were won with. */
      addPoints: (points: number, attempt?: string) =>
        send(upstream, accounts.addPoints, {
          params: { points: String(points) },
          headers: { [attemptHeader]: attempt },
        }),
      topTen: () => send(upstream, accounts.topTen, {}),
      questionsAnswered: (query: NonNullable<Call<typeof accounts.questionsAnswered>["query"]>) =>
        send(upstream, accounts.questionsAnswered, { query }),
    },
    catalogue: catalogueCalls(upstream),
    play: {
      educationHints: (body: Call<typeof play.educationHintsQuestion>["body"]) =>
        send(upstream, play.educationHintsQuestion, { body }),
      entertainmentHints: (section: string) =>
        send(upstream, play.entertainmentHintsQuestion, { params: { section } }),
      educationOffside: (body: Call<typeof play.educationOffsideQuestion>["body"]) =>
        send(upstream, play.educationOffsideQuestion, { body, headers: nextOne }),
      entertainmentOffside: (section: string) =>
        send(upstream, play.entertainmentOffsideQuestion, {
          params: { section },
          headers: nextOne,
        }),
      educationDifficulty: (body: Call<typeof play.educationDifficultyQuestion>["body"]) =>
        send(upstream, play.educationDifficultyQuestion, { body }),
      entertainmentDifficulty: (section: string) =>
        send(upstream, play.entertainmentDifficultyQuestion, { params: { section } }),
      answerDifficulty: (body: Call<typeof play.answerDifficulty>["body"]) =>
        send(upstream, play.answerDifficulty, { body }),
      answerHints: (body: Call<typeof play.answerHints>["body"]) =>
        send(upstream, play.answerHints, { body }),
      judgeOffside: (body: Call<typeof play.judgeOffside>["body"]) =>
        send(upstream, play.judgeOffside, { body }),
    },
    admin: adminCalls(upstream),
    authoring: authoringCalls(upstream),
  }
}
