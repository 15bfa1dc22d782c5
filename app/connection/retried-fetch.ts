import { isReply, isScript, getTimeout, waitMs } from "./retry-policy"

const staleMs = 3000

export function createConnection(waitMs: (failures: number) => number) {
  const unanswered = new Map<RetriedRequest, Step>()
  const hurried = new Set<RetriedRequest>()
  const watchers = new Set<() => void>()
  const notify = () => watchers.forEach((watcher) => watcher())

  async function untilAnswered(request: RetriedRequest): Promise<Response> {
    const { signal } = request
    let failures = 0
    let step: Step | undefined
    const onStep = (begun: Step) => {
      step = begun
      if (failures === 0) return
      unanswered.set(request, begun)
      notify()
    }
    const giveUp = () => step?.end()
    signal?.addEventListener("abort", giveUp)
    try {
      for (;;) {
        const response = signal?.aborted ? null : await attempt(request, onStep)
        if (response) return response
        if (signal?.aborted) throw new DOMException("The request was given up.", "AbortError")
        failures = hurried.delete(request) ? 1 : failures + 1
        await pause(waitMs(failures), onStep)
      }
    } finally {
      signal?.removeEventListener("abort", giveUp)
      unanswered.delete(request)
      hurried.delete(request)
      notify()
    }
  }

  return {
    untilAnswered,
    /**
     * Ends every wait, and every try that has hung for a while. The network may need a moment more, so the waits
     * after this begin again with the shortest one.
     */
    tryNow() {
      for (const [request, { startedAt, end }] of unanswered) {
        hurried.add(request)
        if (Date.now() - startedAt >= staleMs) end()
      }
    },
    isLost: () => unanswered.size > 0,
    watch(watcher: () => void) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}

interface RetriedRequest {
  readonly send: (signal: AbortSignal) => Promise<Response>
  readonly isReply: (response: Response) => Promise<boolean>
  readonly timeoutMs: number
  readonly signal?: AbortSignal | null | undefined
}

interface Step {
  /** In ms since 1970; -Infinity for a wait. */
  readonly startedAt: number
  readonly end: () => void
}

type OnStep = (step: Step) => void

async function attempt(request: RetriedRequest, onStep: OnStep): Promise<Response | null> {
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

const pause = (ms: number, onStep: OnStep) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    onStep({ startedAt: -Infinity, end })
  })

export const connection = createConnection((failures) => waitMs(failures, Math.random()))

const asksApp = /\.data$|^\/(action|make)\//

/** Replaces `window.fetch`: requests of the router and the pages are retried until the app replies. */
export function retryFetches() {
  const fetch = window.fetch.bind(window)
  window.fetch = (input, init = {}) => {
    const { origin, pathname } = new URL(
      input instanceof Request ? input.url : input,
      location.href,
    )
    if (origin !== location.origin || !asksApp.test(pathname)) return fetch(input, init)
    return connection.untilAnswered({
      send: (signal) => fetch(input, { ...init, signal }),
      isReply,
      timeoutMs: getTimeout(init.body),
      signal: init.signal,
    })
  }
  window.addEventListener("online", connection.tryNow)
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) connection.tryNow()
  })
}

/**
 * Remix reloads the document when the module of a page fails to load, and browsers remember the failure. So
 * each module is fetched first, with its imports; `import()` then finds them in the browser's cache.
 */
export function retryModules() {
  const { __remixRouter: router } = window
  fetchBeforeImport(router.routes)
}

type Routes = typeof window.__remixRouter.routes

function fetchBeforeImport(routes: Routes) {
  for (const route of routes) {
    const { id, lazy, children } = route
    if (lazy)
      route.lazy = async () => {
        await fetchModules(id)
        return lazy()
      }
    fetchBeforeImport(children ?? [])
  }
}

async function fetchModules(id: string) {
  const { __remixManifest: manifest } = window
  const { module, imports = [] } = manifest.routes[id] ?? {}
  await Promise.all([...(module ? [module] : []), ...imports].map(fetchScript))
}

const fetchScript = (address: string) =>
  connection.untilAnswered({
    send: (signal) => fetch(address, { signal }),
    isReply: isScript,
    timeoutMs: getTimeout(null),
  })
