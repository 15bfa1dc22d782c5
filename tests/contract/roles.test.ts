import { beforeAll, expect, it } from "vitest"
import { implementations } from "../../api/src/endpoints/implementations"
import { registration } from "./samples/accounts"
import { call } from "./support/api"
import { fillBothCategories } from "./support/both-categories"
import { sets } from "./support/play"
import { everybody, pupilsOnly, signedIn, type RoleRow } from "./support/role-row"
import * as rows from "./support/role-rows"
import { buildSchool, enrol, signIn } from "./support/world"

const callers = ["Student", "Teacher", "Admin", "User", "nobody", "expired", "forged"] as const
type Who = (typeof callers)[number]

const tokens = new Map<Who, string>()
beforeAll(async () => {
  await buildSchool()
  const [hintsOfChapter = 0] = await fillBothCategories(3)
  await rows.addWaitingForRoles(hintsOfChapter)
  for (const role of ["Student", "Teacher", "Admin", "User"] as const) {
    tokens.set(role, (await enrol(role)).token)
  }
  const late = await enrol("Admin")
  tokens.set("expired", await signIn(late.id, "Admin", -1))
  tokens.set("forged", "A".repeat(43))
})

/** Written by hand from the tables of the specification and of the contract. */
const table: readonly RoleRow[] = [
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

it("the table of roles has a row for every call that is implemented", () => {
  const implemented = implementations.map(({ endpoint }) => endpoint.path)
  expect(table.map(({ path }) => path).toSorted()).toEqual(implemented.toSorted())
})

const all = table.flatMap(({ path, call, body, raw, expect }) =>
  callers.map((who, index) => ({ path, call, body, raw, who, status: expect[index] })),
)
const strangers: readonly Who[] = ["nobody", "expired", "forged"]
/** Unknown users come first, because a question in play is not drawn for them. */
const cases = [true, false].flatMap((first) =>
  all.filter(({ who }) => strangers.includes(who) === first),
)

it.each(cases)(
  "answers $path to $who with $status",
  async ({ call: path, body, raw, who, status }) => {
    const token = tokens.get(who)
    const answer = await call(path, {
      body,
      ...(raw && { raw: raw() }),
      ...(token ? { token } : {}),
    })
    expect(answer.status).toBe(status)
    if (answer.status !== 200) expect(problemOf(answer.body, path)).toEqual(expect.any(String))
  },
)

/** The message of a refusal: ChangePassword sends it in an object, the other calls as a text. */
const problemOf = (body: unknown, path: string) =>
  path.endsWith("/ChangePassword") ? (body as { message: unknown }).message : body

it.each(["Basic dXNlcjpwYXNz", "Bearer", "Bearer ", "Bearer a b", "bearer ' OR 1=1 --"])(
  "does not authenticate an Authorization header of %s",
  async (Authorization) => {
    const { status } = await call("/api/Accounts/top10", { headers: { Authorization } })
    expect(status).toBe(401)
  },
)

it("ignores a userID in a body", async () => {
  const player = await enrol()
  await call("/api/education/HintGame/question", { body: { ...sets, userID: String(player.id) } })
  const answer = await call("/api/Accounts/add/50", { token: player.token })
  expect(answer.body).toEqual({ totalpoints: 0 })
})
