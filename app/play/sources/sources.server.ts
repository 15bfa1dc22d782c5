import { redirect } from "@remix-run/cloudflare"
import { type Game, gameNames, wireGames } from "#contract/words"
import type { MaterialOf } from "#game/games"
import type { Source, SourceKind, SourceOf } from "#game/sources/source"
import type { RecordSource } from "#game/sources/record"
import type { SectionSource } from "#game/sources/section"
import type { ChapterSource } from "#game/sources/chapter"
import { ownWork } from "#contract"
import type { WorkSource } from "#game/sources/work"
import type { Play, PlayServer } from "#app/play/play.server"
import { orNull } from "#app/forms/refusals.server"
import { Curriculum } from "#app/catalogue/curriculum.server"
import { findAnswered } from "../answered.server"
import { numberedSections, playPath, workPath } from "../addresses"
import { sectionProgress, chapterProgress } from "../progress.server"
import { inCurriculum, redirectToCanonical, resolveSource } from "./resolve-source.server"
import type { DrawResult } from "./draws"
import { type SourceServer, toDrawOptions, type AfterSource } from "./source-server"

const workOnServer: SourceServer<WorkSource> = {
  /** If no round of the game is left, the next game goes on; the page of the work says that none is, or may be played. */
  draw: (source, { context, key }, draws) =>
    draws.by(async ({ ofWork }) => {
      const { upstream } = context
      const params = { workId: source.work }
      const drawn = await ofWork(upstream, { params })
      if (drawn.status !== 403 && drawn.status !== 404) return drawn
      const asked = drawn.status === 404 && upstream.call(ownWork.showOwnWork, { params })
      const shown = asked ? await orNull(asked) : null
      const next = shown?.status === 200 ? shown.body.next : null
      const game = gameNames.find((name) => wireGames[name] === next && name !== key.game)
      throw redirect(game ? playPath({ game, source }) : workPath(source.work), 303)
    }),
  /**
   * With the title, and as practice if it earns no points: as the round on the page began, or else
   * as the upstream says. One that does not reply changes nothing.
   */
  async find(source, { context }) {
    const open = await context.player.open()
    for (const round of [context.player.settledRound(), ...(open?.inPlay ?? [])]) {
      if (round?.source.category !== "work" || round.source.work !== source.work) continue
      return { source: round.source, isListed: true }
    }
    const params = { workId: source.work }
    const shown = await orNull(context.upstream.call(ownWork.showOwnWork, { params }))
    if (shown?.status !== 200) return { source, isListed: shown?.status !== 404 }
    const { title, earnsPoints } = shown.body
    const { category, work } = source
    const choice = earnsPoints ? {} : ({ practice: "again" } as const)
    return { source: { category, work, title, ...choice }, isListed: true }
  },
}

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

const chapterOnServer: SourceServer<ChapterSource> = {
  draw({ subject, chapter, ...choice }, { context, player: { id, grade } }, draws) {
    const selection = { grade, subject, chapter, userID: id, ...toDrawOptions(choice) }
    return draws.by(({ ofChapter }) => ofChapter(context.upstream, selection))
  },
  find: (source, { player, key, ...play }) =>
    resolveSource(source, { ...play, grade: player.grade, game: key.game }),
  inPageLanguage: inCurriculum,
  after,
}

const sectionOnServer: SourceServer<SectionSource> = {
  draw({ section, ...choice }, { context, player }, draws) {
    const selection = { params: { section }, query: toDrawOptions(choice) }
    return draws.by(({ ofSection, forVisitor }) =>
      (player.isVisitor ? forVisitor : ofSection)(context.upstream, selection),
    )
  },
  after: {
    toNumber: ({ section }) => section,
    list: async ({ category }, { context }) =>
      numberedSections.map(({ name, number }) => {
        const title = context.i18n.t(`section.${name}`)
        return { source: { category, section: number }, number, name: title, title }
      }),
    progress: (_, { context }) => sectionProgress(context),
    isListedByGame: false,
    texts: { next: "play.end.nextSection", end: "play.end.section" },
  },
}

const recordOnServer: SourceServer<RecordSource> = {
  async draw(source, { context, key: { game } }, draws) {
    const answered = await findAnswered(context, game, source.key)
    return answered && draws.fromRecord(answered)
  },
}

const onServer: { readonly [K in SourceKind]: SourceServer<SourceOf<K>> } = {
  practice: recordOnServer,
  work: workOnServer,
  education: chapterOnServer,
  entertainment: sectionOnServer,
}

export const getSourceServer = (source: Source): SourceServer<Source> => onServer[source.category]

export const drawMaterial = <G extends Game>(
  play: Play<G>,
  { draws }: PlayServer<G>,
): Promise<DrawResult<MaterialOf<G>>> => {
  const { source } = play.key
  return getSourceServer(source).draw(source, play, draws)
}

/**
 * A play with its source as the upstream lists it. A page at another spelling of the source is redirected to the
 * canonical address; a form is applied to the source without a redirect.
 */
export async function withListedSource<G extends Game>(play: Play<G>): Promise<Play<G>> {
  const { game, source: typed } = play.key
  const found = await getSourceServer(typed).find?.(typed, play)
  if (!found) return play
  const { source, isListed } = found
  // The page after a POST is not redirected, which would lose its reply.
  const away =
    isListed && !play.context.isSubmission ? redirectToCanonical(play.request, source) : null
  if (away) throw away
  return { ...play, key: { game, source }, isUnlisted: !isListed }
}
