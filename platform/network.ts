/** How much of an address names its network: numbers of an IPv4 address, groups of an IPv6 one. */
interface Part {
  readonly v4: number
  readonly v6: number
}

/** One connection to the internet: an IPv4 address, or the first 64 bits of an IPv6 one, which every household has. */
export const ofOneConnection: Part = { v4: 4, v6: 4 }

/** About one site: the first 24 bits of an IPv4 address, or 48 of an IPv6 one. */
export const site: Part = { v4: 3, v6: 3 }

/** The network of an address. An IPv4 address written as IPv6 is the same one; all invalid addresses are one network. */
export function getNetwork(address: string, part: Part): string {
  const groups = toGroups(address)
  const v4 = groups ? mappedIn(groups) : toNumbers(address)
  if (v4) return v4.map((number, index) => (index < part.v4 ? number : 0)).join(".") + endOf(part)
  if (!groups) return "unknown"
  const start = groups.slice(0, part.v6).map((group) => group.toString(16))
  return `${start.join(":")}::/${part.v6 * 16}`
}

const endOf = ({ v4 }: Part) => (v4 === 4 ? "" : `/${v4 * 8}`)

const toNumbers = (address: string) =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(address) ? address.split(".").map(Number) : null

function mappedIn(groups: readonly number[]): number[] | null {
  if (groups.slice(0, 6).join() !== "0,0,0,0,0,65535") return null
  return groups.slice(6).flatMap((group) => [group >> 8, group & 255])
}

function toGroups(address: string): number[] | null {
  const url = `http://[${address}]`
  if (!/^[\da-f:.]{2,45}$/i.test(address) || !URL.canParse(url)) return null
  // `URL` writes the address in its shortest form, and a dotted part in hexadecimal.
  const [head = "", tail] = new URL(url).hostname.slice(1, -1).split("::")
  const [before, after] = [groupsIn(head), groupsIn(tail ?? "")]
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => 0)
  return [...before, ...zeros, ...after]
}

const groupsIn = (text: string) =>
  text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16))

const regions = ["wnam", "enam", "sam", "weur", "eeur", "apac", "oc", "afr", "me"] as const
export type Region = (typeof regions)[number]

const middleEast = /^(AE|BH|EG|IL|IQ|IR|JO|KW|LB|OM|PS|QA|SA|SY|TR|YE)$/
const byContinent = new Map<unknown, Region>([
  ["AF", "afr"],
  ["AS", "apac"],
  ["OC", "oc"],
  ["SA", "sam"],
])

export function getRegion(cf: Readonly<Record<string, unknown>>): Region | null {
  const { continent, country, longitude } = cf
  if (typeof country === "string" && middleEast.test(country)) return "me"
  const degrees = Number(longitude ?? 0)
  if (continent === "NA") return degrees < -100 ? "wnam" : "enam"
  if (continent === "EU") return degrees > 15 ? "eeur" : "weur"
  return byContinent.get(continent) ?? null
}

export const readRegion = (text: string | null): Region | null =>
  regions.find((region) => region === text) ?? null
