import { call, type Answer } from "./api"
import type { Member } from "./world"

export function formOf(
  name: string,
  bytes: Uint8Array<ArrayBuffer> | string,
  file = "picture.png",
) {
  const form = new FormData()
  form.append("name", name)
  form.append("image", new File([bytes], file, { type: "image/png" }))
  return form
}

/**
 * Sends a subject with its picture as a browser does; the name and the type of the file can be anything.
 */
export const addPicture = (
  { token }: Member,
  name: string,
  bytes: Uint8Array<ArrayBuffer> | string,
  file?: string,
): Promise<Answer> => call("/api/Admin/add-subject", { token, raw: formOf(name, bytes, file) })
