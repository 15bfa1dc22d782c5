import {
  nameMax,
  readDrawChoice,
  type BaseSource,
  type DrawChoice,
  type SourceModule,
  type SourceTraits,
} from "./source-module"

export interface ChapterSource extends BaseSource, DrawChoice {
  readonly category: "education"
  readonly subject: string
  /** The same in every language and spelling. Without it the name is the key. */
  readonly subjectKey?: string | undefined
  readonly chapter: string
}

export const chapterTraits: SourceTraits<ChapterSource> = {
  category: "education",
  isIssued: true,
  earnsPoints: true,
  toQuery: ({ subject, chapter }) => ({ subject, chapter }),
}

export const chapterSource: SourceModule<ChapterSource> = {
  traits: chapterTraits,
  fields: { subject: "text", subjectKey: "optional", chapter: "text" },
  key: ({ subject, subjectKey, chapter }) => [subjectKey ?? subject, chapter],
  readQuery(query) {
    const [subject, chapter] = [query.get("subject")?.trim(), query.get("chapter")?.trim()]
    if (!subject || !chapter) return null
    if (subject.length > nameMax || chapter.length > nameMax) return "invalid"
    return { category: "education", subject, chapter, ...readDrawChoice(query) }
  },
  withChoice: ({ category, subject, subjectKey, chapter }, choice) => ({
    category,
    subject,
    ...(subjectKey ? { subjectKey } : {}),
    chapter,
    ...choice,
  }),
}
