import { expect, test, vi } from "vitest"
import { handleError } from "./entry.server"

const request = new Request("https://tahaddi.example/")
const aborted = new Request(request, { signal: AbortSignal.abort() })
const notAllowed = { status: 405, statusText: "", internal: true, data: "" }
const fault = new Error("nobody expected this")

test.each([
  ["a fault", fault, request, 1],
  ["a fault of a request that was aborted", fault, aborted, 0],
  ["a method that a page does not know", notAllowed, request, 0],
])("logs unexpected faults only: %s", (_, error, of, times) => {
  const logFault = vi.fn()
  handleError(error, { request: of, context: { logFault } })
  expect(logFault).toHaveBeenCalledTimes(times)
})
