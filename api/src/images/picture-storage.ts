import { createHash } from "node:crypto"
import { refuse, toResponse } from "../reply"
import { pictureTypes, type Ending, type Picture } from "./read-picture"

const storedName = /^[0-9a-f]{64}\.(png|jpg|gif|webp)$/

/** Stores a picture under the hash of its bytes; returns its path in this API. */
export async function storePicture(bucket: R2Bucket, picture: Picture): Promise<string> {
  const name = nameOfPicture(picture)
  const contentType = pictureTypes[picture.ending]
  await bucket.put(name, picture.bytes, { httpMetadata: { contentType } })
  return `/images/${name}`
}

export const nameOfPicture = ({ ending, bytes }: Picture): string =>
  `${createHash("sha256").update(bytes).digest("hex")}.${ending}`

interface PictureSource {
  readonly bucket: R2Bucket
  /** The requested URL: its origin is part of the cache key. */
  readonly url: string
  readonly later: (work: () => Promise<void>) => void
}

/**
 * Serves a picture as public and immutable, since its name is the hash of its bytes. The content type follows from
 * the ending of the name. Each Cloudflare location reads a picture from the bucket once.
 */
export async function servePicture(source: PictureSource, name: string): Promise<Response> {
  const ending = endingOf(name)
  if (!ending) return noPicture()
  const key = new URL(`/images/${name}`, source.url).href
  const cache = await caches.open("pictures")
  const cached = await cache.match(key)
  // A copy, since the headers of a cached response cannot be changed.
  if (cached) return new Response(cached.body, cached)
  const stored = await source.bucket.get(name)
  if (!stored) return noPicture()
  const response = new Response(stored.body, {
    headers: {
      "Content-Type": pictureTypes[ending],
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

function endingOf(name: string): Ending | undefined {
  const written = storedName.exec(name)?.[1]
  return endings.find((ending) => ending === written)
}

const endings = ["png", "jpg", "gif", "webp"] as const satisfies readonly Ending[]

/** The address that clients get: an absolute URL where a public origin is set, otherwise the path. */
export function publicAddress(image: string, publicUrl: string): string {
  if (!image.startsWith("/images/") || !URL.canParse(publicUrl)) return image
  const { protocol, origin } = new URL(publicUrl)
  return protocol === "https:" || protocol === "http:" ? origin + image : image
}
