import { nameMax, type BaseSource, type SourceModule, type SourceTraits } from "./source-module"

export interface RecordSource extends BaseSource {
  readonly category: "practice"
  readonly key: string
  readonly language?: undefined
  readonly practice?: undefined
}

export const recordTraits: SourceTraits<RecordSource> = {
  category: "education",
  isIssued: false,
  earnsPoints: false,
  toQuery: ({ key }) => ({ again: key }),
}

export const recordSource: SourceModule<RecordSource> = {
  traits: recordTraits,
  fields: { key: "text" },
  key: ({ key }) => [key],
  readQuery(query) {
    const key = query.get("again")
    return key ? { category: "practice", key: key.slice(0, nameMax) } : null
  },
  withChoice: (source) => source,
}
