import { letters } from "./upstream-letters.mjs"

/** @typedef {import("./letter-checks.mjs").Letter} Letter */

/**
 * The reason why a call violates the specification; "" if it does not.
 * @param {import("node:http").IncomingMessage} request
 * @param {Buffer} body
 * @param {readonly string[]} capabilities
 */
export function objectionTo({ method, url = "", headers }, body, capabilities) {
  const { pathname, searchParams } = new URL(url, "http://faulty-upstream")
  const letter = letters.find(({ call }) => isCalled(call, `${method} ${pathname}`))
  if (!letter) return pathname.startsWith("/images/") ? "" : `There is no ${method} ${pathname}.`
  if (letter.ours && !capabilities.includes(letter.ours)) return `Nobody named ${letter.ours}.`
  if (!/^(ar|en)$/.test(headers["accept-language"] ?? "")) return "No language is asked for."
  const bears = /^Bearer \S+$/.test(headers.authorization ?? "")
  if (bears !== (letter.auth === "bearer")) return `The token is ${bears ? "sent" : "missing"}.`
  return objectionToQuery(letter, searchParams) || objectionToBody(letter, headers, body)
}

/** @param {string} call @param {string} asked */
function isCalled(call, asked) {
  const [method, path = ""] = call.split(" ")
  const pattern = path.replaceAll(/[.]/g, "\\.").replace("*", "[^/]+")
  return new RegExp(`^${method} /api/${pattern}$`, "i").test(asked)
}

/** @param {Letter} letter @param {URLSearchParams} sent */
function objectionToQuery({ query = [] }, sent) {
  const names = query.map((name) => name.replace("?", ""))
  const stranger = [...sent.keys()].find((name) => !names.includes(name))
  if (stranger) return `Nobody knows the query ${stranger}.`
  const missing = query.find((name) => !name.endsWith("?") && !sent.has(name))
  return missing ? `The query ${missing} is missing.` : ""
}

/** @param {Letter} letter @param {import("node:http").IncomingHttpHeaders} headers @param {Buffer} body */
function objectionToBody({ body: check, isForm }, headers, body) {
  const type = headers["content-type"] ?? ""
  if (isForm) return type.startsWith("multipart/form-data") ? "" : "This is no form."
  if (!check) return body.length > 0 ? "A body is sent where none is due." : ""
  if (!type.startsWith("application/json")) return "This is not JSON."
  return check(JSON.parse(body.toString())) ? "" : `The body is not to the letter: ${body}`
}
