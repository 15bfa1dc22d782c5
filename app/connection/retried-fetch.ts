import { createConnection } from "./connection"
import { isReply, isScript, getTimeout, waitMs } from "./retry-policy"

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
