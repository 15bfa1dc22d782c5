import { env } from "cloudflare:workers"
import { png } from "../../support/pictures"
import { ownProfile } from "../samples/accounts"
import { chapter, grade, links } from "../samples/admin"
import {
  askedInChapter,
  askedInSection,
  corrected,
  feedbackBodies,
  hintsMade,
  sectionHintsMade,
  sectionSetMade,
  seen,
  setMade,
  tried,
} from "../samples/authoring"
import { formOf } from "./uploads"

/** Pending questions, by the ids in the addresses below. */
export async function addWaitingForRoles(poolId: number): Promise<void> {
  const insert = env.DB.prepare(
    `INSERT INTO questions (id, pool_id, status, language, question, answer, summary, fingerprint,
      created_at) VALUES (?, ?, 'under review', 'en', 'Which?', 'x', 'So it is.', 'x', 0)`,
  )
  await env.DB.batch([9001, 9002, 9003].map((id) => insert.bind(id, poolId)))
}

export const everybody = [200, 200, 200, 200, 200, 200, 200]
export const pupilsOnly = [200, 403, 403, 403, 401, 401, 401]
const adminsOnly = [403, 403, 200, 403, 401, 401, 401]
export const signedIn = [200, 200, 200, 200, 401, 401, 401]
const authors = [403, 200, 200, 403, 401, 401, 401]

/** Profiles, judgements, and the calls of authors and reviewers; see roles.test.ts. */
export const reviewRows = [
  { path: "/api/Accounts/profile", call: "/api/Accounts/profile", expect: signedIn },
  {
    path: "/api/Accounts/ChangeProfile",
    call: "/api/Accounts/ChangeProfile",
    body: ownProfile,
    expect: signedIn,
  },
  {
    path: "/api/education/OffsideGame/judgements",
    call: "/api/education/OffsideGame/judgements",
    body: { attempt: "question-0-0", judgements: Array(6).fill(true) },
    expect: [404, 403, 403, 403, 401, 401, 401],
  },
  ...["HintGame", "OffsideGame", "DifficultyGame"].map((game) => ({
    path: `/api/visitor/${game}/question/{section}`,
    call: `/api/visitor/${game}/question/3`,
    expect: everybody,
  })),
  {
    path: "/api/education/progress",
    call: "/api/education/progress?grade=7&subject=Math",
    expect: pupilsOnly,
  },
  {
    path: "/api/entertainment/progress",
    call: "/api/entertainment/progress",
    expect: signedIn,
  },
  ...["streak", "record-summary"].map((name) => ({
    path: `/api/Accounts/${name}`,
    call: `/api/Accounts/${name}`,
    expect: pupilsOnly,
  })),
  {
    path: "/api/Accounts/daily-goal",
    call: "/api/Accounts/daily-goal",
    body: { goal: 5 },
    expect: pupilsOnly,
  },
  {
    path: "/api/education/HintGame/makequestion",
    call: "/api/education/HintGame/makequestion",
    body: { ...hintsMade, subject: "Math" },
    expect: authors,
  },
  {
    path: "/api/entertainment/HintGame/makequestion",
    call: "/api/entertainment/HintGame/makequestion",
    body: sectionHintsMade,
    expect: signedIn,
  },
  {
    path: "/api/education/DifficultyGame/makequestion",
    call: "/api/education/DifficultyGame/makequestion",
    body: { ...setMade, subject: "Math" },
    expect: authors,
  },
  {
    path: "/api/entertainment/DifficultyGame/make",
    call: "/api/entertainment/DifficultyGame/make",
    body: sectionSetMade,
    expect: signedIn,
  },
  {
    path: "/api/education/near-copies",
    call: "/api/education/near-copies",
    body: { ...askedInChapter, subject: "Math" },
    expect: authors,
  },
  {
    path: "/api/entertainment/near-copies",
    call: "/api/entertainment/near-copies",
    body: askedInSection,
    expect: signedIn,
  },
  {
    path: "/api/education/judge",
    call: "/api/education/judge",
    body: tried,
    expect: authors,
  },
  {
    path: "/api/entertainment/judge",
    call: "/api/entertainment/judge",
    body: tried,
    expect: signedIn,
  },
  { path: "/api/my-questions", call: "/api/my-questions", expect: signedIn },
  {
    path: "/api/my-questions/seen",
    call: "/api/my-questions/seen",
    body: seen,
    expect: signedIn,
  },
  {
    path: "/api/question-figures",
    call: "/api/question-figures?ids=1,2",
    expect: signedIn,
  },
  { path: "/api/feedback", call: "/api/feedback", expect: signedIn },
  { path: "/api/Accounts/appeals", call: "/api/Accounts/appeals", expect: signedIn },
  ...Object.entries(feedbackBodies).map(([path, body]) => ({
    path,
    call: path,
    body,
    expect: [404, 404, 404, 404, 401, 401, 401],
  })),
  {
    path: "/api/Admin/educational-questions",
    call: "/api/Admin/educational-questions",
    expect: adminsOnly,
  },
  {
    path: "/api/Admin/entertainment-questions",
    call: "/api/Admin/entertainment-questions",
    expect: adminsOnly,
  },
  {
    path: "/api/Admin/review-page",
    call: "/api/Admin/review-page?category=education",
    expect: adminsOnly,
  },
  {
    path: "/api/Admin/waiting-question/{questionId}",
    call: "/api/Admin/waiting-question/9003",
    expect: adminsOnly,
  },
  {
    path: "/api/Admin/waiting-counts",
    call: "/api/Admin/waiting-counts",
    expect: adminsOnly,
  },
  {
    path: "/api/Admin/question-counts",
    call: "/api/Admin/question-counts",
    expect: adminsOnly,
  },
  {
    path: "/api/Admin/correct/{questionId}",
    call: "/api/Admin/correct/9003",
    body: corrected,
    expect: adminsOnly,
  },
  {
    path: "/api/Admin/approve/{questionId}",
    call: "/api/Admin/approve/9001",
    expect: adminsOnly,
  },
  {
    path: "/api/Admin/reject/{questionId}",
    call: "/api/Admin/reject/9002?reason=",
    expect: adminsOnly,
  },
  {
    path: "/api/Admin/add-grade",
    call: "/api/Admin/add-grade",
    body: grade,
    expect: adminsOnly,
  },
  {
    path: "/api/Admin/add-subject",
    call: "/api/Admin/add-subject",
    raw: () => formOf("History", png()),
    expect: adminsOnly,
  },
  {
    path: "/api/Admin/add-chapters",
    call: "/api/Admin/add-chapters",
    body: chapter,
    expect: adminsOnly,
  },
  {
    path: "/api/Admin/add-grade-subjects",
    call: "/api/Admin/add-grade-subjects",
    body: links,
    expect: adminsOnly,
  },
]
