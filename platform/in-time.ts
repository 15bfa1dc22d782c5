/** @throws Error if the work takes longer. It is not stopped, and what it throws later is lost. */
export async function inTime<Done>(ms: number, work: Promise<Done>): Promise<Done> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${ms} ms.`)), ms)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
