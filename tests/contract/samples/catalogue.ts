/** The school of the tests in the API's format, in both languages. */
export const english = {
  subjects: {
    subjects: [
      { id: 1, subjectName: "Arabic", subjectImage: "" },
      { id: 3, subjectName: "Math", subjectImage: "https://images.example/math.png" },
    ],
  },
  chapters: {
    chapters: [
      {
        name: "Sets",
        number: 1,
        games: ["five hints", "DifficultyLevel"],
        gameLanguages: { "five hints": ["en"], DifficultyLevel: ["ar"] },
        gameKeys: { "five hints": "2", DifficultyLevel: "1" },
      },
      { name: "Integers", number: 2, games: [], gameLanguages: {}, gameKeys: { offside: "3" } },
    ],
  },
  allSubjects: ["Arabic", "Math"],
  allGrades: [
    { gradeId: 7, gradeName: "Grade 7" },
    { gradeId: 8, gradeName: "Grade 8" },
  ],
}

export const arabic = {
  subjects: {
    subjects: [
      { id: 1, subjectName: "اللغة العربية", subjectImage: "" },
      { id: 3, subjectName: "الرياضيات", subjectImage: "https://images.example/math.png" },
    ],
  },
  chapters: {
    chapters: [
      {
        name: "المجموعات",
        number: 1,
        games: ["five hints", "DifficultyLevel"],
        gameLanguages: { "five hints": ["en"], DifficultyLevel: ["ar"] },
        gameKeys: { "five hints": "2", DifficultyLevel: "1" },
      },
      {
        name: "الأعداد الصحيحة",
        number: 2,
        games: [],
        gameLanguages: {},
        gameKeys: { offside: "3" },
      },
    ],
  },
  allSubjects: ["اللغة العربية", "الرياضيات"],
  allGrades: [
    { gradeId: 7, gradeName: "الصف السابع" },
    { gradeId: 8, gradeName: "الصف الثامن" },
  ],
}
