import configuration from "../../../api/wrangler.toml?raw"
import { clock } from "./api"

type Name = "ACCOUNT_LIMIT" | "KNOWN_LIMIT"

export function limitOf(name: Name) {
  const pattern = new RegExp(`"${name}"[^[]*limit = (\\d+), period = (\\d+)`)
  const [, limit = 0, period = 0] = pattern.exec(configuration)?.map(Number) ?? []
  return { limit, period }
}

/** A limit that counts exactly, by the tests' clock; the platform's binding is approximate. */
function exactLimit(name: Name) {
  const { limit, period } = limitOf(name)
  const counts = new Map<string, number>()
  const slotOf = (key: string) => `${key} ${Math.floor(clock.now / (period * 1000))}`
  return {
    counted: (key: string) => counts.get(slotOf(key)) ?? 0,
    fill: (key: string, count = limit) => void counts.set(slotOf(key), count),
    async limit({ key }: { readonly key: string }) {
      const count = (counts.get(slotOf(key)) ?? 0) + 1
      counts.set(slotOf(key), count)
      return { success: count <= limit }
    },
  }
}

export const exactLimits = () => ({
  ACCOUNT_LIMIT: exactLimit("ACCOUNT_LIMIT"),
  KNOWN_LIMIT: exactLimit("KNOWN_LIMIT"),
})

export const nextMinute = () => void (clock.now = Math.ceil(clock.now / 60_000) * 60_000 + 60_000)
