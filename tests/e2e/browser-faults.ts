import type { Page, Request, Response } from "@playwright/test"

interface Expected {
  /** The status of the server error that the page should have. */
  readonly status?: number | undefined
  /** The network is cut: requests for resources and module scripts fail, and the browser logs each failure. */
  readonly isCut?: boolean | undefined
}

/** Collects, from this call on, everything that should not happen on a page of this site. */
export function listenForFaults(
  page: Page,
  site: string,
  { status: expected, isCut = false }: Expected = {},
): string[] {
  const faults: string[] = []
  page.on("pageerror", ({ message }) => {
    if (!isSkippedTransition(message)) faults.push(`exception: ${message}`)
  })
  page.on("console", (message) => {
    const text = message.text()
    if (message.type() !== "error" || isExpected(text, expected)) return
    if (!isCut || !text.startsWith("Failed to load ")) faults.push(`console: ${text}`)
  })
  page.on("requestfailed", (request) => {
    if (!isCut && !wasGivenUp(request))
      faults.push(`${request.url()}: ${request.failure()?.errorText}`)
  })
  page.on("request", (request) => {
    if (!request.url().startsWith(site) && !/^(data|blob):/.test(request.url()))
      faults.push(`another origin: ${request.url()}`)
  })
  page.on("response", (response) => {
    if (!isCut && response.status() !== expected && isBroken(response))
      faults.push(`${response.status()} ${response.url()}`)
  })
  return faults
}

/** A navigation skips the transition of the previous one; the router leaves its promise rejection unhandled. */
const isSkippedTransition = (message: string) => message.startsWith("Transition was skipped")

function isExpected(text: string, status: number | undefined): boolean {
  return isRefusal(text, status) || isGivenUpReading(text)
}

/** Remix logs this when the user leaves while the data of a page is still loading. */
const isGivenUpReading = (text: string) => text.startsWith("AbortError: signal is aborted")

/** Chromium logs an error for every 4xx response, also for the correct 422 of an invalid form. */
function isRefusal(text: string, expected: number | undefined): boolean {
  const [, status] =
    /^Failed to load resource: the server responded with a status of (\d+)/.exec(text) ?? []
  return Boolean(status?.startsWith("4")) || Number(status) === expected
}

/**
 * The user left the page before the response arrived; or scripts are off, and the browser aborts the
 * preloads of scripts.
 */
function wasGivenUp(request: Request): boolean {
  const reason = request.failure()?.errorText
  return reason === "net::ERR_ABORTED" || (reason === "csp" && request.url().endsWith(".js"))
}

/** Pages and their data may return errors; the assets of a page must load. */
function isBroken(response: Response): boolean {
  const isPage = ["document", "fetch", "xhr"].includes(response.request().resourceType())
  return response.status() >= (isPage ? 500 : 400)
}
