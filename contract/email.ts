import { lengths } from "./limits"
import { normalised } from "./normalised"

const localPart =
  /^(?!\p{M})[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const domainPart = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u
/** The last label has at least two characters and is no number, as that of an IP address is. */
const asciiDomain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/
const localMax = 64

/**
 * The e-mail address that a text is, in the one form in which accounts are kept: lower case, without invisible signs,
 * an international domain in ASCII (xn--…). `null` for any other text, such as one with a quoted name.
 */
export function parseEmail(text: string): string | null {
  if (text.length > 2 * lengths.email.max) return null
  const seen = text.replaceAll(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, "")
  const typed = normalised(seen, "NFKC").trim().toLowerCase()
  const [local = "", domain = "", ...more] = typed.split("@")
  const dotted = domain.replaceAll("。", ".")
  if (more.length > 0 || local.length > localMax || !localPart.test(local)) return null
  if (!domainPart.test(dotted) || !URL.canParse(`http://${dotted}`)) return null
  const { hostname } = new URL(`http://${dotted}`)
  const address = `${local}@${hostname}`
  return asciiDomain.test(hostname) && address.length <= lengths.email.max ? address : null
}
