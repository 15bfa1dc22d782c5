import { env } from "cloudflare:workers"
import { gameNames } from "#contract/words"
import { png } from "../../support/pictures"
import { ownProfile } from "../samples/accounts"
import { chapter, grade, links } from "../samples/admin"
import {
  askedInChapter,
  askedInSection,
  corrected,
  feedbackBodies,
  hintsMade,
  importedInSection,
  revoked,
  seen,
  tried,
} from "../samples/authoring"
import { schoolGames } from "./games/games"
import { adminsOnly, authors, everybody, pupilsOnly, row, signedIn } from "./role-row"
import { versionRows } from "./version-rows"
import { formOf } from "./uploads"

/** Inserts questions under review with the ids in the addresses below. */
export async function addWaitingForRoles(poolId: number): Promise<void> {
  const insert = env.DB.prepare(
    `INSERT INTO questions (id, pool_id, status, language, question, answer, summary, fingerprint,
      created_at) VALUES (?, ?, 'waiting', 'en', 'Which?', 'x', 'So it is.', 'x', 0)`,
  )
  await env.DB.batch([9001, 9002, 9003].map((id) => insert.bind(id, poolId)))
}

/** The rows of every call of one game; see roles.test.ts. */
export const gameRows = gameNames.flatMap((game) => schoolGames[game].rows)

/** The rows of profiles, and of the calls of authors and reviewers. */
export const reviewRows = [
  row("/api/Accounts/profile", signedIn),
  row("/api/Accounts/ChangeProfile", signedIn, { body: { ...ownProfile, nickname: "" } }),
  row("/api/Accounts/erase", [400, 400, 403, 400, 401, 401, 401], {
    body: { password: "guessed" },
  }),
  row("/api/education/progress", pupilsOnly, {
    call: "/api/education/progress?grade=7&subject=Math",
  }),
  row("/api/entertainment/progress", signedIn),
  ...["streak", "record", "record-summary"].map((name) => row(`/api/Accounts/${name}`, pupilsOnly)),
  row("/api/Accounts/daily-goal", pupilsOnly, { body: { goal: 5 } }),
  row("/api/education/near-copies", authors, { body: { ...askedInChapter, subject: "Math" } }),
  row("/api/entertainment/near-copies", signedIn, { body: askedInSection }),
  row("/api/education/import", authors, {
    body: { questions: [{ ...hintsMade, subject: "Math" }] },
  }),
  row("/api/entertainment/import", signedIn, { body: importedInSection }),
  row("/api/education/judge", authors, { body: tried }),
  row("/api/entertainment/judge", signedIn, { body: tried }),
  row("/api/my-questions", signedIn),
  row("/api/my-questions/seen", signedIn, { body: seen }),
  row("/api/author-mail", signedIn, { body: { wanted: true } }),
  row("/api/author-mail/stop", everybody, { body: { token: "a-token" } }),
  row("/api/question-figures", signedIn, { call: "/api/question-figures?ids=1,2" }),
  row("/api/education/examples", authors, {
    call: "/api/education/examples?game=offside&grade=7",
  }),
  row("/api/entertainment/examples", signedIn, {
    call: "/api/entertainment/examples?game=offside&section=3",
  }),
  row("/api/education/approved", authors, {
    call: "/api/education/approved?game=offside&language=en&grade=7&subject=Math&chapter=1",
  }),
  row("/api/education/approved-of-subject", adminsOnly, {
    call: "/api/education/approved-of-subject?game=offside&grade=7&subject=Math",
  }),
  row("/api/feedback", signedIn),
  ...Object.entries(feedbackBodies).map(([path, body]) =>
    row(path, [404, 404, 404, 404, 401, 401, 401], { body }),
  ),
  row("/api/appeals/revoke", [403, 403, 404, 403, 401, 401, 401], { body: revoked }),
  row("/api/Admin/educational-questions", adminsOnly),
  row("/api/Admin/entertainment-questions", adminsOnly),
  row("/api/Admin/waiting-authors", adminsOnly),
  row("/api/Admin/reject-all/{authorId}", adminsOnly, {
    call: "/api/Admin/reject-all/999999",
    body: { reason: "" },
  }),
  row("/api/Admin/undo-all/{authorId}", adminsOnly, {
    call: "/api/Admin/undo-all/999999",
    body: { from: 0, to: 1 },
  }),
  row("/api/Admin/review-page", adminsOnly, { call: "/api/Admin/review-page?category=education" }),
  row("/api/Admin/waiting-question/{questionId}", adminsOnly, {
    call: "/api/Admin/waiting-question/9003",
  }),
  row("/api/Admin/waiting-counts", adminsOnly),
  row("/api/Admin/question-counts", adminsOnly),
  row("/api/Admin/erase", [403, 403, 404, 403, 401, 401, 401], {
    body: { email: "nobody@school.example" },
  }),
  row("/api/Admin/correct/{questionId}", adminsOnly, {
    call: "/api/Admin/correct/9003",
    body: corrected,
  }),
  ...versionRows,
  row("/api/Admin/people", adminsOnly),
  row("/api/Admin/people-history", adminsOnly),
  ...["", "/grade", "/reset-profile", "/block"].map((end) =>
    row(`/api/Admin/people/{personId}${end}`, [403, 403, 404, 403, 401, 401, 401], {
      call: `/api/Admin/people/987654${end}`,
      ...(end && { body: { grade: "7", isBlocked: true } }),
    }),
  ),
  row("/api/Admin/waiting-teachers", adminsOnly),
  row("/api/Admin/school-code", adminsOnly),
  row("/api/Admin/change-school-code", adminsOnly, { body: { action: "renew" } }),
  row("/api/Admin/invite-teacher", adminsOnly, { body: { subject: "Math" } }),
  row("/api/Admin/invitations", adminsOnly),
  row("/api/Admin/withdraw-invitation", adminsOnly, { body: { id: 987_654 } }),
  row("/api/Accounts/invitation", [404, 404, 404, 404, 404, 404, 404], {
    body: { invitation: "forged" },
  }),
  row("/api/Admin/confirm-teacher", [403, 403, 404, 403, 401, 401, 401], {
    body: { personID: 987_654 },
  }),
  row("/api/Admin/change-subjects", [403, 403, 404, 403, 401, 401, 401], {
    body: { personID: 987_654, subjects: ["Math"] },
  }),
  row("/api/Admin/move-up-preview", adminsOnly),
  row("/api/Admin/move-up", [403, 403, 400, 403, 401, 401, 401], { body: { plan: "" } }),
  row("/api/Admin/undo-move-up", [403, 403, 409, 403, 401, 401, 401], { body: { move: 987_654 } }),
  row("/api/Admin/approve/{questionId}", adminsOnly, { call: "/api/Admin/approve/9001" }),
  row("/api/Admin/reject/{questionId}", adminsOnly, { call: "/api/Admin/reject/9002?reason=" }),
  row("/api/Admin/add-grade", adminsOnly, { body: grade }),
  {
    path: "/api/Admin/add-subject",
    call: "/api/Admin/add-subject",
    raw: () => formOf("History", png()),
    expect: adminsOnly,
  },
  row("/api/Admin/add-chapters", adminsOnly, { body: chapter }),
  row("/api/Admin/add-grade-subjects", adminsOnly, { body: links }),
]
