import type { IncomingHttpHeaders, IncomingMessage } from "node:http"
import { change, credentials, ownProfile, registration, reset } from "../contract/samples/accounts"
import * as admin from "../contract/samples/admin"
import { isLike, places, withBody, type Letter } from "./letter-checks"
import { type PlainGame, plainGames } from "./plain-games"

const [nearCopies, imports] = [{ ours: "near-copies" }, { ours: "import-questions" }]
const asked = { game: "", questions: [{ question: "", hints: [""] }] }

const ofGames: readonly PlainGame[] = Object.values(plainGames)

/**
 * The expected requests: the parameters and bodies of each call, written by hand from the specification's table and
 * the contract's pages instead of read from contract/, so that they can contradict it. The requests of one game are
 * in plain-games.
 */
const letters: readonly Letter[] = [
  { call: "POST Accounts/register", auth: "none", body: registration },
  { call: "POST Accounts/login", auth: "none", body: credentials },
  { call: "GET Accounts/subjects/*", auth: "none" },
  { call: "POST Accounts/chapters", auth: "none", body: { grade: 0, subject: "" } },
  { call: "POST Accounts/ForgetPassword", auth: "none", body: { email: "" } },
  { call: "POST Accounts/ResetPassword", auth: "none", body: reset },
  { call: "GET Accounts/add/*", auth: "bearer" },
  { call: "POST Accounts/ChangePassword", auth: "bearer", body: change },
  { call: "GET Accounts/top10", auth: "bearer", query: ["scope?"] },
  { call: "GET Accounts/All-Subjects", auth: "none" },
  { call: "GET Accounts/All-Grades", auth: "none" },
  { call: "GET Accounts/Grades", auth: "bearer" },
  { call: "GET Accounts/questions-answered", auth: "bearer", query: ["subject", "chapter"] },
  ...ofGames.flatMap(({ letters }) => letters),
  { call: "GET Admin/educational-questions", auth: "bearer" },
  { call: "GET Admin/entertainment-questions", auth: "bearer" },
  { call: "GET Admin/approve/*", auth: "bearer" },
  { call: "GET Admin/reject/*", auth: "bearer", query: ["reason?"] },
  { call: "POST Admin/add-grade", auth: "bearer", body: { grade: "" } },
  { call: "POST Admin/add-subject", auth: "bearer", isForm: true },
  { call: "POST Admin/add-chapters", auth: "bearer", body: admin.chapter },
  { call: "POST Admin/add-grade-subjects", auth: "bearer", body: { grade: 0, subjectNames: [""] } },
  { call: "GET capabilities", auth: "none" },
  { call: "POST Accounts/logout", auth: "bearer", ours: "logout" },
  { call: "GET Accounts/profile", auth: "bearer", ours: "profile" },
  { call: "POST Accounts/ChangeProfile", auth: "bearer", body: ownProfile, ours: "profile" },
  ...places.flatMap(([category, place]) => [
    withBody(`POST ${category}/near-copies`, "cookies", { ...place, ...asked }, nearCopies),
    withBody(`POST ${category}/import`, "bearer", { questions: [place] }, imports),
  ]),
]

export function objectionTo(
  { method, url = "", headers }: IncomingMessage,
  body: Buffer,
  capabilities: readonly string[],
): string {
  const { pathname, searchParams } = new URL(url, "http://faulty-upstream")
  const letter = letters.find(({ call }) => isCalled(call, `${method} ${pathname}`))
  if (!letter) return pathname.startsWith("/images/") ? "" : `There is no ${method} ${pathname}.`
  if (letter.ours && !capabilities.includes(letter.ours)) return `Nobody named ${letter.ours}.`
  if (!/^(ar|en)$/.test(headers["accept-language"] ?? "")) return "No language is asked for."
  const bears = /^Bearer \S+$/.test(headers.authorization ?? "")
  if (bears !== (letter.auth === "bearer")) return `The token is ${bears ? "sent" : "missing"}.`
  return objectionToQuery(letter, searchParams) || objectionToBody(letter, headers, body)
}

function isCalled(call: string, asked: string): boolean {
  const [method, path = ""] = call.split(" ")
  const pattern = path.replaceAll(/[.]/g, "\\.").replace("*", "[^/]+")
  return new RegExp(`^${method} /api/${pattern}$`, "i").test(asked)
}

function objectionToQuery({ query = [] }: Letter, sent: URLSearchParams): string {
  const names = query.map((name) => name.replace("?", ""))
  const stranger = [...sent.keys()].find((name) => !names.includes(name))
  if (stranger) return `Nobody knows the query ${stranger}.`
  const missing = query.find((name) => !name.endsWith("?") && !sent.has(name))
  return missing ? `The query ${missing} is missing.` : ""
}

function objectionToBody(letter: Letter, headers: IncomingHttpHeaders, sent: Buffer): string {
  const { body, or = body, isForm } = letter
  const type = headers["content-type"] ?? ""
  if (isForm) return type.startsWith("multipart/form-data") ? "" : "This is no form."
  if (body === undefined) return sent.length > 0 ? "A body is sent where none is due." : ""
  if (!type.startsWith("application/json")) return "This is not JSON."
  const value = JSON.parse(sent.toString())
  return isLike(body, value) || isLike(or, value) ? "" : `The body is not to the letter: ${sent}`
}
