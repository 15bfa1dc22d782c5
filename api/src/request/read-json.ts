import { Refusal } from "../reply"

const bodyMaxBytes = 64 * 1024

export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBounded(request)
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
  } catch {
    throw new Refusal(400, "The body is not JSON in UTF-8.")
  }
}

/** Counts while it reads: what a sender says about the length is not believed. */
async function readBounded(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get("Content-Length") ?? 0) > bodyMaxBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.byteLength
    if (length > bodyMaxBytes) throw tooLarge()
    chunks.push(part.value)
  }
  return join(chunks, length)
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.byteLength
  }
  return whole
}

const tooLarge = () => new Refusal(413, "The body is larger than 64 KB.")
