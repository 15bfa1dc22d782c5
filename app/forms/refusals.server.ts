import type { TranslationKey } from "#app/i18n/keys"
import { CallMissing } from "#app/upstream/errors.server"

export interface UpstreamRefusal<Field extends string> {
  readonly key: TranslationKey
  readonly field?: Field
  /** The status of the response: 422 by default, and always 422 with a `field`. */
  readonly status?: number
}

/** `when`: the status of the API's reply, or a pattern that its message matches. */
export type Refusals<Field extends string> = readonly (UpstreamRefusal<Field> & {
  readonly when: number | RegExp
})[]

interface FailedReply {
  readonly status: number
  readonly body: { readonly message: string }
}

export const turnedAway = [
  { when: 429, key: "errors.tooMany", status: 429 },
  { when: 503, key: "errors.busy", status: 503 },
] as const satisfies Refusals<never>

/** The first entry that matches, else `otherwise`. The API's own text is never shown. */
export function toRefusal<Field extends string>(
  { status, body }: FailedReply,
  table: Refusals<Field>,
  otherwise: TranslationKey,
): UpstreamRefusal<Field> {
  const fits = ({ when }: { when: number | RegExp }) =>
    typeof when === "number" ? when === status : when.test(body.message)
  return table.find(fits) ?? { key: otherwise }
}

interface Refusable<Field extends string, Reply> {
  reject(key: TranslationKey, status?: number): Reply
  rejectField(name: Field, key: TranslationKey): Reply
}

export function refuseForm<Field extends string, Reply>(
  form: Refusable<Field, Reply>,
  { key, field, status }: UpstreamRefusal<Field>,
): Reply {
  return field === undefined ? form.reject(key, status) : form.rejectField(field, key)
}

export const isUnavailable = (error: unknown): boolean =>
  error instanceof Response && error.status === 503

export const isTooLarge = (error: unknown): boolean =>
  error instanceof Response && error.status === 413

/** `null` if the upstream is unavailable or lacks the call. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (isUnavailable(error) || error instanceof CallMissing) return null
    throw error
  }
}

/**
 * The data that a page reads beside a form. After a submission, an unavailable upstream gives `without`, so
 * that the page can still show what was typed; for any other request it throws.
 */
export const orWithout = async <T>(
  { isSubmission }: { readonly isSubmission: boolean },
  reading: Promise<T>,
  without: T,
): Promise<T> => (isSubmission ? ((await orNull(reading)) ?? without) : reading)
