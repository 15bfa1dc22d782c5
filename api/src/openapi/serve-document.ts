import { createHash } from "node:crypto"
import * as contract from "#contract"
import type { Endpoint } from "#contract/endpoint"
import { languages } from "#contract/words"
import { games } from "../games/games"
import { accessCookieName } from "../security/cookies"
import { describeCall, type Json } from "./describe-call"

interface Written {
  readonly text: string
  readonly tag: string
}
let written: Written | undefined

/** Serialised once per isolate, since it changes only with a deploy. */
function documentOnce(): Written {
  if (written) return written
  const text = JSON.stringify(openApiDocument())
  written = { text, tag: `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` }
  return written
}

export function serveDocument(request: Request): Response {
  const { text, tag } = documentOnce()
  const headers = {
    ETag: tag,
    "Cache-Control": "public, max-age=300",
    "X-Content-Type-Options": "nosniff",
  }
  const known = (request.headers.get("If-None-Match") ?? "").split(",").map(strongTag)
  if (known.includes(tag) || known.includes("*"))
    return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, "Content-Type": "application/json" } })
}

const strongTag = (tag: string) => tag.trim().replace(/^W\//, "")

type Calls = Readonly<Record<string, Endpoint>>

export const areas: Readonly<Record<string, Calls>> = {
  ...contract,
  play: Object.assign({}, ...Object.values(games).map(({ calls }) => calls)),
}

export const endpoints: readonly Endpoint[] = Object.values(areas).flatMap((calls) =>
  Object.values(calls),
)

export const openApiDocument = (): Json => ({
  openapi: "3.1.0",
  info: {
    title: "Tahaddi: the upstream API",
    version: "1.0.0",
    description:
      "Paths match without regard to case, unknown fields are ignored. A body is JSON in UTF-8, but for add-subject. " +
      "A text is cleaned before its length counts: what nobody sees is taken out.",
  },
  servers: [{ url: "/" }],
  paths: toPaths(),
  components: {
    securitySchemes: {
      bearer: { type: "http", scheme: "bearer", description: "The token of a login; one hour." },
      accessCookie: {
        type: "apiKey",
        in: "cookie",
        name: accessCookieName,
        description: "Set at login.",
      },
    },
    parameters: {
      language: {
        name: "Accept-Language",
        in: "header",
        required: false,
        description: "The language of questions and of names; without it any.",
        schema: { type: "string", examples: [...languages] },
      },
    },
    schemas: {
      textProblem: { type: "string", description: "What is wrong, in words." },
      objectProblem: {
        type: "object",
        properties: { message: { type: "string" } },
        required: ["message"],
      },
    },
  },
})

function toPaths(): Json {
  const paths: Record<string, Json> = {}
  for (const [area, calls] of Object.entries(areas))
    for (const [name, endpoint] of Object.entries(calls))
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: describeCall(area, name, endpoint),
      }
  return paths
}
