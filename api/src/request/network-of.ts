/**
 * The network that an address belongs to: an IPv4 address is one by itself, of an IPv6 address the
 * first 64 bits, which is the least that one household has.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(":")) return address.slice(0, 64)
  const [before = "", after = ""] = address.toLowerCase().slice(0, 64).split("::")
  const [head, tail] = [groupsOf(before), groupsOf(after)]
  const gap = address.includes("::") ? Math.max(0, 8 - head.length - tail.length) : 0
  const groups = [...head, ...Array.from({ length: gap }, () => "0"), ...tail]
  return `${groups.slice(0, 4).join(":")}::/64`
}

const groupsOf = (text: string) =>
  text === "" ? [] : text.split(":").map((group) => group.replace(/^0+(?=.)/, ""))
