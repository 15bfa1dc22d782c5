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
  /** Of this game in the chapter, whatever number that gets. Without it the number is the key. */
  readonly chapterKey?: string | undefined
}

export const chapterTraits: SourceTraits<ChapterSource> = {
  category: "education",
  isIssued: true,
  earnsPoints: true,
  toQuery: ({ subject, chapter }) => ({ subject, chapter }),
}

export const chapterSource: SourceModule<ChapterSource> = {
  traits: chapterTraits,
  fields: { subject: "text", subjectKey: "optional", chapter: "text", chapterKey: "optional" },
  key: ({ subject, subjectKey, chapter, chapterKey }) => [
    subjectKey ?? subject,
    chapterKey ? `#${chapterKey}` : chapter,
  ],
  readQuery(query) {
    const [subject, chapter] = [query.get("subject")?.trim(), query.get("chapter")?.trim()]
    if (!subject || !chapter) return null
    if (subject.length > nameMax || chapter.length > nameMax) return "invalid"
    return { category: "education", subject, chapter, ...readDrawChoice(query) }
  },
  withChoice: ({ language: _language, practice: _practice, ...source }, choice) => ({
    ...source,
    ...choice,
  }),
}
