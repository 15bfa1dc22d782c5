/** Whether what was thrown says that the upstream could not be asked: trying again may help. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Response && error.status === 503

/** What the upstream says; `null` where it could not be asked. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (isUnavailable(error)) return null
    throw error
  }
}

/**
 * What a page reads beside a form. Where the form was just sent, and comes back because the upstream
 * is out of reach, the page does without rather than lose what was typed.
 */
export const orWithout = async <T>(
  { isSubmission }: { readonly isSubmission: boolean },
  reading: Promise<T>,
  without: T,
): Promise<T> => (isSubmission ? ((await orNull(reading)) ?? without) : reading)
