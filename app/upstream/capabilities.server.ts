import { capabilities } from "#contract/capabilities"
import { bodyMaxBytes } from "#contract/limits"
import { readOk } from "#contract/sentence"
import type { OurCall } from "#contract/our-calls"
import type { Language } from "#contract/words"
import { aborted } from "./read-body.server"
import { type Heard, type Reach, reach } from "./reach.server"

/** Which of our own calls the upstream offers. Neither method throws. */
export interface Capabilities {
  /** False also where the upstream does not say, or did not answer. */
  has(name: OurCall): Promise<boolean>
  /** The same, but `null` where the upstream did not answer. */
  tells(name: OurCall): Promise<boolean | null>
}

/** `null`: the upstream did not answer. */
type Names = ReadonlySet<string> | null
const none: Names = new Set()

/** The interval at which a waiting request polls for the reply to another. */
const pollMs = 20

/** The capabilities of one upstream, cached in one isolate. */
export class CapabilityMemory {
  #known: { readonly names: Names; readonly heardAt: number; readonly until: number } | null = null
  #askedUntil = -Infinity

  /**
   * The cached names, or else the reply to one call, made by the first request that needs them. The
   * others poll, because a promise of another request may never settle; they accept a reply that arrived
   * while they waited, even if it has expired.
   */
  async read(way: Reach, language: Language): Promise<Names> {
    const { clock } = way
    const begunAt = clock.now()
    for (let now = clock.now(); ; now = clock.now()) {
      const known = this.#known
      if (known && (now < known.until || begunAt < known.heardAt)) return known.names
      // The request that made the call may have been cancelled by its client.
      if (now >= this.#askedUntil) return this.#ask(way, language)
      await clock.wait(pollMs)
    }
  }

  async #ask(way: Reach, language: Language): Promise<Names> {
    const { askMs, someForMs, noneForMs } = way.limits
    this.#askedUntil = way.clock.now() + askMs
    const heard = await askFor(way, language)
    const isAnswer = heard !== null && heard.status < 500
    const names = isAnswer ? namesIn(heard) : null
    const heardAt = way.clock.now()
    this.#known = { names, heardAt, until: heardAt + (isAnswer ? someForMs : noneForMs) }
    this.#askedUntil = -Infinity
    return names
  }
}

/** The capabilities for one request, which waits for `askMs` at most. */
export const createCapabilities = (
  memory: CapabilityMemory,
  way: Reach,
  language: Language,
): Capabilities => {
  let asked: Promise<Names> | undefined
  const tells = async (name: OurCall) => {
    const { clock, limits } = way
    try {
      asked ??= memory.read(way, language)
      const names = await Promise.race([asked, aborted(clock.deadline(limits.askMs))])
      return names && names.has(name)
    } catch {
      return null
    }
  }
  return { tells, has: async (name) => (await tells(name)) === true }
}

/** Sends no credentials, because the reply is shared by all requests. */
const askFor = (way: Reach, language: Language): Promise<Heard | null> =>
  reach(way, {
    call: capabilities.path,
    path: capabilities.path,
    init: () => ({ headers: { Accept: "application/json", "Accept-Language": language } }),
    // A retry would come too late for a page that can do without the reply.
    isSafe: false,
    mayBeBusy: false,
    maxBytes: bodyMaxBytes.other,
    patienceMs: way.limits.askMs,
  })

function namesIn({ status, headers, text }: Heard): Names {
  if (status < 200 || status >= 300) return none
  const body = capabilities.ok.safeParse(
    readOk(capabilities, text, headers.get("Content-Type") ?? ""),
  )
  return body.success ? new Set(body.data.calls) : none
}
