import { image } from "#contract/limits"
import { UpstreamUnavailable } from "./errors.server"
import { timeoutMs, type Upstream } from "./send.server"

const nameOfPicture = /^[\w-]{1,100}\.(?:png|jpe?g|gif|webp)$/i
const types: readonly string[] = image.types

/**
 * A picture that the upstream keeps at `/images/{name}`, with the word of the upstream on how long
 * it is good. Anybody may see it, so nothing is said of who asks. `null` where there is none.
 */
export async function fetchPicture(
  { transport }: Pick<Upstream, "transport">,
  name: string,
): Promise<Response | null> {
  if (!nameOfPicture.test(name)) return null
  const path = `/images/${name}`
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = await transport(path, { redirect: "manual", signal }).catch(() => null)
  if (!answer || answer.status >= 500) throw new UpstreamUnavailable(path, answer?.status ?? 0)
  const type = answer.headers.get("Content-Type") ?? ""
  if (answer.status !== 200 || !types.includes(type)) return null
  return new Response(answer.body, {
    headers: {
      "Content-Type": type,
      "Content-Security-Policy": "default-src 'none'",
      "Cache-Control": answer.headers.get("Cache-Control") ?? "private, max-age=300",
    },
  })
}
