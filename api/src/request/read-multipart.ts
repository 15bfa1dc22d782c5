import { image } from "#contract/limits"
import { Refusal } from "../reply"
import { readBounded } from "./read-bounded"

/** For the other fields and what stands between them. */
const envelopeMaxBytes = 64 * 1024

/** The fields of a form with files; of several with one name the last. */
export async function readMultipart(request: Request): Promise<unknown> {
  const type = request.headers.get("Content-Type") ?? ""
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new Refusal(415, "This call takes multipart/form-data.")
  const bytes = await readBounded(request, image.maxBytes + envelopeMaxBytes)
  try {
    const form = new Response(bytes, { headers: { "Content-Type": type } }).formData()
    return Object.fromEntries(await form)
  } catch {
    throw new Refusal(400, "The body is not multipart/form-data.")
  }
}
