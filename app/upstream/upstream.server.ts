import type * as z from "zod"
import { accounts, points, profile, progress, streak } from "#contract"
import type { Endpoint } from "#contract/endpoint"
import { attemptHeader, idempotencyHeader, type LeaderboardScope } from "#contract/words"
import { adminCalls } from "./admin-calls.server"
import { authoringCalls } from "./authoring-calls.server"
import { catalogueCalls } from "./catalogue-calls.server"
import { feedbackCalls } from "./feedback-calls.server"
import { type Call, type Upstream, send } from "./send.server"

export type UpstreamClient = ReturnType<typeof createUpstream>

/** One method an endpoint, in our words; the calls of one game are its own, and go through `call`. */
export function createUpstream(upstream: Upstream) {
  const impatient = { ...upstream, patienceMs: 1_500 }
  return {
    call: <Ok extends z.ZodType, const R extends readonly number[], E extends Endpoint>(
      endpoint: E & { readonly ok: Ok; readonly refusals: R },
      parts: Call<E>,
    ) => send(upstream, endpoint, parts),
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
      /** `formKey`: a change that is sent twice under one key is done once. */
      changePassword: (body: Call<typeof accounts.changePassword>["body"], formKey?: string) =>
        send(upstream, accounts.changePassword, {
          headers: { [idempotencyHeader]: formKey },
          body,
        }),
      /** `attempt` is what the API called the question that the points were won with. */
      addPoints: (won: number, attempt?: string) =>
        send(upstream, points.addPoints, {
          params: { points: String(won) },
          headers: { [attemptHeader]: attempt },
        }),
      /** `scope` only for an upstream that names "leaderboard-scopes". */
      topTen: (scope?: LeaderboardScope) => send(upstream, points.topTen, { query: { scope } }),
      /** The caller's own place, for a page that does without it rather than wait for long. */
      standing: () => send(impatient, { ...points.topTen, safe: false }, {}),
      questionsAnswered: (query: NonNullable<Call<typeof points.questionsAnswered>["query"]>) =>
        send(upstream, points.questionsAnswered, { query }),
    },
    profile: profileCalls(upstream),
    catalogue: catalogueCalls(upstream),
    /** A page does without the counts rather than wait for long or ask twice. */
    progress: {
      education: (query: NonNullable<Call<typeof progress.educationProgress>["query"]>) =>
        send(impatient, { ...progress.educationProgress, safe: false }, { query }),
      entertainment: () => send(impatient, { ...progress.entertainmentProgress, safe: false }, {}),
      record: (query: NonNullable<Call<typeof progress.record>["query"]>) =>
        send(upstream, progress.record, { query }),
      summary: () => send(impatient, { ...progress.recordSummary, safe: false }, {}),
      streak: (query: NonNullable<Call<typeof streak.streak>["query"]>) =>
        send(impatient, { ...streak.streak, safe: false }, { query }),
      chooseDailyGoal: (body: Call<typeof streak.chooseDailyGoal>["body"]) =>
        send(upstream, streak.chooseDailyGoal, { body }),
    },
    admin: adminCalls(upstream),
    authoring: authoringCalls(upstream),
    feedback: feedbackCalls(upstream),
  }
}

const profileCalls = (upstream: Upstream) => ({
  read: () => send(upstream, profile.profile, {}),
  change: (body: Call<typeof profile.changeProfile>["body"]) =>
    send(upstream, profile.changeProfile, { body }),
  erase: (body: Call<typeof profile.eraseAccount>["body"]) =>
    send(upstream, profile.eraseAccount, { body }),
})
