import type { Endpoint } from "#contract/endpoint"
import type { Language, Role } from "#contract/words"
import type { Outside } from "./outside"
import type { Platform } from "./platform"
import { Refusal, toResponse, type Refused, type Reply } from "./reply"
import { readInput, type Input } from "./request/read-input"
import { readLanguage } from "./request/read-language"
import { readVisit, type Visit } from "./request/read-visit"
import { recogniseCaller, type Caller } from "./security/recognise-caller"
import type { Store } from "./store/store"

type CallerOf<E extends Endpoint> = E extends { readonly roles: readonly Role[] }
  ? Caller
  : Caller | null

/** All that a handler knows of the world. `now` stands still for the whole of a call. */
export interface Call<E extends Endpoint> extends Input<E> {
  /** `null` where nobody is signed in, or with a token that does not count. */
  readonly caller: CallerOf<E>
  readonly visit: Visit
  readonly language: Language
  readonly store: Store
  readonly now: number
  readonly outside: Outside
  readonly platform: Platform
}

interface Incoming {
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly store: Store
  readonly outside: Outside
  readonly platform: Platform
}

export interface Implementation {
  readonly endpoint: Endpoint
  readonly answer: (incoming: Incoming) => Promise<Response>
}

/** Joins a call of the contract with the code that answers it: who calls comes before what is said. */
export function implement<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<Reply<E>>,
): Implementation {
  const reply = async ({ request, params, store, outside, platform }: Incoming) => {
    const now = outside.now()
    const caller = admit(endpoint, await recogniseCaller(store, request.headers, now))
    const input = await readInput(endpoint, { request, params })
    const language = readLanguage(request.headers.get("Accept-Language"))
    const visit = readVisit(request.headers, platform.appUrl)
    return handler({ ...input, caller, visit, language, store, now, outside, platform })
  }
  return {
    endpoint,
    answer: async (incoming) =>
      toResponse(await reply(incoming).catch(refusalOf), endpoint.problemAs),
  }
}

/** What was refused before the handler, or deep in it. Anything else goes on as the fault it is. */
function refusalOf(error: unknown): Refused {
  if (error instanceof Refusal) return error.refused
  throw error
}

function admit<E extends Endpoint>(endpoint: E, caller: Caller | null): CallerOf<E>
function admit({ roles }: Endpoint, caller: Caller | null): unknown {
  if (!roles) return caller
  if (!caller) throw new Refusal(401, "Please log in.", { "WWW-Authenticate": "Bearer" })
  if (!roles.includes(caller.role)) throw new Refusal(403, "This is not open to your role.")
  return caller
}
