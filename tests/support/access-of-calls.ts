import { png } from "./pictures"
import { registration } from "../contract/samples/accounts"
import { chapter, grade, links, subjectForm } from "../contract/samples/admin"
import * as made from "../contract/samples/authoring"
import { answeredSet, rightAnswer, sets } from "../contract/samples/play"
import type { Relation } from "../../contract/endpoint"
import type { Group } from "./access-table"
import { bodyFor, known } from "./sample-body"

interface Called {
  readonly who: Group
  /** What they must be to the person or question of the address besides; others of the group get a 404. */
  readonly as?: Relation
  /** What those who may make the call get in place of a 200. */
  readonly status?: number
  /** What nobody gets, with or without a token, if not what `who` says. */
  readonly stranger?: number
}

interface Sent extends Called {
  readonly id?: number
  readonly query?: string
  readonly body?: unknown
  readonly raw?: () => BodyInit
}

const ofClass = { who: "confirmed teachers", as: "teacher of the class", status: 404 } as const
const ofWork = { ...ofClass, as: "teacher of the work's class" } as const
const ofRoom = { ...ofClass, as: "teacher of the room" } as const
const ofPupil = { who: "pupils", as: "pupil of the class", status: 404 } as const
const ofOwnWork = { ...ofPupil, as: "pupil of the work's class" } as const
const ofPerson = { who: "admins", as: "colleague", status: 404 } as const
const ofSchool = { ...ofPerson, as: "class of the school" } as const
const ofAuthor = { who: "signed in", as: "author", status: 404 } as const
/** Who has no seat learns nothing of a room; a guest has a key. */
const ofSeat = { who: "everybody", status: 404, stranger: 401 } as const

/** Who may make each call of the API, written by hand from the specification, and how roles.test.ts makes it. */
const plain: readonly (readonly [Called, calls: string])[] = [
  [
    { who: "signed in" },
    `Accounts/kept Accounts/profile Accounts/ChangeProfile entertainment/progress
      Entertainment/HintGame/question/{section} Entertainment/OffsideGame/question/{section}
      entertainment/DifficultyGame/question/{section} entertainment/judge entertainment/near-copies
      my-questions drafts drafts/save feedback author-mail question-figures?ids=1,2`,
  ],
  [{ who: "signed in", status: 400 }, "Accounts/ChangePassword"],
  [{ who: "signed in", status: 404 }, "drafts/{draftId} drafts/{draftId}/remove"],
  [{ who: "signed in", status: 404 }, "drafts/{draftId}/restore appeals/decide reports/close"],
  [ofAuthor, "my-questions/{questionId}/withdraw my-questions/{questionId}/retire"],
  [{ ...ofAuthor, as: "author or admin" }, "my-questions/{questionId}"],
  [{ who: "signed in but new teachers" }, "entertainment/examples?game=offside&section=3"],
  [{ who: "all but admins", status: 400 }, "Accounts/erase"],
  [
    { who: "all but new teachers" },
    "education/HintGame/question education/DifficultyGame/question",
  ],
  [
    { who: "pupils" },
    `Accounts/add/{points} Accounts/streak Accounts/record Accounts/record-summary Accounts/top10
      Accounts/page-parts
      Accounts/welcome-points Accounts/daily-goal Accounts/questions-answered?subject=&chapter=
      education/progress?grade=7&subject=Math education/OffsideGame/question my-classes work packs`,
  ],
  [
    { who: "pupils", status: 404 },
    "education/OffsideGame/judgements packs/{packId} packs/{packId}/answers",
  ],
  [ofPupil, "my-classes/{classId}/leave"],
  [
    ofOwnWork,
    `work/{workId}/own work/{workId}/five-hints work/{workId}/offside work/{workId}/difficulty
      work/{workId}/own-cells work/{workId}/pack`,
  ],
  [{ who: "pupils and teachers" }, "live/rooms"],
  [
    { who: "everybody" },
    `capabilities visitor/HintGame/question/{section} visitor/OffsideGame/question/{section}
      visitor/DifficultyGame/question/{section} Accounts/subjects/{grade} Accounts/All-Subjects
      Accounts/All-Grades Accounts/chapters Accounts/ForgetPassword author-mail/stop`,
  ],
  [{ who: "everybody", status: 400 }, "Accounts/ResetPassword"],
  [{ who: "everybody", status: 401 }, "Accounts/login"],
  [{ who: "everybody", status: 404 }, "Accounts/invitation live/find live/join"],
  [ofSeat, "live/{code}/seat live/{code}/screen live/{code}/answer"],
  [{ who: "authors" }, "Accounts/Grades to-do education/judge"],
  [
    { who: "confirmed authors" },
    `education/examples?game=offside&grade=7
      education/approved?game=offside&language=en&grade=7&subject=Math&chapter=1`,
  ],
  [{ who: "confirmed teachers" }, "classes classes/make"],
  [{ who: "confirmed teachers", status: 400 }, "live/open"],
  [{ who: "confirmed teachers", status: 404 }, "classes/by-link classes/join-as-teacher work/set"],
  [
    ofClass,
    `classes/{classId} classes/{classId}/change classes/{classId}/code classes/{classId}/archive
      classes/{classId}/copy classes/{classId}/invite-teacher classes/{classId}/leave
      classes/{classId}/pupils classes/{classId}/secrets classes/{classId}/take-out
      classes/{classId}/put-back classes/{classId}/kept?person=987654 classes/{classId}/erase-pupil
      classes/{classId}/questions classes/{classId}/work classes/{classId}/book
      classes/{classId}/book/{personId}`,
  ],
  [
    ofWork,
    `work/{workId} work/{workId}/change work/{workId}/withdraw work/{workId}/copy
      work/{workId}/extra work/{workId}/book work/{workId}/accept`,
  ],
  [
    ofRoom,
    `live/{code}/host live/{code}/command live/{code}/take-over live/{code}/results
      live/{code}/sheet`,
  ],
  [
    { who: "admins" },
    `Admin/waiting-authors Admin/waiting-counts Admin/question-counts Admin/history Admin/people
      Admin/people-history Admin/waiting-teachers Admin/move-up-preview Admin/structure
      Admin/start-pack Admin/school-code Admin/change-school-code Admin/invitations
      Admin/invite-teacher Admin/withdraw-invitation Admin/educational-questions
      Admin/entertainment-questions Admin/classes Admin/school Admin/reject-all/{authorId}
      Admin/review-page?category=education
      education/approved-of-subject?game=offside&grade=7&subject=Math`,
  ],
  [
    { who: "admins", status: 404 },
    `Admin/erase Admin/decide/{questionId} Admin/undo/{questionId} Admin/retire/{questionId}
      Admin/put-back/{questionId} Admin/confirm-teacher Admin/change-subjects
      Admin/undo-structure appeals/revoke`,
  ],
  [{ who: "admins", status: 409 }, "Admin/trust/{questionId} Admin/undo-move-up"],
  [
    ofPerson,
    `Admin/kept/{personId} Admin/people/{personId} Admin/people/{personId}/grade
      Admin/people/{personId}/reset-profile Admin/people/{personId}/block`,
  ],
  [ofSchool, "Admin/classes/{classId} Admin/classes/{classId}/hand-over"],
]

