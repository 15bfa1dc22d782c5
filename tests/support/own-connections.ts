/** The server may close an idle connection, kept while other test files run, when it is used again. */
const shared = globalThis.fetch
const isWrapped = Symbol.for("tahaddi.own-connections")

if (!Reflect.has(shared, isWrapped))
  globalThis.fetch = Object.assign(
    (input: string | URL | Request, init: RequestInit = {}) => {
      const headers = new Headers(init.headers ?? (input instanceof Request ? input.headers : {}))
      headers.set("Connection", "close")
      return shared(input, { ...init, headers })
    },
    { [isWrapped]: true },
  )
