import { Refusal } from "../reply"
import { readBounded } from "./read-bounded"

const bodyMaxBytes = 64 * 1024

export async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBounded(request, bodyMaxBytes)
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes))
  } catch {
    throw new Refusal(400, "The body is not JSON in UTF-8.")
  }
}
