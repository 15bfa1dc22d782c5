import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import ts from "typescript"
import { areas } from "../../api/src/openapi/serve-document"
import { toSchema } from "../../api/src/openapi/describe-call"
import type { Endpoint } from "../../contract/endpoint"
import { doneSentence } from "../../contract/fields"
import { ourCalls } from "../../contract/our-calls"
import { toShape } from "./shapes"
import { filesIn, root, sourcesIn } from "./sources"

const folder = "contract/ours"

/** What no type can say of a capability: conditions, costs, reasons, and what the app does with it. */
export const ourTexts = (): string[] =>
  filesIn(folder).map((path) => path.slice(folder.length + 1).replace(/\.md$/, ""))

const readText = (name: string): string => {
  const path = join(root, folder, `${name}.md`)
  return existsSync(path) ? readFileSync(path, "utf8").trim() : ""
}

interface Call {
  readonly endpoint: Endpoint
  /** Such as `streak.chooseDailyGoal`; the calls of all games are in the area `play`. */
  readonly name: string
}
const calls: readonly Call[] = Object.entries(areas).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ endpoint, name: `${area}.${name}` })),
)

/** docs/our-calls.md: a section for each capability, from the contract and the texts beside it. */
export function ourCallsDocument(): string {
  const comments = readComments()
  const names = ourCalls.map((name) => `\`${name}\``).join(", ")
  const sections = ourCalls.map((capability) => writeSection(capability, comments))
  const [head = "", ...more] = readText("introduction").split("\n\n## ")
  return [
    "<!-- Written from the contract by tests/architecture/our-calls.ts; edit contract/ours. -->",
    head,
    ...more.map((each) => `## ${each}`),
    `The names are ${names}.`,
    ...sections,
    readText("fields"),
  ].join("\n\n")
}

function writeSection(capability: string, comments: ReadonlyMap<string, string>): string {
  const own = calls.filter(({ endpoint }) => endpoint.ours === capability)
  const extended = calls.filter(({ endpoint }) => endpoint.extension === capability)
  const replies = new Map<string, string>()
  const parts = [
    `## ${capability}`,
    ...own.map((call) => {
      const comment = comments.get(call.name.replace(/^.*\./, "")) ?? ""
      return describe(call, comment, replies)
    }),
    extended.length > 0 ? `Fields of ours in ${extended.map(nameWithPath).join(", ")}.` : "",
    own.length > 1 || extended.length > 0 ? `### About ${capability}` : "",
    readText(capability),
  ]
  return parts.filter((part) => part !== "").join("\n\n")
}

const nameWithPath = ({ endpoint, name }: Call) =>
  `\`${endpoint.method} ${endpoint.path}\` (\`${name}\`)`

/** `replies` has the long replies of the calls before in this section, each with its call. */
function describe({ endpoint, name }: Call, comment: string, replies: Map<string, string>): string {
  const { method, path, auth, roles, confirmedOnly, relation, safe, refusals } = endpoint
  const facts = [
    `\`${name}\``,
    auth === "none" ? "no token" : auth,
    roles ? roles.join(", ") : "anybody",
    confirmedOnly ? "not a teacher who waits to be confirmed" : "",
    relation ? `only as ${relation}` : "",
    safe ? "may be repeated" : "repeating it may change something",
    ...refusals.map(String),
  ]
  return [
    `### \`${method} ${path}\``,
    facts.filter(Boolean).join(" · "),
    comment,
    writeWire(endpoint, replies),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
}

/** What goes over the wire, in a block. */
function writeWire(endpoint: Endpoint, replies: Map<string, string>): string {
  const { method, path, params, query, headers, body, ok } = endpoint
  const parts = [
    ["path", params],
    ["query", query],
    ["headers", headers],
    ["body", body],
  ] as const
  const sent = parts.flatMap(([part, schema]) =>
    schema ? [`${part} ${toShape(toSchema(schema))}`] : [],
  )
  const received = ok === doneSentence ? "a sentence" : toShape(toSchema(ok))
  const before = replies.get(received)
  if (received.includes("\n") && !before) replies.set(received, `${method} ${path}`)
  return ["```", ...sent, `200 ${before ? `as of ${before}` : received}`, "```"].join("\n")
}

/** The comment of each call of the contract by its name, without "Ours". */
function readComments(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { tree } of sourcesIn(["contract"]))
    for (const statement of tree.statements.filter(ts.isVariableStatement)) {
      const [declared] = statement.declarationList.declarations
      if (!declared?.initializer?.getText().startsWith("endpoint(")) continue
      const comment = ts.getJSDocCommentsAndTags(statement).find(ts.isJSDoc)?.comment
      if (typeof comment === "string") found.set(declared.name.getText(), withoutOurs(comment))
    }
  return found
}

function withoutOurs(comment: string): string {
  const rest = comment.replace(/^Ours(?:\.|:)\s+/, "")
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