const refused = (body: object) => ({ body, status: 400 })
const inMath = (body: object) => ({ who: "authors", body: { ...body, subject: "Math" } }) as const
const missing = (body: object) => ({ who: "pupils", body, status: 404 }) as const
/** Those that need more than a body that fits, or refuse one. */
const special: Readonly<Record<string, Sent>> = {
  "/api/Accounts/register": { who: "everybody", ...refused({ ...registration, grade: "99" }) },
  "/api/education/HintGame/ans": { who: "everybody", body: rightAnswer },
  "/api/education/DifficultyGame/Answer": { who: "everybody", body: answeredSet },
  "/api/education/HintGame/makequestion": inMath(made.hintsMade),
  "/api/entertainment/HintGame/makequestion": { who: "signed in", body: made.sectionHintsMade },
  "/api/education/DifficultyGame/makequestion": inMath(made.setMade),
  "/api/entertainment/DifficultyGame/make": { who: "signed in", body: made.sectionSetMade },
  "/api/education/import": {
    who: "authors",
    body: { questions: [inMath(made.hintsMade).body] },
  },
  "/api/entertainment/import": { who: "signed in", body: made.importedInSection },
  "/api/education/near-copies": inMath(made.askedInChapter),
  "/api/my-questions/seen": { who: "signed in", body: made.seen },
  "/api/appeals": { who: "signed in", body: made.feedbackBodies["/api/appeals"], status: 404 },
  "/api/reports": { who: "signed in", body: made.feedbackBodies["/api/reports"], status: 404 },
  "/api/packs/take": missing({ ...sets, chapter: "9", game: "offside", language: "en" }),
  "/api/classes/by-code": missing({ code: "1234 5671" }),
  "/api/classes/join": missing({ code: "1234 5671" }),
  "/api/Admin/undo-all/{authorId}": { who: "admins", body: { from: 0, to: 1 } },
  "/api/Admin/waiting-question/{questionId}": { who: "admins", id: 9003 },
  "/api/Admin/correct/{questionId}": { who: "admins", id: 9003, body: made.corrected },
  "/api/Admin/move-up": { who: "admins", ...refused({ plan: "" }) },
  "/api/Admin/make-structure": { who: "admins", ...refused({ rows: [] }) },
  "/api/Admin/correct-structure": { who: "admins", ...refused({}) },
  "/api/Admin/take-start-pack": { who: "admins", ...refused({ subject: 987_654 }) },
  "/api/Admin/approve/{questionId}": { who: "admins", id: 9001 },
  "/api/Admin/reject/{questionId}": { who: "admins", id: 9002, query: "reason=" },
  "/api/Admin/name-school": { who: "admins", body: { names: { en: "North" } } },
  "/api/Admin/add-grade": { who: "admins", body: grade },
  "/api/Admin/add-subject": { who: "admins", raw: () => subjectForm("History", png()) },
  "/api/Admin/add-chapters": { who: "admins", body: chapter },
  "/api/Admin/add-grade-subjects": { who: "admins", body: links },
  // Last, because it ends the sessions of the other calls.
  "/api/Accounts/logout": { who: "signed in" },
}

const rows: readonly (readonly [path: string, Sent])[] = [
  ...plain.flatMap(([called, calls]) =>
    calls.split(/\s+/).map((call) => {
      const [path = "", query] = call.split("?")
      return [`/api/${path}`, { ...called, query }] as const
    }),
  ),
  ...Object.entries(special),
]

export const callRows = rows.map(([path, { id, query, ...row }]) => {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(id ?? known[name] ?? 987_654),
  )
  const call = query ? `${address}?${query}` : address
  return { path, call, status: 200, body: row.raw ? undefined : bodyFor(path), ...row }
})
