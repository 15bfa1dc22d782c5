/**
 * The network by which visitors are counted: the first 24 bits of an IPv4 address or 48 of an IPv6 address,
 * about the size of one site's network. All invalid addresses count as one network.
 */
export function networkOf(address: string): string {
  const v4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(address)?.[1]
  if (v4 !== undefined) return `${v4}.0/24`
  const groups = groupsOf(address)
  if (!groups) return "unknown"
  const [seventh = 0, eighth = 0] = groups.slice(6)
  if (groups.slice(0, 6).join() === "0,0,0,0,0,65535")
    return `${seventh >> 8}.${seventh & 255}.${eighth >> 8}.0/24`
  const start = groups.slice(0, 3).map((group) => group.toString(16))
  return `${start.join(":")}::/48`
}

/** The eight numbers of an IPv6 address; `null` for anything else. */
function groupsOf(address: string): number[] | null {
  const url = `http://[${address}]`
  if (!/^[\da-f:.]+$/i.test(address) || !URL.canParse(url)) return null
  // `URL` writes the address in its shortest form, and a dotted part in hexadecimal.
  const [head = "", tail] = new URL(url).hostname.slice(1, -1).split("::")
  const [before, after] = [numbersIn(head), numbersIn(tail ?? "")]
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0)
  return [...before, ...zeros, ...after]
}

const numbersIn = (text: string) =>
  text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16))
