import { joinBytes } from "../images/bytes"
import { Refusal } from "../reply"

/** Counts while it reads: what a sender says about the length is not believed. */
export async function readBounded(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("Content-Length") ?? 0) > maxBytes) throw tooLarge(maxBytes)
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      length += part.value.byteLength
      if (length > maxBytes) throw tooLarge(maxBytes)
      chunks.push(part.value)
    }
  } finally {
    reader?.releaseLock()
  }
  return joinBytes(chunks)
}

const tooLarge = (maxBytes: number) =>
  new Refusal(413, `The body is larger than ${Math.floor(maxBytes / 1024)} KB.`)
