export interface RetriedRequest {
  readonly send: (signal: AbortSignal) => Promise<Response>
  /** Whether what came is the reply, and whole. */
  readonly isReply: (response: Response) => Promise<boolean>
  readonly timeoutMs: number
  /** Gives the request up. */
  readonly signal?: AbortSignal | null | undefined
}

/** What goes on for a request: a try, or the wait before the next. */
export interface Step {
  /** -Infinity for a wait. */
  readonly startedAt: number
  readonly end: () => void
}

type OnStep = (step: Step) => void

/** The reply; `null` where none came in time. */
export async function attempt(request: RetriedRequest, onStep: OnStep): Promise<Response | null> {
  const controller = new AbortController()
  const end = () => controller.abort()
  onStep({ startedAt: Date.now(), end })
  const timer = setTimeout(end, request.timeoutMs)
  try {
    const response = await request.send(controller.signal)
    if (await request.isReply(response)) return response
  } catch {
    // No network, a timeout, or given up.
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
