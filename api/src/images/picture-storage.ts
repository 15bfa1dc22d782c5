import { createHash } from "node:crypto"
import { refuse, toResponse } from "../reply"
import { pictureTypes, type Ending, type Picture } from "./read-picture"

const nameOfPicture = /^[0-9a-f]{64}\.(png|jpg|gif|webp)$/

/** Keeps a picture under a name that is the hash of its bytes; answers with its address here. */
export async function keepPicture(bucket: R2Bucket, { ending, bytes }: Picture): Promise<string> {
  const name = `${createHash("sha256").update(bytes).digest("hex")}.${ending}`
  await bucket.put(name, bytes, { httpMetadata: { contentType: pictureTypes[ending] } })
  return `/images/${name}`
}

/**
 * A picture for anybody and for good: under this name there is never another. The type is the
 * name's, so that no browser takes the bytes for anything else.
 */
export async function servePicture(bucket: R2Bucket, name: string): Promise<Response> {
  const ending = endingOf(name)
  const stored = ending && (await bucket.get(name))
  if (!ending || !stored) return toResponse(refuse(404, "There is no such image."))
  return new Response(stored.body, {
    headers: {
      "Content-Type": pictureTypes[ending],
      "Content-Length": String(stored.size),
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  })
}

function endingOf(name: string): Ending | undefined {
  const written = nameOfPicture.exec(name)?.[1]
  return endings.find((ending) => ending === written)
}

const endings = ["png", "jpg", "gif", "webp"] as const satisfies readonly Ending[]
