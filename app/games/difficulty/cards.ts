/** How an answered item of difficulty is shown in the record. */
export const difficultyRecord = { Answer: null, linesTitle: "record.hints" } as const

/** How a waiting item of difficulty is shown: it has no lines. */
export const difficultyReview = { Lines: () => null, hasAnswerText: true }
