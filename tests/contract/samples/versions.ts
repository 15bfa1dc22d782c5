import { hintsMade, myQuestions } from "./authoring"

/** Request bodies by path, for a question under review. */
export const versionBodies = {
  "/api/Admin/decide/{questionId}": {
    decision: "changes",
    templates: ["unclear"],
    reason: "Of two.",
  },
  "/api/Admin/trust/{questionId}": { isTrusted: true },
}

/** A question that replaces another, and a twin in another language. */
export const newVersion = { ...hintsMade, replaces: [41] }
export const twin = { ...hintsMade, language: "ar", twinOf: ["41"] }

const changesWanted = {
  event: "changes",
  at: "2026-09-01T00:01:00.000Z",
  by: "Huda",
  reason: "Of two.",
  templates: ["unclear"],
  questionID: "41",
}

const [listed] = myQuestions.questions

const accepted = { ...changesWanted, event: "accepted", templates: [], answer: "The Bahr" }

export const story = {
  questions: [
    {
      ...listed,
      questionID: "42",
      status: "waiting",
      gradeId: "7",
      chapterNumber: 1,
      accepted: ["The Bahr"],
    },
  ],
  isOwn: true,
  history: [
    { ...changesWanted, event: "sent", by: null, reason: "", templates: [] },
    changesWanted,
    accepted,
    { ...changesWanted, event: "sent", by: null, reason: "", templates: [], questionID: "42" },
  ],
  before: listed,
  newer: null,
  supersedes: null,
  twins: [],
  canUndo: false,
  isTrusted: null,
}

export const history = {
  events: [changesWanted, accepted].map((event) => ({
    ...event,
    question: hintsMade.question,
    author: "Omar",
  })),
  next: "17",
}
