import { createHmac, scrypt, timingSafeEqual } from "node:crypto"
import { Memory } from "../http/memory"
import type { Random } from "../http/random"

/** How often a waiter yields: for a new connection, for its bytes, and for its first call to the platform. */
const yields = 3

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/**
 * Starts pieces of long work one at a time and lets the isolate handle other requests in between, so
 * that a new call waits for the piece that is running, however many are queued. Polls instead of
 * waiting for another request's promise, which never settles if the platform drops that request.
 */
export class Mutex {
  #started = 0
  readonly #yield: () => Promise<void>

  constructor(yieldOnce = nextTask) {
    this.#yield = yieldOnce
  }

  /** Settles when the caller may start a piece; the caller has to start it immediately. */
  async acquire(): Promise<void> {
    for (let seen = -1; seen !== this.#started;) {
      seen = this.#started
      for (let count = 0; count < yields; count += 1) await this.#yield()
    }
    this.#started += 1
  }
}

export interface Passwords {
  /** After this, `matches` accepts the password once without work, since a person who signs up logs in at once. */
  hash(password: string): Promise<string>
  /** Does the same work with and without a hash, so that the time does not reveal who is registered. */
  matches(password: string, hash: string | undefined): Promise<boolean>
  isOutdated(hash: string): boolean
}

interface Cost {
  readonly N: number
  readonly r: number
  readonly p: number
  readonly links: number
}

/**
 * OWASP's parameters for 8 MiB, where p = 10 becomes ten scrypts in sequence, about 14 ms each, so that the
 * isolate handles other requests between them. workerd refuses N·r·p over 2^20.
 */
const owasp: Cost = { N: 2 ** 13, r: 8, p: 1, links: 10 }
const keyBytes = 32
const saltBytes = 16

/** `scrypt$N$r$pxlinks$salt$key`. A hash contains its parameters, so that they can grow. */
const format = /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})x(\d{1,3})\$([\w-]{1,64})\$([\w-]{43})$/

export function createPasswords(
  random: Random,
  cost: Cost = owasp,
  derive: typeof deriveInChain = deriveInChain,
): Passwords {
  const prefix = `scrypt$${cost.N}$${cost.r}$${cost.p}x${cost.links}$`
  /** Matches no password, and costs as much work as a real hash. */
  const dummyHash = `${prefix}${"A".repeat(22)}$${"A".repeat(43)}`
  const fresh = new FreshHashes(random)
  return {
    async hash(password) {
      const salt = Buffer.from(random(saltBytes))
      const key = await derive(password, salt, cost)
      const hash = `${prefix}${salt.toString("base64url")}$${key.toString("base64url")}`
      fresh.add(hash, password)
      return hash
    },
    async matches(password, hash) {
      if (hash !== undefined && fresh.take(hash, password)) return true
      const known = format.exec(hash ?? "")
      const [, N, r, p, links, salt = "", key = ""] = known ?? format.exec(dummyHash) ?? []
      const parameters = { N: Number(N), r: Number(r), p: Number(p), links: Number(links) }
      const derived = await derive(password, Buffer.from(salt, "base64url"), parameters)
      return timingSafeEqual(derived, Buffer.from(key, "base64url")) && known !== null
    },
    isOutdated: (hash) => !hash.startsWith(prefix),
  }
}

class FreshHashes {
  readonly #digests = new Memory<Buffer>(100)
  readonly #random: Random
  #key: Uint8Array | null = null

  constructor(random: Random) {
    this.#random = random
  }

  add(hash: string, password: string): void {
    this.#digests.set(hash, this.#digest(password))
  }

  /** Checks a hash once and removes it, whatever the result: the next guess costs a full hash, like every other. */
  take(hash: string, password: string): boolean {
    const digest = this.#digests.take(hash)
    return digest !== undefined && timingSafeEqual(digest, this.#digest(password))
  }

  #digest(password: string): Buffer {
    this.#key ??= this.#random(keyBytes)
    return createHmac("sha256", this.#key).update(password.normalize("NFKC")).digest()
  }
}

/** One per isolate: its single thread works on one link at a time. */
const mutex = new Mutex()

/** Each link is salted with the one before it, so that they cannot be computed in parallel. */
export async function deriveInChain(
  password: string,
  salt: Buffer,
  { links, ...cost }: Cost,
): Promise<Buffer> {
  let key = salt
  for (let done = 0; done < links; done += 1) {
    await mutex.acquire()
    key = await deriveLink(password, key, cost)
  }
  return key
}

function deriveLink(password: string, salt: Buffer, cost: Omit<Cost, "links">): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { ...cost, maxmem: 64 * 1024 * 1024 }
    scrypt(password.normalize("NFKC"), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
