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
