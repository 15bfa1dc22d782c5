import * as z from "zod"
import type { IncomingHttpHeaders, IncomingMessage } from "node:http"
import { change, credentials, ownProfile, registration, reset } from "../contract/samples/accounts"
import * as admin from "../contract/samples/admin"
import { endpoints } from "../../api/src/openapi/serve-document"
import type { Endpoint } from "../../contract/endpoint"
import { type Letter, type Letters, places, plainGames } from "./plain-games"

const asked = { game: "", questions: [{ question: "", hints: [""] }] }

/** Written by hand from the specification, so that they can contradict contract/. */
const letters: Letters = {
  "accounts/register": { body: registration },
  "accounts/login": { body: credentials },
  "accounts/chapters": { body: { grade: 0, subject: "" } },
  "accounts/forgetpassword": { body: { email: "" } },
  "accounts/resetpassword": { body: reset },
  "accounts/changepassword": { body: change },
  "accounts/top10": { query: ["scope?"] },
  "accounts/questions-answered": { query: ["subject", "chapter"] },
  ...Object.assign({}, ...Object.values(plainGames).map(({ letters }) => letters)),
  "admin/reject/{questionid}": { query: ["reason?"] },
  "admin/add-grade": { body: { grade: "" } },
  "admin/add-chapters": { body: admin.chapter },
  "admin/add-grade-subjects": { body: { grade: 0, subjectNames: [""] } },
  "accounts/changeprofile": { body: ownProfile },
  ...Object.fromEntries(
    places.flatMap(([category, place]) => [
      [`${category}/near-copies`, { body: { ...place, ...asked } }],
      [`${category}/import`, { body: { questions: [place] } }],
    ]),
  ),
}

export function objectionTo(
  { method, url = "", headers }: IncomingMessage,
  body: Buffer,
  capabilities: readonly string[],
): string {
  const { pathname, searchParams } = new URL(url, "http://faulty-upstream")
  const called = endpoints.find((each) => each.method === method && isAt(each.path, pathname))
  if (!called) return pathname.startsWith("/images/") ? "" : `There is no ${method} ${pathname}.`
  const { auth, ours, path, multipart } = called
  if (ours && !capabilities.some((name) => name === ours)) return `Nobody named ${ours}.`
  if (!/^(ar|en)$/.test(headers["accept-language"] ?? "")) return "No language is asked for."
  const bears = /^Bearer \S+$/.test(headers.authorization ?? "")
  if (bears !== (auth === "bearer")) return `The token is ${bears ? "sent" : "missing"}.`
  const letter = letters[path.replace("/api/", "").toLowerCase()] ?? {}
  return (
    objectionToQuery(letter, searchParams) ||
    objectionToBody({ ...letter, multipart }, headers, body)
  )
}

const isAt = (path: string, asked: string) =>
  new RegExp(`^${path.replace(/\{\w+\}/, "[^/]+")}$`, "i").test(asked)

function objectionToQuery({ query = [] }: Letter, sent: URLSearchParams): string {
  const names = query.map((name) => name.replace("?", ""))
  const stranger = [...sent.keys()].find((name) => !names.includes(name))
  if (stranger) return `Nobody knows the query ${stranger}.`
  const missing = query.find((name) => !name.endsWith("?") && !sent.has(name))
  return missing ? `The query ${missing} is missing.` : ""
}

function objectionToBody(
  { body, or = body, multipart }: Letter & Pick<Endpoint, "multipart">,
  headers: IncomingHttpHeaders,
  sent: Buffer,
): string {
  const type = headers["content-type"] ?? ""
  if (multipart) return type.startsWith("multipart/form-data") ? "" : "This is no form."
  if (body === undefined) return sent.length > 0 ? "A body is sent where none is due." : ""
  if (!type.startsWith("application/json")) return "This is not JSON."
  const value = JSON.parse(sent.toString())
  return [body, or].some((shape) => toSchema(shape).safeParse(value).success)
    ? ""
    : `The body is not to the letter: ${sent}`
}

function toSchema(shape: unknown): z.ZodType {
  if (Array.isArray(shape)) {
    const list = z.array(toSchema(shape[0]))
    return shape.length === 1 ? list : list.length(shape.length)
  }
  if (typeof shape === "object" && shape !== null)
    return z.strictObject(
      Object.fromEntries(
        Object.entries(shape).map(([name, each]) => [
          name.replace("?", ""),
          name.endsWith("?") ? toSchema(each).optional() : toSchema(each),
        ]),
      ),
    )
  if (typeof shape === "number") return z.int()
  return typeof shape === "boolean" ? z.boolean() : z.string()
}
