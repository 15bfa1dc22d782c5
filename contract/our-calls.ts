/**
 * The capabilities that an upstream can list: calls, and options of calls, that the specification does not have. A call
 * names its capability in `ours`. What its types cannot say is in `ours/<capability>.md`; docs/our-calls.md is written
 * from both.
 */
export const ourCalls = [
  "appeals",
  "approved-of-subject",
  "approved-questions",
  "author-mail",
  "confirm-teachers",
  "correct-question",
  "decisions",
  "drafts",
  "erase-account",
  "figures",
  "import-questions",
  "invitations",
  "leaderboard-scopes",
  "logout",
  "move-up",
  "my-questions",
  "near-copies",
  "offside-judgements",
  "people",
  "profile",
  "progress",
  "question-counts",
  "question-versions",
  "record",
  "record-summary",
  "renewed-tokens",
  "retire",
  "review-authors",
  "review-pages",
  "revoke-answers",
  "school-code",
  "streak",
  "structure",
  "teacher-subjects",
  "try-answers",
  "visitor-play",
] as const
export type OurCall = (typeof ourCalls)[number]
