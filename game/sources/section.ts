import { sections } from "#contract/words"
import { readChoice, type BaseSource, type DrawChoice, type SourceModule } from "./source-module"

/** A section of entertainment, by its number. */
export interface SectionSource extends BaseSource, DrawChoice {
  readonly category: "entertainment"
  readonly section: string
}

export const section: SourceModule<SectionSource> = {
  fields: { section: "text" },
  category: "entertainment",
  isIssued: true,
  earnsPoints: false,
  key: ({ section }) => [section],
  toQuery: ({ section }) => ({ section }),
  readQuery(query) {
    const section = query.get("section")
    if (!section) return null
    if (!sections[Number(section)] || !/^\d$/.test(section)) return "invalid"
    return { category: "entertainment", section, ...readChoice(query) }
  },
  withChoice: ({ category, section }, choice) => ({ category, section, ...choice }),
}
