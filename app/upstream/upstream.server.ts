import type * as z from "zod"
import {
  accounts,
  keptData,
  points,
  profile,
  packs,
  progress,
  streak,
  teachers,
  people,
  feedback,
} from "#contract"
import type { Endpoint } from "#contract/endpoint"
import { attemptHeader, idempotencyHeader, type LeaderboardScope } from "#contract/words"
import { adminCalls, authoringCalls } from "./staff-calls.server"
import { callsOfClasses, callsOfWork, callsOfLive } from "./class-calls.server"
import { catalogueCalls } from "./catalogue-calls.server"
import { orMissing } from "./errors.server"
import { type CallParts, type Upstream, send } from "./send.server"

export type UpstreamClient = ReturnType<typeof createUpstream>

export function createUpstream(upstream: Upstream) {
  // For what a page can do without. With `safe: false` such a call is not retried either, which would come too late.
  const impatient = { ...upstream, patienceMs: 1_500 }
  const within = (isSoon: boolean) => (isSoon ? impatient : upstream)
  return {
    call: <Ok extends z.ZodType, const R extends readonly number[], E extends Endpoint>(
      endpoint: E & { readonly ok: Ok; readonly refusals: R },
      parts: CallParts<E>,
      isSoon = false,
    ) => send(within(isSoon), endpoint, parts),
    accounts: {
      register: (body: CallParts<typeof accounts.register>["body"]) =>
        send(upstream, accounts.register, { body }),
      readInvitation: (invitation: string) =>
        send(upstream, teachers.readInvitation, { body: { invitation } }),
      login: (body: CallParts<typeof accounts.login>["body"]) =>
        send(upstream, accounts.login, { body }),
      forgetPassword: (body: CallParts<typeof accounts.forgetPassword>["body"]) =>
        send(upstream, accounts.forgetPassword, { body }),
      resetPassword: (body: CallParts<typeof accounts.resetPassword>["body"]) =>
        send(upstream, accounts.resetPassword, { body }),
      /** A 401 does not redirect to the login page, and the wait is short, because the person is logging out. */
      logout: () =>
        send({ ...upstream, onSessionOver: undefined, patienceMs: 1_500 }, accounts.logout, {}),
      /** `formKey`: two calls with one key change the password once. A 401 does not redirect to the login page. */
      changePassword: (body: CallParts<typeof accounts.changePassword>["body"], formKey?: string) =>
        send({ ...upstream, onSessionOver: undefined }, accounts.changePassword, {
          headers: { [idempotencyHeader]: formKey },
          body,
        }),
      /** `attempt` is the API's name for the question that won the points; `isSoon`: a page can do without the reply. */
      addPoints: (won: number, attempt?: string, isSoon = false) =>
        send(within(isSoon), points.addPoints, {
          params: { points: String(won) },
          headers: { [attemptHeader]: attempt },
        }),
      /** For an account that was made after a visitor's rounds; a page can do without the reply. */
      welcome: (won: number) => send(impatient, points.welcome, { body: { points: won } }),
      /** `scope` requires an upstream with the capability "leaderboard-scopes". */
      topTen: (scope?: LeaderboardScope) => send(upstream, points.topTen, { query: { scope } }),
      standing: () =>
        send(impatient, { ...points.topTen, safe: false, ours: "leaderboard-scopes" }, {}),
      questionsAnswered: (
        query: NonNullable<CallParts<typeof points.questionsAnswered>["query"]>,
      ) => send(upstream, points.questionsAnswered, { query }),
    },
    profile: profileCalls(upstream, impatient),
    catalogue: catalogueCalls(upstream),
    classes: callsOfClasses(upstream, impatient),
    work: callsOfWork(upstream, impatient),
    live: callsOfLive(upstream),
    progress: progressCalls(upstream, impatient),
    admin: adminCalls(upstream),
    people: peopleCalls(upstream),
    authoring: authoringCalls(upstream),
    feedback: feedbackCalls(upstream),
  }
}

