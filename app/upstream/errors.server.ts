import { log, requestId } from "#app/log/log.server"

/**
 * The upstream API gave no answer that the contract knows. `upstreamStatus` 0: none at all.
 * A Response, so that a loader that throws it shows the error page with a 503.
 */
export class UpstreamUnavailable extends Response {
  constructor(path: string, upstreamStatus: number) {
    // The reference goes along, so that an error page drawn by the browser can show it too.
    super(JSON.stringify({ reference: requestId() }), {
      status: 503,
      statusText: "Service Unavailable",
      headers: { "Content-Type": "application/json" },
    })
    log("error", "upstream.unavailable", { path, status: upstreamStatus })
  }
}

/** The upstream API answered with a body that the contract does not know. The body is never logged. */
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
