import { replyMark } from "#app/connection/reply-mark"

export function withSecurityHeaders(response: Response, nonce: string): Response {
  const { headers } = response
  if (!headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", contentSecurityPolicy(nonce))
  headers.set(replyMark, "1")
  headers.set("Referrer-Policy", "same-origin")
  headers.set("X-Content-Type-Options", "nosniff")
  headers.set("X-Frame-Options", "DENY")
  headers.set("Cross-Origin-Opener-Policy", "same-origin")
  headers.set("Cross-Origin-Resource-Policy", "same-origin")
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
  headers.set("Strict-Transport-Security", "max-age=63072000; includeSubDomains")
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store")
  return response
}

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data: https:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")
}
