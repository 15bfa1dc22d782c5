export interface RetriedRequest {
  readonly send: (signal: AbortSignal) => Promise<Response>
  /** Whether a response is the app's reply, and complete. */
  readonly isReply: (response: Response) => Promise<boolean>
  readonly timeoutMs: number
  /** Cancels the request. */
  readonly signal?: AbortSignal | null | undefined
}

/** The current step of a request: a try, or the wait before the next one. */
export interface Step {
  /** In ms since 1970; -Infinity for a wait. */
  readonly startedAt: number
  readonly end: () => void
}

type OnStep = (step: Step) => void

/** Makes one try. Returns `null` after a failure, a timeout or a cancellation. */
export async function attempt(request: RetriedRequest, onStep: OnStep): Promise<Response | null> {
  const controller = new AbortController()
  const end = () => controller.abort()
  onStep({ startedAt: Date.now(), end })
  const timer = setTimeout(end, request.timeoutMs)
  try {
    const response = await request.send(controller.signal)
    if (await request.isReply(response)) return response
  } catch {
    // No network, a timeout or a cancellation.
  } finally {
    clearTimeout(timer)
  }
  end()
  return null
}

export const pause = (ms: number, onStep: OnStep) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    onStep({ startedAt: -Infinity, end })
  })
