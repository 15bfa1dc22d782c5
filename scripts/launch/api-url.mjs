import { Failure } from "./failure.mjs"
import { loadSource } from "./load-source.mjs"

/**
 * The origin of another upstream, used instead of the reference API. Fails with one sentence if it is more than an
 * origin: the app would ignore the rest.
 * @param {string | undefined} [asked]
 * @returns {Promise<string | undefined>}
 */
export async function apiUrlToUse(asked = process.env["API_URL"]) {
  if (!asked) return undefined
  const { getApiOrigin } = await loadSource("app/server/env.server.ts")
  const origin = getApiOrigin(asked)
  if (origin !== null) return origin
  throw new Failure(
    `API_URL must be the origin of a server, such as https://api.school.org, without a name, a password, a path and a query.`,
  )
}
