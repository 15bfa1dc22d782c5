import { deflateRawSync } from "node:zlib"

/**
 * A zip file with these parts.
 * @param {Readonly<Record<string, string | Uint8Array>>} parts
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function zip(parts) {
  /** @type {Buffer[]} */
  const files = []
  /** @type {Buffer[]} */
  const entries = []
  let at = 0
  for (const [name, content] of Object.entries(parts)) {
    const [packed, title] = [deflateRawSync(Buffer.from(content)), Buffer.from(name)]
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt16LE(title.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(content.length, 24)
    entry.writeUInt16LE(title.length, 28)
    entry.writeUInt32LE(at, 42)
    files.push(local, title, packed)
    entries.push(entry, title)
    at += local.length + title.length + packed.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(entries.length / 2, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...files, directory, end]))
}
