import type { image } from "#contract/limits"

type PictureType = (typeof image.types)[number]

const beginnings: readonly (readonly [PictureType, readonly (number | null)[]])[] = [
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/gif", [0x47, 0x49, 0x46, 0x38]],
  ["image/webp", [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50]],
]

/**
 * The picture with the type that its bytes show and a generated name. The name and type that the client sent are
 * ignored. `null` if the bytes are not a picture.
 */
export async function readSentPicture(sent: File): Promise<File | null> {
  const bytes = new Uint8Array(await sent.arrayBuffer())
  const found = beginnings.find(([, beginning]) =>
    beginning.every((byte, at) => byte === null || bytes[at] === byte),
  )
  if (!found) return null
  const [type] = found
  return new File([bytes], type.replace("image/", "picture."), { type })
}
