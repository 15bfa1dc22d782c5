import { createHash } from "node:crypto"
import { openApiDocument } from "./document"

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
