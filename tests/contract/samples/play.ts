/** The selection of a draw: chapter 1 of Math in grade 7. */
export const sets = { grade: "7", subject: "Math", chapter: "1", userID: "" }

/** The first English question of the tests, in the API's format for an unknown user. */
export const hintsQuestion = {
  question: "Which?",
  summary: "So it is.",
  correctAnswer: "en-0",
  hints: ["en-0 hint 1", "en-0 hint 2", "en-0 hint 3", "en-0 hint 4", "en-0 hint 5"],
}

export const rightAnswer = {
  answer: " EN-0 ",
  correctanswer: "en-0",
  hints: "en-0 hint 1,en-0 hint 2,en-0 hint 3,en-0 hint 4,en-0 hint 5",
}

export const offsideQuestion = {
  question: "Which of en-0?",
  summary: "So it is.",
  information: [
    "en-0 statement 1",
    "en-0 statement 2",
    "en-0 statement 3",
    "en-0 statement 4",
    "en-0 statement 5",
    "en-0 statement 6",
  ],
  correctAnswer: [1, 3, 5],
}

export const judged = {
  attempt: "question-7-1800000000000",
  judgements: [true, false, true, false, true, false],
}

export const difficultyItems = [
  { question: "What is en-0-0?", summary: "So it is.", correctAnswer: "en-0-0", score: 5 },
  { question: "What is en-0-1?", summary: "So it is.", correctAnswer: "en-0-1", score: 10 },
  { question: "What is en-0-2?", summary: "So it is.", correctAnswer: "en-0-2", score: 15 },
  { question: "What is en-0-3?", summary: "So it is.", correctAnswer: "en-0-3", score: 20 },
  { question: "What is en-0-4?", summary: "So it is.", correctAnswer: "en-0-4", score: 25 },
]

export const answeredSet = [
  { answer: "en-0-0", correctanswer: "en-0-0", question: "What is en-0-0?" },
  { answer: "no idea", correctanswer: "en-0-1", question: "What is en-0-1?" },
]
export const verdictsOfSet = [true, false]

/** One entry of the history for each game. */
export const questionsAnswered = [
  {
    questionText: "What is en-0-0?",
    correctAnswer: "en-0-0",
    subject: "Math",
    chapter: "Sets",
    hints: [],
    game: "DifficultyLevel",
    givenAnswer: "en-0-0",
    correct: true,
    answeredAt: "2026-09-01T00:00:00.000Z",
  },
  {
    questionText: "Which of en-0?",
    correctAnswer: "135",
    subject: "Math",
    chapter: "Sets",
    hints: offsideQuestion.information,
    game: "offside",
    givenAnswer: null,
    correct: false,
    answeredAt: "2026-09-01T00:00:00.000Z",
  },
  {
    questionText: "Which?",
    correctAnswer: "en-0",
    subject: "Math",
    chapter: "Sets",
    hints: hintsQuestion.hints,
    game: "five hints",
  },
]

const untouched = { played: 0, points: 0, mistakes: 0 }

/** The progress of a new player: chapter 1 has two games, chapter 2 one. */
export const educationProgress = {
  chapters: [
    {
      number: 1,
      games: [
        { game: "five hints", total: 2, left: 2, otherLanguages: { ar: 3 }, ...untouched },
        { game: "offside", total: 2, left: 2, otherLanguages: {}, ...untouched },
      ],
    },
    {
      number: 2,
      games: [{ game: "DifficultyLevel", total: 6, left: 6, otherLanguages: {}, ...untouched }],
    },
  ],
}

export const streak = { days: 0, isYesterdayFree: false, rounds: 0, goal: 3 }

/** A record with one wrong answer in five hints, and one right round of offside. */
export const recordSummary = [
  { subject: "Math", chapter: "Sets", number: 1, game: "five hints", answered: 1, mistakes: 1 },
  { subject: "Math", chapter: "Sets", number: 1, game: "offside", answered: 1, mistakes: 0 },
]
