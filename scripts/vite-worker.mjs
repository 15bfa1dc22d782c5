import { getRequestListener } from "@hono/node-server"
import { getPlatformProxy } from "wrangler"
import { isOfLaunch, refusal } from "./launch/own-commands.mjs"

/**
 * In development, app/server/handle-request.server.ts handles every request that is not for a file of Vite, as in
 * the Worker, with the bindings of wrangler.toml.
 * @returns {import("vite").Plugin}
 */
export function workerInDevelopment() {
  return {
    name: "tahaddi-worker-in-development",
    config() {
      if (isOfLaunch()) return
      console.error(refusal)
      process.exit(1)
    },
    async configureServer(server) {
      const { env, dispose } = await getPlatformProxy({ configPath: "wrangler.toml" })
      const bindings = { ...env, API: { fetch: handOn(env["API"]) } }
      server.httpServer?.on("close", () => void dispose())
      return () => {
        server.middlewares.use((request, response, next) => {
          request.url = request.originalUrl ?? request.url
          getRequestListener(async (incoming) => {
            const { handleRequest } = await server.ssrLoadModule(
              "/app/server/handle-request.server.ts",
            )
            const build = await server.ssrLoadModule("virtual:remix/server-build")
            return handleRequest(incoming, bindings, build)
          })(request, response).catch(next)
        })
      }
    },
  }
}

/**
 * A binding outside workerd does not accept Node's Request objects, so their parts are copied.
 * @param {any} binding
 * @returns {(request: Request) => Promise<Response>}
 */
function handOn(binding) {
  return async (request) => {
    const { url, method, headers, redirect, signal } = request
    const body = method === "GET" ? undefined : await request.arrayBuffer()
    return binding.fetch(url, { method, headers, redirect, signal, body })
  }
}
