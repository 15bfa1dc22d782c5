import { nameMax, type BaseSource, type SourceModule, type SourceTraits } from "./source-module"

export interface RecordSource extends BaseSource {
  readonly category: "practice"
  readonly key: string
  /** The code of the live round that it was played in, whose page leads to it. */
  readonly room?: string | undefined
  readonly language?: undefined
  readonly practice?: undefined
}

export const recordTraits: SourceTraits<RecordSource> = {
  category: "education",
  isIssued: false,
  earnsPoints: false,
  toQuery: ({ key, room }) => ({ again: key, ...(room ? { room } : {}) }),
}

export const recordSource: SourceModule<RecordSource> = {
  traits: recordTraits,
  fields: { key: "text", room: "optional" },
  key: ({ key }) => [key],
  readQuery(query) {
    const key = query.get("again")
    const room = query.get("room") ?? ""
    if (!key) return null
    const source = { category: "practice", key: key.slice(0, nameMax) } as const
    return /^\d{7}$/.test(room) ? { ...source, room } : source
  },
  withChoice: (source) => source,
}
