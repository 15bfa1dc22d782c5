import { expect, it } from "vitest"
import { implementations } from "../../api/src/endpoints/implementations"
import { callRows } from "../support/access-of-calls"
import { groups, type Who as Caller } from "../support/access-table"
import { call } from "./support/api"
import { addWaitingForRoles, fillBothCategories } from "./support/both-categories"
import { buildSchool, enrol, enrolNew, signIn } from "./support/world"
import { sets } from "./samples/play"

const callers = ["Student", "Teacher", "Admin", "User", "nobody", "expired", "forged"] as const
type Who = (typeof callers)[number]

const tokens = new Map<Who, string>()
await buildSchool()
const [hintsOfChapter = 0] = await fillBothCategories(3)
await addWaitingForRoles(hintsOfChapter)
for (const role of ["Student", "Teacher", "Admin", "User"] as const) {
  tokens.set(role, (await enrol(role)).token)
}
const late = await enrol("Admin")
tokens.set("expired", await signIn(late.id, "Admin", -1))
tokens.set("forged", "A".repeat(43))

it("the table of roles has a row for every call that is implemented", () => {
  const implemented = implementations.map(({ endpoint }) => endpoint.path)
  expect(callRows.map(({ path }) => path).toSorted()).toEqual(implemented.toSorted())
})

const strangers: readonly Who[] = ["nobody", "expired", "forged"]

function statusFor(caller: Caller, { who, status }: (typeof callRows)[number]): number {
  const mayCall: readonly Caller[] = groups[who]
  if (mayCall.includes(caller)) return status
  return caller === "nobody" ? 401 : 403
}

const all = callRows.flatMap((row) =>
  callers.map((who) => {
    const isBad = who === "expired" || who === "forged"
    const caller = isBad ? "nobody" : who
    return { ...row, who, status: (caller === "nobody" && row.stranger) || statusFor(caller, row) }
  }),
)
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

it.each(callRows)(
  "answers $path to a teacher who waits as to a teacher, unless it gives answers of others",
  async (row) => {
    const { token } = await enrolNew("Teacher")
    const { status } = await call(row.call, {
      body: row.body,
      token,
      ...(row.raw && { raw: row.raw() }),
    })
    expect(status).toBe(statusFor("New", row))
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
