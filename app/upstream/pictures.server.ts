import { image } from "#contract/limits"
import { UpstreamUnavailable } from "./errors.server"
import { aborted, readBytes } from "./read-body.server"
import type { Reach } from "./reach.server"

const nameOfPicture = /^[\w-]{1,100}\.(?:png|jpe?g|gif|webp)$/i
const types: readonly string[] = image.types

/** Names that the reference API gives: the hash of the bytes. */
const nameOfOurs = /^\/images\/[0-9a-f]{64}\.(?:png|jpg|gif|webp)$/

/**
 * Where a browser fetches a picture of a subject: those of the upstream itself at this site, which
 * passes them on, others where they are. `upstreamOrigin` is `null` for the API that is bound, whose
 * public origin nobody tells the app: its pictures are known by their names.
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

/**
 * A picture that the upstream keeps at `/images/{name}`, with the word of the upstream on how long
 * it is good. Anybody may see it, so nothing is said of who asks. `null` where there is none; one
 * that comes in part or too late is none for now.
 */
export async function fetchPicture(way: Reach, name: string): Promise<Response | null> {
  if (!nameOfPicture.test(name)) return null
  const path = `/images/${name}`
  if (!way.breaker.mayCall()) throw new UpstreamUnavailable("/images/{name}", 0)
  const found = await read(way, path)
  way.breaker.report(way.budget, found === null || found.status >= 500)
  if (!found || found.status >= 500)
    throw new UpstreamUnavailable("/images/{name}", found?.status ?? 0)
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

async function read({ transport, clock, budget }: Reach, path: string) {
  const signal = clock.deadline(budget.leftMs(true))
  try {
    const init = { redirect: "manual", signal } as const
    const response = await Promise.race([transport(path, init), aborted(signal)])
    const { status, headers } = response
    return { status, headers, bytes: await readBytes(response, image.maxBytes, signal) }
  } catch {
    return null
  }
}
