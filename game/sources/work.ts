import {
  readDrawChoice,
  type BaseSource,
  type DrawChoice,
  type SourceModule,
  type SourceTraits,
} from "./source-module"

export interface WorkSource extends BaseSource, DrawChoice {
  readonly category: "work"
  readonly work: string
  readonly title?: string | undefined
}

export const workTraits: SourceTraits<WorkSource> = {
  category: "education",
  isIssued: true,
  earnsPoints: true,
  toQuery: ({ work }) => ({ work }),
}

export const workSource: SourceModule<WorkSource> = {
  traits: workTraits,
  fields: { work: "text", title: "optional" },
  key: ({ work }) => [work],
  readQuery(query) {
    const work = query.get("work")
    if (!work) return null
    if (!/^[1-9]\d{0,8}$/.test(work)) return "invalid"
    return { category: "work", work, ...readDrawChoice(query) }
  },
  withChoice: ({ category, work, title }, choice) => ({
    category,
    work,
    ...(title === undefined ? {} : { title }),
    ...choice,
  }),
}
