/** Written by hand from the specification; `expect` marks the values that the server chooses. */
export const registration = {
  name: "Nadia Farouk",
  email: "Nadia@School.example",
  password: "Sets-and-functions-7",
  type: 0,
  grade: "7",
  subject: "",
}

export const credentials = { email: "nadia@school.example", password: registration.password }

export const loginFields = [
  "avatar",
  "email",
  "expiration",
  "grade",
  "id",
  "message",
  "name",
  "news",
  "points",
  "role",
  "subject",
  "token",
]

export const emailTaken = "Email already exists, please login."
export const gradeUnknown = "Grade not found."
export const subjectUnknown = "Subject not found."

export const topTen = { me: 3, data: [{ name: "Salma", totalPoints: 300 }] }
/** The leaderboard of a scope, which is an extension of the contract. */
export const topTenOfWeek = {
  me: 2,
  data: [
    { name: "Night owl", totalPoints: 90, avatar: "owl" },
    { name: "Salma", totalPoints: 50, avatar: "" },
  ],
  own: { name: "Salma", totalPoints: 50, avatar: "", hidden: false, next: { points: 41, rank: 1 } },
}
export const ownProfile = { avatar: "owl", nickname: "Night owl", hidden: false }
export const total = { totalpoints: 170 }

export const forgotten = { email: "nadia@school.example" }
export const reset = {
  token: "a".repeat(43),
  email: "nadia@school.example",
  password: "New-sets-and-rings-8",
}
export const change = { oldPassword: "Sets-and-functions-7", newPassword: "New-sets-and-rings-8" }
export const teacherGrades = [{ gradeId: 7, gradeName: "Grade 7" }]
