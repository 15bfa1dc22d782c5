import { CallMissing } from "#app/upstream/errors.server"

export const isUnavailable = (error: unknown): boolean =>
  error instanceof Response && error.status === 503

/** Whether a thrown value is a 413 response: the upstream takes less at once than was sent. */
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
