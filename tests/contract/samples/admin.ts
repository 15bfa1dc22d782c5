/** An admin's review list after one teacher has written one five-hints question in a chapter. */
export const educationalQuestion = {
  questionID: 1,
  question: "Which river am I?",
  chapterName: "Sets",
  gradeName: "Grade 7",
  subjectName: "Math",
  answer: "Nile|The Nile river",
  summary: "It carries the rain of Ethiopia to the sea.",
  game: "five hints",
  hints: ["I am long", "I flood", "I run north", "I have a delta", "Cairo drinks me"],
  wrongAnswers: [],
  exact: false,
  authorName: "Maha Nasser",
  createdAt: "2026-09-01T00:00:00.000Z",
  language: "en",
  difficultyLevel: null,
  setId: null,
}

/** The same for a section. */
export const entertainmentQuestion = {
  questionID: 2,
  question: "أيّ هذه من الثدييات؟",
  section: 3,
  answer: "135",
  summary: "الحوت يتنفس الهواء ويرضع صغاره.",
  game: "offside",
  hints: ["الحوت", "القرش", "الخفاش", "البطريق", "الجمل", "الضفدع"],
  wrongAnswers: [],
  exact: false,
  authorName: "Maha Nasser",
  createdAt: "2026-09-01T00:00:00.000Z",
  language: "ar",
  difficultyLevel: null,
  setId: null,
}

export const grade = { grade: "Preparatory 1" }
export const chapter = { grade: 7, subject: "Math", chapterNumber: 3, chapterName: "Fractions" }
export const links = { grade: 8, subjectNames: ["Math", "Arabic"] }

/** The counts of a grade with two subjects, one of which has nothing to play. */
export const questionCounts = {
  subjects: [
    {
      gradeId: "7",
      gradeName: "Grade 7",
      subjectName: "Math",
      counts: { "five hints": 3, offside: 0, DifficultyLevel: 0 },
      byLanguage: {
        en: { "five hints": 2, offside: 0, DifficultyLevel: 0 },
        ar: { "five hints": 1, offside: 0, DifficultyLevel: 0 },
      },
      chapters: 4,
      emptyChapters: { en: 2, ar: 3 },
    },
    {
      gradeId: "7",
      gradeName: "Grade 7",
      subjectName: "Science",
      counts: { "five hints": 0, offside: 0, DifficultyLevel: 0 },
    },
  ],
}

/** The form of a new subject, as a browser sends it; the name and the type of the file can be anything. */
export function subjectForm(
  name: string,
  bytes: Uint8Array<ArrayBuffer> | string,
  file = "picture.png",
) {
  const form = new FormData()
  form.append("name", name)
  form.append("image", new File([bytes], file, { type: "image/png" }))
  return form
}
