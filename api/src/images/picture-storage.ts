import { createHash } from "node:crypto"
import { refuse, toResponse } from "../reply"

const storedName = /^[0-9a-f]{64}\.webp$/

export async function storePicture(
  bucket: R2Bucket,
  picture: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const name = nameOfPicture(picture)
  await bucket.put(name, picture, { httpMetadata: { contentType: "image/webp" } })
  return `/images/${name}`
}

export const nameOfPicture = (bytes: Uint8Array): string =>
  `${createHash("sha256").update(bytes).digest("hex")}.webp`

interface PictureSource {
  readonly bucket: R2Bucket
  /** The requested URL: its origin is part of the cache key. */
  readonly url: string
  readonly later: (work: () => Promise<void>) => void
}

/**
 * Serves a picture as public and immutable, since its name is the hash of its bytes. Each Cloudflare location reads a
 * picture from the bucket once.
 */
export async function servePicture(source: PictureSource, name: string): Promise<Response> {
  if (!storedName.test(name)) return noPicture()
  const key = new URL(`/images/${name}`, source.url).href
  const cache = await caches.open("pictures")
  const cached = await cache.match(key)
  // A copy, since the headers of a cached response cannot be changed.
  if (cached) return new Response(cached.body, cached)
  const stored = await source.bucket.get(name)
  if (!stored) return noPicture()
  const response = new Response(stored.body, {
    headers: {
      "Content-Type": "image/webp",
      "Content-Length": String(stored.size),
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  })
  const copy = response.clone()
  source.later(() => cache.put(key, copy))
  return response
}

const noPicture = () => toResponse(refuse(404, "There is no such image."))

/** The address that clients get: an absolute URL if a public origin is set, otherwise the path. */
export function publicAddress(image: string, publicUrl: string): string {
  if (!image.startsWith("/images/") || !URL.canParse(publicUrl)) return image
  const { protocol, origin } = new URL(publicUrl)
  return protocol === "https:" || protocol === "http:" ? origin + image : image
}
