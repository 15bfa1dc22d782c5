/** Two rows of a file that lack their explanations. */
const draftFields = {
  grade: ["7"],
  "hints[0]": ["I am long"],
  question: ["Which river am I?"],
  answer: ["Nile"],
}
export const draftsSaved = {
  drafts: [
    { game: "five hints", fields: draftFields },
    { game: "DifficultyLevel", fields: { section: ["3"], "questions[0].question": ["Capital?"] } },
  ],
}
export const draftsKept = {
  drafts: [
    { draftId: 3, game: "five hints", fields: draftFields, expiresAt: "2026-12-25T08:00:00.000Z" },
  ],
  next: null,
}
