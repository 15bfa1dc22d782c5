import { scrypt, timingSafeEqual } from "node:crypto"
import type { Random } from "../outside"

export interface Passwords {
  hash(password: string): Promise<string>
  /** Does the same work whether there is a hash or not, so that time tells nobody who is registered. */
  matches(password: string, hash: string | undefined): Promise<boolean>
  /** True where the hash was made with other parameters than those of today. */
  isOutdated(hash: string): boolean
}

interface Cost {
  readonly N: number
  readonly r: number
  readonly p: number
}

/** OWASP's row for 16 MiB: about 143 ms. workerd refuses N·r·p over 2^20. */
const owasp: Cost = { N: 2 ** 14, r: 8, p: 5 }
const keyBytes = 32
const saltBytes = 16

/** `scrypt$N$r$p$salt$key`: a hash carries its parameters, so that they can grow. */
const format = /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$([\w-]{1,64})\$([\w-]{43})$/

export function createPasswords(random: Random, cost: Cost = owasp): Passwords {
  const prefix = `scrypt$${cost.N}$${cost.r}$${cost.p}$`
  /** Never equal to anything, and as much work as a real one. */
  const nobodys = `${prefix}${"A".repeat(22)}$${"A".repeat(43)}`
  return {
    async hash(password) {
      const salt = Buffer.from(random(saltBytes))
      const key = await derive(password, salt, cost)
      return `${prefix}${salt.toString("base64url")}$${key.toString("base64url")}`
    },
    async matches(password, hash) {
      const known = format.exec(hash ?? "")
      const [, N, r, p, salt = "", key = ""] = known ?? format.exec(nobodys) ?? []
      const parameters = { N: Number(N), r: Number(r), p: Number(p) }
      const derived = await derive(password, Buffer.from(salt, "base64url"), parameters)
      return timingSafeEqual(derived, Buffer.from(key, "base64url")) && known !== null
    },
    isOutdated: (hash) => !hash.startsWith(prefix),
  }
}

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { ...cost, maxmem: 64 * 1024 * 1024 }
    scrypt(password.normalize("NFKC"), salt, keyBytes, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
