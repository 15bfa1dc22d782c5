import { png } from "./pictures"
import { ownProfile, registration } from "../contract/samples/accounts"
import { chapter, grade, links, subjectForm } from "../contract/samples/admin"
import { draftsSaved } from "../contract/samples/drafts"
import { classRows } from "./access-of-class-calls"
import * as made from "../contract/samples/authoring"
import { answeredSet, rightAnswer, sets } from "../contract/samples/play"
import type { Relation } from "../../contract/endpoint"
import type { Group } from "./access-table"

export interface Called {
  readonly who: Group
  /** What they must be to the person or question of the address besides; others of the group get a 404. */
  readonly as?: Relation
  /** In place of the id of nothing that exists. */
  readonly id?: number
  readonly query?: string
  readonly body?: unknown
  readonly raw?: () => BodyInit
  /** What those who may make the call get in place of a 200. */
  readonly status?: number
  /** What nobody gets, with or without a token, if not what `who` says. */
  readonly stranger?: number
}

const feedback = made.feedbackBodies
const inMath = { subject: "Math" }
const decision = { body: { decision: "approved", isTrusted: false }, status: 404 }
const newPassword = "Brand-new-word-9"
const nobody = { email: "nobody@school.example" }
const refused = (body: object) => ({ body, status: 400 })
const missing = (body: object) => ({ body, status: 404 })
const unknown = missing({})
const person = { as: "colleague", body: { grade: "7", isBlocked: true }, status: 404 } as const

const plain: Readonly<Partial<Record<Group, string>>> = {
  "signed in": `Accounts/kept Accounts/profile entertainment/progress
    Entertainment/HintGame/question/{section} Entertainment/OffsideGame/question/{section}
    entertainment/DifficultyGame/question/{section} my-questions drafts feedback`,
  pupils: `Accounts/add/{points} Accounts/streak Accounts/record Accounts/record-summary Accounts/top10
    my-classes work packs`,
  everybody: `capabilities visitor/HintGame/question/{section} visitor/OffsideGame/question/{section}
    visitor/DifficultyGame/question/{section} Accounts/subjects/{grade} Accounts/All-Subjects
    Accounts/All-Grades`,
  authors: "Accounts/Grades to-do",
  admins: `Admin/waiting-authors Admin/waiting-counts Admin/question-counts Admin/history Admin/people
    Admin/people-history Admin/waiting-teachers Admin/move-up-preview Admin/structure
    Admin/start-pack Admin/school-code Admin/invitations Admin/educational-questions
    Admin/entertainment-questions Admin/classes`,
  "confirmed teachers": "classes",
}