const profileCalls = (upstream: Upstream, impatient: Upstream) => ({
  read: () => send(upstream, profile.profile, {}),
  /** What the caller teaches, and is trusted in; none if the upstream does not say. */
  subjects: async (language = upstream.language) => {
    const reply = await send({ ...impatient, language }, { ...profile.profile, safe: false }, {})
    const { subjects = [], trusted = [] } = reply.status === 200 ? reply.body : {}
    return { subjects, trusted }
  },
  /** For every page of a teacher who waits; a 401 does not redirect. */
  isConfirmed: async () => {
    const reply = await orMissing(
      send({ ...impatient, onSessionOver: undefined }, { ...profile.profile, safe: false }, {}),
    )
    return reply?.status === 200 && reply.body.confirmed !== false
  },
  change: (body: CallParts<typeof profile.changeProfile>["body"]) =>
    send(upstream, profile.changeProfile, { body }),
  erase: (body: CallParts<typeof profile.eraseAccount>["body"]) =>
    send(upstream, profile.eraseAccount, { body }),
  kept: () => send(upstream, keptData.showOwn, {}),
})

const progressCalls = (upstream: Upstream, impatient: Upstream) => ({
  education: (query: NonNullable<CallParts<typeof progress.educationProgress>["query"]>) =>
    send(impatient, { ...progress.educationProgress, safe: false }, { query }),
  entertainment: () => send(impatient, { ...progress.entertainmentProgress, safe: false }, {}),
  record: (query: NonNullable<CallParts<typeof progress.record>["query"]>) =>
    send(upstream, progress.record, { query }),
  summary: () => send(impatient, { ...progress.recordSummary, safe: false }, {}),
  packs: () => send(impatient, { ...packs.listPacks, safe: false }, {}),
  parts: (query: NonNullable<CallParts<typeof progress.pageParts>["query"]>) =>
    send(impatient, { ...progress.pageParts, safe: false }, { query }),
  streak: (query: NonNullable<CallParts<typeof streak.streak>["query"]>) =>
    send(impatient, { ...streak.streak, safe: false }, { query }),
  chooseDailyGoal: (body: CallParts<typeof streak.chooseDailyGoal>["body"]) =>
    send(upstream, streak.chooseDailyGoal, { body }),
})

const peopleCalls = (upstream: Upstream) => ({
  find: (query: CallParts<typeof people.listPeople>["query"]) =>
    send(upstream, people.listPeople, { query }),
  show: (personId: string) => send(upstream, people.showPerson, { params: { personId } }),
  kept: (personId: string) => send(upstream, keptData.showOfPupil, { params: { personId } }),
  changeGrade: (personId: string, grade: string) =>
    send(upstream, people.changeGrade, { params: { personId }, body: { grade } }),
  resetProfile: (personId: string) => send(upstream, people.resetProfile, { params: { personId } }),
  block: (personId: string, isBlocked: boolean) =>
    send(upstream, people.block, { params: { personId }, body: { isBlocked } }),
  events: (before: string) =>
    send(upstream, people.peopleEvents, { query: { before: before || undefined } }),
})

const feedbackCalls = (upstream: Upstream) => ({
  appeal: (body: CallParts<typeof feedback.fileAppeal>["body"]) =>
    send(upstream, feedback.fileAppeal, { body }),
  report: (body: CallParts<typeof feedback.fileReport>["body"]) =>
    send(upstream, feedback.fileReport, { body }),
  open: () => send(upstream, feedback.openFeedback, {}),
  decide: (body: CallParts<typeof feedback.decideAppeal>["body"]) =>
    send(upstream, feedback.decideAppeal, { body }),
  revoke: (questionID: string, answer: string) =>
    send(upstream, feedback.revokeAnswer, { body: { questionID, answer } }),
  close: (questionID: string, isRetired: boolean) =>
    send(upstream, feedback.closeReports, {
      body: isRetired ? { questionID, isRetired } : { questionID },
    }),
})
