import type { ReviewReason } from "#contract/words"
import type { Message } from "#app/i18n/keys"

export interface ReviewReply {
  readonly error: Message
  readonly ids: readonly string[]
  readonly templates: readonly ReviewReason[]
  readonly reason: string
}

/** The error of the page's own form: the API takes a rejection without a reason. */
export const whyError = { key: "errors.review.why" } as const satisfies Message

/** A copy of `lengths.reason.max`: importing the contract's limits would add too much code to a page. */
export const reasonMax = 300

/** The most questions that one request decides: each is a call, and Cloudflare allows 32 per request (decision 19). */
export const decisionsAtOnce = 25
