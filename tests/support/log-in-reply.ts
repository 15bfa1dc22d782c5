export const layla = {
  token: "t0ken",
  id: "7",
  name: "Layla",
  email: "layla@school.example",
  expiration: "",
  grade: "7",
  role: "Student",
  subject: "",
  points: 0,
  message: "",
}
