import { createHash, scryptSync } from "node:crypto"

const [N, r, p] = [2 ** 14, 8, 5]

/** The hash of somebody who never logs in. */
export const noPassword = "!"

/**
 * As src/security/password.ts does it, but with a salt out of the e-mail, so that the same seed
 * compiles to the same file.
 * @param {string} email
 * @param {string} password
 */
export function hashPassword(email, password) {
  const salt = createHash("sha256").update(`seed ${email}`).digest().subarray(0, 16)
  const key = scryptSync(password.normalize("NFKC"), salt, 32, { N, r, p, maxmem: 2 ** 26 })
  return `scrypt$${N}$${r}$${p}$${salt.toString("base64url")}$${key.toString("base64url")}`
}
