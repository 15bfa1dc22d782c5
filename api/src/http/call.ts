import type { Endpoint } from "#contract/endpoint"
import type { Language, Role } from "#contract/words"
import type { Dependencies } from "./dependencies"
import type { Platform } from "./platform"
import { RefusedReply } from "./reply"
import type { ReadInput } from "./read-input"
import type { ClientInfo } from "../security/client-info"
import type { Caller } from "../security/recognise-caller"
import type { RelatedTo } from "../security/relations"
import type { Store, Stores } from "../db/store"

const waitingSentence = "Your school has not confirmed you as a teacher yet."

type CallerOf<E extends Endpoint> = E extends { readonly roles: readonly Role[] }
  ? Caller
  : Caller | null

export interface HandlerCall<E extends Endpoint> extends ReadInput<E> {
  readonly caller: CallerOf<E>
  readonly related: RelatedTo<E>
  readonly client: ClientInfo
  readonly language: Language
  readonly askedLanguage: Language | null
  readonly store: Store
  readonly stores: Stores
  readonly now: number
  readonly dependencies: Dependencies
  readonly platform: Platform
}

export function authorise<E extends Endpoint>(endpoint: E, caller: Caller | null): CallerOf<E>
export function authorise({ roles, confirmedOnly }: Endpoint, caller: Caller | null): unknown {
  if (confirmedOnly && caller?.isWaiting) throw new RefusedReply(403, waitingSentence)
  if (!roles) return caller
  if (!caller) throw new RefusedReply(401, "Please log in.", { "WWW-Authenticate": "Bearer" })
  if (!roles.includes(caller.role)) throw new RefusedReply(403, "This is not open to your role.")
  return caller
}
