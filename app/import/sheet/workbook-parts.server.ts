import { Parser } from "saxen"

/** The most bytes that the parts of a file become together: a few packed bytes can become gigabytes. */
const unpackedMax = 12 * 1024 * 1024

/** The most parts that are listed: a workbook of 500 rows has some twenty. */
const partsMax = 1000

interface Part {
  readonly isPacked: boolean
  readonly at: number
  readonly size: number
}

export class TooMuchUnpacked extends Error {}

/**
 * The parts of a zip file, which are unpacked when they are asked for. Sizes that the file claims are not relied on:
 * what is unpacked is counted. Encrypted parts and those of files beyond 4 GB are not listed.
 */
export class ZipFile {
  readonly #bytes: Uint8Array
  readonly #parts: ReadonlyMap<string, Part>
  #left = unpackedMax

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#parts = toParts(bytes)
  }

  has(name: string): boolean {
    return this.#parts.has(name)
  }

  /** The text of a part in UTF-8, "" if there is none or it is damaged. Throws TooMuchUnpacked. */
  async text(name: string): Promise<string> {
    const part = this.#parts.get(name)
    if (!part) return ""
    const packed = new Uint8Array(this.#bytes.subarray(part.at, part.at + part.size))
    const stream = new Blob([packed]).stream()
    const reader = (
      part.isPacked ? stream.pipeThrough(new DecompressionStream("deflate-raw")) : stream
    ).getReader()
    const decoder = new TextDecoder()
    let text = ""
    try {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        this.#left -= piece.value.byteLength
        if (this.#left < 0) throw new TooMuchUnpacked("A file unpacks to too many bytes.")
        text += decoder.decode(piece.value, { stream: true })
      }
      return text + decoder.decode()
    } catch (error) {
      if (error instanceof TooMuchUnpacked) throw error
      return ""
    } finally {
      await reader.cancel().catch(() => undefined)
    }
  }
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
const endSize = 22
const entrySize = 46
const localSize = 30

function toParts(bytes: Uint8Array): ReadonlyMap<string, Part> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = new Map<string, Part>()
  const end = endOf(view)
  if (end === null) return parts
  const count = Math.min(view.getUint16(end + 10, true), partsMax)
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count && at + entrySize <= view.byteLength; index += 1) {
    if (view.getUint32(at, true) !== entryMark) break
    const [nameSize, extraSize, commentSize] = [28, 30, 32].map((of) =>
      view.getUint16(at + of, true),
    )
    const name = new TextDecoder().decode(
      bytes.subarray(at + entrySize, at + entrySize + (nameSize ?? 0)),
    )
    const part = partAt(view, at)
    if (part && !parts.has(name)) parts.set(name, part)
    at += entrySize + (nameSize ?? 0) + (extraSize ?? 0) + (commentSize ?? 0)
  }
  return parts
}

function endOf(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - endSize - 0xffff)
  for (let at = view.byteLength - endSize; at >= first; at -= 1)
    if (view.getUint32(at, true) === endMark) return at
  return null
}

function partAt(view: DataView, entry: number): Part | null {
  const [flags, method] = [view.getUint16(entry + 8, true), view.getUint16(entry + 10, true)]
  const [size, local] = [view.getUint32(entry + 20, true), view.getUint32(entry + 42, true)]
  const isEncrypted = flags % 2 === 1
  if (isEncrypted || (method !== 0 && method !== 8)) return null
  if (local + localSize > view.byteLength || view.getUint32(local, true) !== localMark) return null
  const names = view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  const at = local + localSize + names
  return at + size <= view.byteLength ? { isPacked: method === 8, at, size } : null
}

interface Element {
  readonly name: string
  readonly attribute: (name: string) => string
}

interface Listener {
  open?(element: Element): void
  close?(name: string): void
  text?(text: string): void
}

/** A workbook nests less than ten elements, and its largest readable sheet has fewer. */
const [depthMax, elementsMax] = [50, 1_500_000]

/** Reads XML by the names of its elements without their prefixes. Stops if it is malformed or has too many elements. */
export function readXml(xml: string, { open, close, text }: Listener): void {
  const parser = new Parser()
  let [depth, elements] = [0, 0]
  parser.on("openTag", (name, attributes, decode) => {
    depth += 1
    elements += 1
    if (depth > depthMax || elements > elementsMax) return parser.stop()
    const given = attributes() || {}
    open?.({ name: bare(name), attribute: (wanted) => decode(given[wanted] ?? "") })
  })
  parser.on("closeTag", (name) => {
    depth -= 1
    close?.(bare(name))
  })
  parser.on("text", (value, decode) => text?.(decode(value)))
  parser.on("cdata", (value) => text?.(value))
  parser.on("error", () => parser.stop())
  parser.parse(xml)
}

const bare = (name: string) => name.slice(name.indexOf(":") + 1)
