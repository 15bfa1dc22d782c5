import { image } from "#contract/limits"
import { UpstreamUnavailable } from "./errors.server"
import { rejectOnAbort, readBytes } from "./read-body.server"
import type { UpstreamConnection } from "./reach.server"

const nameOfPicture = /^[\w-]{1,100}\.(?:png|jpe?g|gif|webp)$/i
const types: readonly string[] = image.types

/** The picture paths of the reference API: the name is the hash of the bytes. */
const nameOfOurs = /^\/images\/[0-9a-f]{64}\.webp$/

/**
 * The address at which a browser fetches a picture of a subject. Pictures of the upstream are served by
 * this site, others keep their address. `upstreamOrigin` is `null` for the bound API, whose public origin
 * the app does not know: its pictures are recognised by their names.
 */
export function pictureAddress(image: string, upstreamOrigin: string | null): string {
  if (!URL.canParse(image)) return image
  const { origin, pathname } = new URL(image)
  const isOfUpstream =
    upstreamOrigin === null
      ? nameOfOurs.test(pathname)
      : origin === upstreamOrigin && nameOfPicture.test(pathname.replace(/^\/images\//, ""))
  return isOfUpstream ? pathname : image
}

const call = "/images/{name}"

/**
 * Fetches the upstream's picture at `/images/{name}`, with its Cache-Control. Pictures are public, so no credentials
 * are sent. `null` if there is none; throws UpstreamUnavailable for one that is incomplete, too large or too late.
 */
export async function fetchPicture(
  connection: UpstreamConnection,
  name: string,
): Promise<Response | null> {
  if (!nameOfPicture.test(name)) return null
  const path = `/images/${name}`
  if (!connection.circuits.mayCall(call)) throw new UpstreamUnavailable(call, 0)
  const found = await read(connection, path)
  connection.circuits.report(call, connection.budget, found === null || found.status >= 500)
  if (!found || found.status >= 500) throw new UpstreamUnavailable(call, found?.status ?? 0)
  const { status, headers, bytes } = found
  const type = headers.get("Content-Type") ?? ""
  if (status !== 200 || !types.includes(type)) return null
  return new Response(bytes, {
    headers: {
      "Content-Type": type,
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      "Cache-Control": headers.get("Cache-Control") ?? "private, max-age=300",
    },
  })
}

async function read({ transport, clock, budget }: UpstreamConnection, path: string) {
  const signal = clock.deadline(budget.leftMs(true))
  try {
    const init = { redirect: "manual", signal } as const
    const response = await Promise.race([transport(path, init), rejectOnAbort(signal)])
    const { status, headers } = response
    return { status, headers, bytes: await readBytes(response, image.maxBytes, signal) }
  } catch {
    return null
  }
}
