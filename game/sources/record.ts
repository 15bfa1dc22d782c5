import { nameMax, type BaseSource, type SourceModule } from "./source-module"

/** A question of the pupil's record, played again for no points; `key` identifies it. */
export interface RecordSource extends BaseSource {
  readonly category: "practice"
  readonly key: string
  readonly language?: undefined
  readonly practice?: undefined
}

export const record: SourceModule<RecordSource> = {
  fields: { key: "text" },
  category: "education",
  isIssued: false,
  earnsPoints: false,
  key: ({ key }) => [key],
  toQuery: ({ key }) => ({ again: key }),
  readQuery(query) {
    const key = query.get("again")
    return key ? { category: "practice", key: key.slice(0, nameMax) } : null
  },
  withChoice: (source) => source,
}
