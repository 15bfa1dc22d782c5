/** The requests of the authoring pages, from the specification and the contract. */
export const hintsMade = {
  userId: "12",
  question: "Which river am I?",
  grade: 7,
  chapter: "Sets",
  hints: ["I am long", "I flood", "I run north", "I have a delta", "Cairo drinks me"],
  answer: "Nile|The Nile river",
  summary: "It carries the rain of Ethiopia to the sea.",
  game: "five hints",
}

export const offsideMade = {
  userId: "12",
  question: "أيّ هذه من الثدييات؟",
  grade: 7,
  chapter: "1",
  hints: ["الحوت", "القرش", "الخفاش", "البطريق", "الجمل", "الضفدع"],
  answer: "135",
  summary: "الحوت يتنفس الهواء ويرضع صغاره.",
  game: "offside",
}

const items = [
  { question: "Capital of Egypt?", answer: "Cairo", difficultyLevel: 0 },
  { question: "Capital of Jordan?", answer: "Amman", difficultyLevel: 1 },
  { question: "Capital of Oman?", answer: "Muscat", difficultyLevel: 2 },
  { question: "Capital of Sudan?", answer: "Khartoum", difficultyLevel: 2 },
  { question: "Capital of Chad?", answer: "N'Djamena", difficultyLevel: 3 },
  { question: "Capital of Mauritania?", answer: "Nouakchott", difficultyLevel: 4 },
].map((item) => ({ ...item, summary: "It is the seat of the government." }))

export const setMade = {
  userId: "12",
  grade: 7,
  chapter: "Sets",
  game: "DifficultyLevel",
  questions: items,
}

const { userId: _, grade: __, chapter: ___, ...hintsOnly } = hintsMade
const { userId: _4, grade: _5, chapter: _6, ...offsideOnly } = offsideMade
export const sectionHintsMade = { ...hintsOnly, section: 3 }
export const sectionOffsideMade = { ...offsideOnly, section: 3 }
export const sectionSetMade = { section: 3, game: "DifficultyLevel", questions: items }

/** Several questions in one request. */
export const importedInChapter = { questions: [hintsMade, offsideMade, setMade] }
export const importedInSection = { questions: [sectionHintsMade, sectionOffsideMade] }

/** The requests of the authoring pages before they save, which never contain an answer. */
export const askedInChapter = {
  userId: "12",
  grade: 7,
  chapter: "Sets",
  game: "DifficultyLevel",
  questions: items.map(({ question }) => ({ question, hints: [] })),
}

export const askedInSection = {
  section: 3,
  game: "five hints",
  questions: [{ question: hintsMade.question, hints: hintsMade.hints }],
}

/** Answers that an author tries before a question is saved. */
export const tried = {
  answer: "Red Sea",
  wrongAnswers: ["Dead Sea"],
  tries: ["red sea", "the read sea", "sea", "Dead Sea"],
}

/** A correction of the five-hints question above. */
export const corrected = {
  game: "five hints",
  question: "Which river am I, corrected?",
  hints: ["I am long", "I flood", "I run north", "I have a delta", "Cairo drinks my water"],
  answer: "Nile",
  summary: "It carries the rain of Ethiopia to the sea.",
}

/** The time until which an author has seen the decisions, and a rejected question in the author's list. */
export const seen = { until: "2026-09-01T00:00:00.000Z" }

/** Request bodies by path, for questions that do not exist. */
export const feedbackBodies = {
  "/api/appeals": { attempt: "question-0-1", word: "My book says so." },
  "/api/reports": { attempt: "set-1-0.1", item: 1, reason: "unclear", word: "" },
  "/api/appeals/decide": { questionID: "0", key: "amazon", verdict: "declined", reason: "No." },
  "/api/reports/close": { questionID: 0 },
}

/** For a question that does not exist. */
export const revoked = { questionID: "0", answer: "amazon" }

export const openFeedback = {
  appeals: [
    {
      questionID: "1",
      question: "Which river am I?",
      game: "five hints",
      answer: "Nile|River Nile",
      given: "The Bahr",
      key: "bahr",
      count: 3,
      words: ["My book says so."],
    },
  ],
  reports: [
    {
      questionID: "1",
      question: "Which river am I?",
      game: "five hints",
      count: 2,
      reasons: { unclear: 2 },
      words: [],
    },
  ],
}

export const figures = {
  figures: [
    {
      questionID: "1",
      played: 41,
      right: 26,
      hints: 2.4,
      wrong: [{ answer: "The Amazon", count: 6 }],
      appeals: 3,
      openAppeals: 1,
    },
  ],
}

export const ofSubject = {
  questions: [
    {
      questionID: "14",
      question: "What is 2 + 2?",
      answer: "4",
      summary: "Two and two.",
      game: "DifficultyLevel",
      hints: [],
      wrongAnswers: [],
      language: "en",
      difficultyLevel: 0,
      setId: "s",
      chapter: "3",
    },
  ],
  next: "3-en-0-17",
}

export const examples = {
  questions: [
    {
      questionID: 12,
      question: "Which river is this?",
      answer: "Nile|The Nile",
      summary: "It flows north.",
      game: "five hints",
      hints: ["It is long", "It flows north", "It has a delta", "Cairo is on it", "Crocodiles"],
      wrongAnswers: ["Congo"],
      language: "en",
    },
  ],
}

export const myQuestions = {
  questions: [
    {
      questionID: 1,
      question: hintsMade.question,
      answer: hintsMade.answer,
      summary: hintsMade.summary,
      game: hintsMade.game,
      hints: hintsMade.hints,
      wrongAnswers: [],
      authorName: null,
      createdAt: "2026-09-01T00:00:00.000Z",
      language: "en",
      difficultyLevel: null,
      setId: null,
      gradeName: "Grade 7",
      subjectName: "Math",
      chapterName: "Sets",
      section: null,
      status: "rejected",
      decidedAt: "2026-09-01T00:01:00.000Z",
      reason: "Hint 1 fits other rivers too.",
      isNew: true,
    },
  ],
  next: null,
  counts: { waiting: 0, approved: 0, rejected: 1, news: 1, feedback: 2 },
}
