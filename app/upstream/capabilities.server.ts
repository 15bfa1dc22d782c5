import { capabilities } from "#contract/capabilities"
import { bodyMaxBytes } from "#contract/limits"
import { readOk } from "#contract/sentence"
import type { Language, OurCall } from "#contract/words"
import { aborted } from "./read-body.server"
import { type Heard, type Reach, reach } from "./reach.server"

/** Which calls of ours the upstream names. Neither throws. */
export interface Capabilities {
  /** False where it does not say, and as long as it cannot be asked. */
  has(name: OurCall): Promise<boolean>
  /** The same, but `null` as long as it cannot be asked. */
  tells(name: OurCall): Promise<boolean | null>
}

/** `null`: it could not be asked. */
type Names = ReadonlySet<string> | null
const none: Names = new Set()

/** How often a request looks whether the one that asks has an answer. */
const pollMs = 20

/** What one isolate remembers of one upstream. */
export class CapabilityMemory {
  #known: { readonly names: Names; readonly heardAt: number; readonly until: number } | null = null
  #askedUntil = -Infinity

  /**
   * What is known, or else the answer of one call: the first that wants to know makes it. The others
   * poll, since a promise of another request may never settle; what is heard meanwhile is good for them,
   * however soon it expires.
   */
  async read(way: Reach, language: Language): Promise<Names> {
    const { clock } = way
    const begunAt = clock.now()
    for (let now = clock.now(); ; now = clock.now()) {
      const known = this.#known
      if (known && (now < known.until || begunAt < known.heardAt)) return known.names
      // The one that asked may have been dropped with its client.
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

/** One request's view of it: nobody waits longer than the question may take. */
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

/** Says nothing of who asks: what comes back is for everybody. */
const askFor = (way: Reach, language: Language): Promise<Heard | null> =>
  reach(way, {
    path: capabilities.path,
    init: () => ({ headers: { Accept: "application/json", "Accept-Language": language } }),
    // A second try would come too late for a page that can do without.
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
