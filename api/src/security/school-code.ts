import { normalised } from "#contract/normalised"
import { createHash, timingSafeEqual } from "node:crypto"
import type { Random } from "../http/random"

/** 32 signs, without I, L, O and U, so that no two look alike. */
const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
const length = 12

export function newSchoolCode(random: Random): string {
  const code = [...random(length)].map((byte) => signs[byte % signs.length]).join("")
  return code.replace(/(.{4})(?=.)/g, "$1-")
}

/** Compares a code as it was typed: in capitals or not, with digits of any script, with spaces or dashes anywhere. */
export const isSchoolCode = (typed: string, code: string): boolean =>
  timingSafeEqual(toDigest(typed), toDigest(code))

const toDigest = (code: string) => createHash("sha256").update(folded(code)).digest()

const folded = (code: string) =>
  normalised(code, "NFKC")
    .toUpperCase()
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1")
    .replace(/[^0-9A-Z]/g, "")
