import { importLimits } from "#contract/limits"

/** The most characters of a packed text in a page: the greatest reply to an import of questions has 200 KB. */
const packedMax = 72 * 1024

export async function pack(text: string, max = packedMax): Promise<string | null> {
  const bytes = await readAll(
    through(new TextEncoder().encode(text), new CompressionStream("gzip")),
  )
  if (bytes === null || bytes.byteLength > (max / 4) * 3) return null
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
}

export async function unpack(packed: string): Promise<Uint8Array | null> {
  if (packed.length > importLimits.maxBytes || !/^[A-Za-z\d+/]+={0,2}$/.test(packed)) return null
  try {
    const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0))
    return await readAll(through(bytes, new DecompressionStream("gzip")))
  } catch {
    return null
  }
}

const through = (bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough(way)

/** `null` for more bytes than an import may have; a few packed bytes can become gigabytes. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array | null> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > importLimits.maxBytes) {
      await reader.cancel()
      return null
    }
    parts.push(new Uint8Array(part.value))
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
