import { wireGames } from "#contract/words"
import type { ChapterSource } from "#game/sources/chapter"
import { orNull } from "#app/forms/refusals.server"
import { Curriculum } from "#app/catalogue/curriculum.server"
import { chapterProgress } from "../progress.server"
import { resolveSource } from "./resolve-source.server"
import { toDrawOptions, type AfterSource, type SourceServer } from "./source-server"

const after: AfterSource<ChapterSource> = {
  toNumber: ({ chapter }) => chapter,
  async list({ category, subject }, { context, player, key }) {
    const chapters = await new Curriculum(context, player.grade).recentChapters(subject)
    return chapters
      .filter(({ games }) => !games || games.includes(wireGames[key.game]))
      .map(({ name, number }) => {
        const chapter = String(number)
        const source = { category, subject, chapter }
        return { source, number: chapter, name, title: `${chapter} ${name}` }
      })
  },
  progress: ({ subject }, { context, player: { grade } }) =>
    chapterProgress(context, { grade, subject }),
  isListedByGame: true,
  texts: { next: "play.end.nextChapter", end: "play.end.chapter" },
}

export const chapterOnServer: SourceServer<ChapterSource> = {
  draw({ subject, chapter, ...choice }, { context, player: { id, grade } }, draws) {
    const selection = { grade, subject, chapter, userID: id, ...toDrawOptions(choice) }
    return draws.by(({ ofChapter }) => ofChapter(context.upstream, selection))
  },
  find: (source, { context, player, key, referee }) =>
    resolveSource(source, { context, grade: player.grade, game: key.game, referee }),
  /** The round may have begun in another language. If the upstream is unavailable, the name stays. */
  async inPageLanguage(source, curriculum) {
    const subject = await orNull(curriculum.findSubject(source.subject))
    return subject ? { ...source, subject: subject.name } : source
  },
  after,
}