/** Who may make each call of the API, written by hand from the specification, and how roles.test.ts makes it. */
const rows: Readonly<Record<string, Called>> = {
  ...Object.fromEntries(
    Object.entries(plain).flatMap(([who, calls]) =>
      calls.split(/\s+/).map((call) => [`/api/${call}`, { who: who as Group }]),
    ),
  ),
  "/api/Accounts/register": { who: "everybody", ...refused({ ...registration, grade: "99" }) },
  "/api/Accounts/login": { who: "everybody", body: { ...nobody, password: "x" }, status: 401 },
  "/api/Accounts/ForgetPassword": { who: "everybody", body: nobody },
  "/api/Accounts/ResetPassword": {
    who: "everybody",
    ...refused({ token: "forged", ...nobody, password: newPassword }),
  },
  "/api/Accounts/ChangePassword": {
    who: "signed in",
    ...refused({ oldPassword: "guessed", newPassword }),
  },
  "/api/Accounts/erase": { who: "all but admins", body: { password: "guessed" }, status: 400 },
  "/api/Admin/erase": { who: "admins", body: nobody, status: 404 },
  "/api/Admin/kept/{personId}": { who: "admins", as: "colleague", status: 404 },
  "/api/Accounts/ChangeProfile": { who: "signed in", body: { ...ownProfile, nickname: "" } },
  "/api/education/OffsideGame/judgements": {
    who: "pupils",
    ...missing({ attempt: "question-0-0", judgements: Array(6).fill(true) }),
  },
  "/api/education/progress": { who: "pupils", query: "grade=7&subject=Math" },
  "/api/packs/take": {
    who: "pupils",
    ...missing({ ...sets, chapter: "9", game: "offside", language: "en" }),
  },
  "/api/packs/{packId}": { who: "pupils", status: 404 },
  "/api/packs/{packId}/answers": { who: "pupils", body: { answers: [] }, status: 404 },
  "/api/Accounts/welcome-points": { who: "pupils", body: { points: 40 } },
  "/api/Accounts/daily-goal": { who: "pupils", body: { goal: 5 } },
  "/api/Accounts/questions-answered": { who: "pupils", query: "subject=&chapter=" },
  "/api/Accounts/chapters": { who: "everybody", body: { grade: 7, subject: "Math" } },
  "/api/education/HintGame/question": { who: "all but new teachers", body: sets },
  "/api/education/OffsideGame/question": { who: "pupils", body: sets },
  "/api/education/DifficultyGame/question": { who: "all but new teachers", body: sets },
  "/api/education/HintGame/ans": { who: "everybody", body: rightAnswer },
  "/api/education/DifficultyGame/Answer": { who: "everybody", body: answeredSet },
  "/api/education/HintGame/makequestion": {
    who: "authors",
    body: { ...made.hintsMade, ...inMath },
  },
  "/api/entertainment/HintGame/makequestion": { who: "signed in", body: made.sectionHintsMade },
  "/api/education/DifficultyGame/makequestion": {
    who: "authors",
    body: { ...made.setMade, ...inMath },
  },
  "/api/entertainment/DifficultyGame/make": { who: "signed in", body: made.sectionSetMade },
  "/api/education/judge": { who: "authors", body: made.tried },
  "/api/entertainment/judge": { who: "signed in", body: made.tried },
  "/api/education/import": {
    who: "authors",
    body: { questions: [{ ...made.hintsMade, ...inMath }] },
  },
  "/api/entertainment/import": { who: "signed in", body: made.importedInSection },
  "/api/education/near-copies": { who: "authors", body: { ...made.askedInChapter, ...inMath } },
  "/api/entertainment/near-copies": { who: "signed in", body: made.askedInSection },
  "/api/my-questions/seen": { who: "signed in", body: made.seen },
  "/api/my-questions/{questionId}": { who: "signed in", as: "author or admin", status: 404 },
  "/api/my-questions/{questionId}/withdraw": { who: "signed in", as: "author", ...unknown },
  "/api/my-questions/{questionId}/retire": { who: "signed in", as: "author", ...unknown },
  "/api/drafts/save": { who: "signed in", body: draftsSaved },
  "/api/drafts/{draftId}": { who: "signed in", status: 404 },
  "/api/drafts/{draftId}/remove": { who: "signed in", body: {}, status: 404 },
  "/api/drafts/{draftId}/restore": { who: "signed in", body: {}, status: 404 },
  "/api/author-mail": { who: "signed in", body: { wanted: true } },
  "/api/author-mail/stop": { who: "everybody", body: { token: "a-token" } },
  "/api/question-figures": { who: "signed in", query: "ids=1,2" },
  "/api/education/examples": { who: "confirmed authors", query: "game=offside&grade=7" },
  "/api/entertainment/examples": {
    who: "signed in but new teachers",
    query: "game=offside&section=3",
  },
  "/api/education/approved": {
    who: "confirmed authors",
    query: "game=offside&language=en&grade=7&subject=Math&chapter=1",
  },
  "/api/education/approved-of-subject": {
    who: "admins",
    query: "game=offside&grade=7&subject=Math",
  },
  "/api/appeals": { who: "signed in", body: feedback["/api/appeals"], status: 404 },
  "/api/reports": { who: "signed in", body: feedback["/api/reports"], status: 404 },
  "/api/appeals/decide": { who: "signed in", body: feedback["/api/appeals/decide"], status: 404 },
  "/api/appeals/revoke": { who: "admins", body: made.revoked, status: 404 },
  "/api/reports/close": { who: "signed in", body: feedback["/api/reports/close"], status: 404 },
  "/api/Admin/reject-all/{authorId}": { who: "admins", body: { reason: "" } },
  "/api/Admin/undo-all/{authorId}": { who: "admins", body: { from: 0, to: 1 } },
  "/api/Admin/review-page": { who: "admins", query: "category=education" },
  "/api/Admin/waiting-question/{questionId}": { who: "admins", id: 9003 },
  "/api/Admin/correct/{questionId}": { who: "admins", id: 9003, body: made.corrected },
  "/api/Admin/decide/{questionId}": { who: "admins", ...decision },
  "/api/Admin/undo/{questionId}": { who: "admins", ...decision },
  "/api/Admin/retire/{questionId}": { who: "admins", ...decision },
  "/api/Admin/put-back/{questionId}": { who: "admins", ...decision },
  "/api/Admin/trust/{questionId}": { who: "admins", ...decision, status: 409 },
  "/api/Admin/people/{personId}": { who: "admins", as: "colleague", status: 404 },
  "/api/Admin/people/{personId}/grade": { who: "admins", ...person },
  "/api/Admin/people/{personId}/reset-profile": { who: "admins", ...person },
  "/api/Admin/people/{personId}/block": { who: "admins", ...person },
  "/api/Admin/confirm-teacher": { who: "admins", body: { personID: 987_654 }, status: 404 },
  "/api/Admin/change-subjects": {
    who: "admins",
    ...missing({ personID: 987_654, subjects: ["Math"] }),
  },
  "/api/Admin/move-up": { who: "admins", body: { plan: "" }, status: 400 },
  "/api/Admin/undo-move-up": { who: "admins", body: { move: 987_654 }, status: 409 },
  "/api/Admin/make-structure": { who: "admins", body: { rows: [] }, status: 400 },
  "/api/Admin/correct-structure": { who: "admins", body: {}, status: 400 },
  "/api/Admin/take-start-pack": { who: "admins", body: { subject: 987_654 }, status: 400 },
  "/api/Admin/undo-structure": { who: "admins", body: { event: 987_654 }, status: 404 },
  ...classRows,
  "/api/Admin/change-school-code": { who: "admins", body: { action: "renew" } },
  "/api/Admin/invite-teacher": { who: "admins", body: inMath },
  "/api/Admin/withdraw-invitation": { who: "admins", body: { id: 987_654 } },
  "/api/Accounts/invitation": { who: "everybody", body: { invitation: "forged" }, status: 404 },
  "/api/Admin/approve/{questionId}": { who: "admins", id: 9001 },
  "/api/Admin/reject/{questionId}": { who: "admins", id: 9002, query: "reason=" },
  "/api/Admin/add-grade": { who: "admins", body: grade },
  "/api/Admin/add-subject": { who: "admins", raw: () => subjectForm("History", png()) },
  "/api/Admin/add-chapters": { who: "admins", body: chapter },
  "/api/Admin/add-grade-subjects": { who: "admins", body: links },
  // Last, because it ends the sessions of the other calls.
  "/api/Accounts/logout": { who: "signed in", body: {} },
}

const ids: Record<string, string | number> = { code: "1234566", grade: 7, points: 10, section: 3 }

export const callRows = Object.entries(rows).map(([path, row]) => {
  const { who, id, query, ...sent } = row
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(id ?? ids[name] ?? 987_654),
  )
  return { path, who, status: 200, call: query ? `${address}?${query}` : address, ...sent }
})
