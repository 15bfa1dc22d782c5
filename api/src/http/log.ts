import { AsyncLocalStorage } from "node:async_hooks"
import { newRequestId, requestIdPattern } from "#platform/request-id"
import { describeFault } from "#platform/describe-fault"

type Level = "info" | "warn" | "error"

export type ApiEvent = "author-mail.unsent" | "fault" | "request" | "reset-mail.unsent"

type Fields = Readonly<Record<string, string | number | readonly string[]>>

const requestIds = new AsyncLocalStorage<string>()

export const currentRequestId = (): string => requestIds.getStore() ?? ""

/** Under the request id that the app has given, else under a new one. */
export const underRequestId = <Done>(given: string | null, work: () => Promise<Done>) =>
  requestIds.run(given && requestIdPattern.test(given) ? given : newRequestId(), work)

/** Logs one line of JSON. No field may hold data of the call: neither its body nor its headers. */
export function log(level: Level, event: ApiEvent, fields: Fields = {}): void {
  console[level](JSON.stringify({ level, event, id: currentRequestId(), ...fields }))
}

export const logFault = (error: unknown): void => log("error", "fault", describeFault(error))
