import type { OurCall } from "#contract/our-calls"
import { type Capabilities, toOffers, toPages } from "#app/upstream/capabilities.server"

export function capabilitiesOf(listed: readonly OurCall[] | null): Capabilities {
  const names = listed && new Set<string>(listed)
  const tells = async (name: OurCall) => names && names.has(name)
  return {
    tells,
    has: async (name) => (await tells(name)) === true,
    offers: async () => toOffers(names ?? new Set()),
    pages: async () => toPages(names ?? new Set()),
  }
}
