import { sections } from "#contract/words"
import {
  readDrawChoice,
  type BaseSource,
  type DrawChoice,
  type SourceModule,
  type SourceTraits,
} from "./source-module"

export interface SectionSource extends BaseSource, DrawChoice {
  readonly category: "entertainment"
  readonly section: string
}

export const sectionTraits: SourceTraits<SectionSource> = {
  category: "entertainment",
  isIssued: true,
  earnsPoints: false,
  toQuery: ({ section }) => ({ section }),
}

export const sectionSource: SourceModule<SectionSource> = {
  traits: sectionTraits,
  fields: { section: "text" },
  key: ({ section }) => [section],
  readQuery(query) {
    const section = query.get("section")
    if (!section) return null
    if (!sections[Number(section)] || !/^\d$/.test(section)) return "invalid"
    return { category: "entertainment", section, ...readDrawChoice(query) }
  },
  withChoice: ({ category, section }, choice) => ({ category, section, ...choice }),
}
