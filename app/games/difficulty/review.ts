/** How a waiting item of difficulty is shown: it has no lines. */
export const difficultyReview = { Lines: () => null, hasAnswerText: true }
