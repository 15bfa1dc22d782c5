import { registration } from "../samples/accounts"
import { everybody, pupilsOnly, signedIn, type RoleRow } from "./role-row"
import * as rows from "./role-rows"

/** Written by hand from the tables of the specification and of the contract. */
export const table: readonly RoleRow[] = [
  {
    path: "/api/Accounts/register",
    call: "/api/Accounts/register",
    body: { ...registration, grade: "99" },
    expect: [400, 400, 400, 400, 400, 400, 400],
  },
  {
    path: "/api/Accounts/login",
    call: "/api/Accounts/login",
    body: { email: "nobody@school.example", password: "x" },
    expect: [401, 401, 401, 401, 401, 401, 401],
  },
  {
    path: "/api/Accounts/ForgetPassword",
    call: "/api/Accounts/ForgetPassword",
    body: { email: "nobody@school.example" },
    expect: everybody,
  },
  {
    path: "/api/Accounts/ResetPassword",
    call: "/api/Accounts/ResetPassword",
    body: { token: "forged", email: "nobody@school.example", password: "Brand-new-word-9" },
    expect: [400, 400, 400, 400, 400, 400, 400],
  },
  {
    path: "/api/Accounts/ChangePassword",
    call: "/api/Accounts/ChangePassword",
    body: { oldPassword: "guessed", newPassword: "Brand-new-word-9" },
    expect: [400, 400, 400, 400, 401, 401, 401],
  },
  {
    path: "/api/Accounts/Grades",
    call: "/api/Accounts/Grades",
    expect: [403, 200, 200, 403, 401, 401, 401],
  },
  { path: "/api/Accounts/add/{points}", call: "/api/Accounts/add/10", expect: pupilsOnly },
  {
    path: "/api/Accounts/questions-answered",
    call: "/api/Accounts/questions-answered?subject=&chapter=",
    expect: pupilsOnly,
  },
  { path: "/api/Accounts/top10", call: "/api/Accounts/top10", expect: pupilsOnly },
  { path: "/api/Accounts/subjects/{grade}", call: "/api/Accounts/subjects/7", expect: everybody },
  {
    path: "/api/Accounts/chapters",
    call: "/api/Accounts/chapters",
    body: { grade: 7, subject: "Math" },
    expect: everybody,
  },
  { path: "/api/Accounts/All-Subjects", call: "/api/Accounts/All-Subjects", expect: everybody },
  { path: "/api/capabilities", call: "/api/capabilities", expect: everybody },
  { path: "/api/Accounts/All-Grades", call: "/api/Accounts/All-Grades", expect: everybody },
  ...rows.gameRows,
  ...rows.reviewRows,
  // The last row, because it revokes the tokens.
  { path: "/api/Accounts/logout", call: "/api/Accounts/logout", body: {}, expect: signedIn },
]
