import { capabilities } from "#contract/capabilities"
import { log, requestId } from "#app/log/log.server"

/**
 * The upstream API gave no reply that the contract declares; `upstreamStatus` is 0 if it gave none. It is a Response,
 * so that a loader that throws it shows the error page with a 503.
 */
export class UpstreamUnavailable extends Response {
  constructor(path: string, upstreamStatus: number) {
    // The body holds the reference, so that an error page rendered in the browser can show it too.
    super(JSON.stringify({ reference: requestId() }), {
      status: 503,
      statusText: "Service Unavailable",
      headers: { "Content-Type": "application/json" },
    })
    log("error", "upstream.unavailable", { path, status: upstreamStatus })
  }
}

/** The upstream API takes less at once than was sent: no outage. It is a Response, like UpstreamUnavailable. */
export class SentTooMuch extends Response {
  constructor(path: string) {
    super(null, { status: 413, statusText: "Content Too Large" })
    log("warn", "upstream.too-large", { path })
  }
}

/** The upstream lacks a call of ours: a page that is made of it is a 404. It is a Response, like UpstreamUnavailable. */
export class CallMissing extends Response {
  constructor() {
    super(null, { status: 404, statusText: "Not Found" })
  }
}

/** The upstream does not say what it offers, so whether it has a call is not known. */
export class OffersUnknown extends UpstreamUnavailable {
  constructor() {
    super(capabilities.path, 0)
  }
}

export async function orMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof CallMissing) return undefined
    throw error
  }
}

/** The upstream API replied with a body that does not match the contract. The body is never logged. */
export class ContractBroken extends UpstreamUnavailable {
  constructor(
    path: string,
    status: number,
    issues: readonly { path: PropertyKey[]; code?: string }[],
  ) {
    super(path, status)
    const where = issues
      .slice(0, 5)
      .map((issue) => `${issue.path.map(String).join(".")}: ${issue.code}`)
    log("error", "upstream.contract-broken", { path, status, where })
  }
}
