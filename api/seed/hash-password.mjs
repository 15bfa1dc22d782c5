import { createHash, scryptSync } from "node:crypto"

const owasp = { N: 2 ** 13, links: 10 }
const [r, p] = [8, 1]

/** Stored in place of a hash for a person who cannot log in. */
export const noPassword = "!"

/**
 * Hashes like src/security/password.ts, but with a salt derived from the e-mail, so that the same seed compiles
 * to the same file.
 * @param {string} email
 * @param {string} password
 * @param {{ readonly N: number, readonly links: number }} [cost]
 */
export function hashPassword(email, password, { N, links } = owasp) {
  const salt = createHash("sha256").update(`seed ${email}`).digest().subarray(0, 16)
  let key = salt
  for (let link = 0; link < links; link += 1)
    key = scryptSync(password.normalize("NFKC"), key, 32, { N, r, p, maxmem: 2 ** 26 })
  return `scrypt$${N}$${r}$${p}x${links}$${salt.toString("base64url")}$${key.toString("base64url")}`
}
