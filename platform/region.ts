export const regions = ["wnam", "enam", "sam", "weur", "eeur", "apac", "oc", "afr", "me"] as const
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
