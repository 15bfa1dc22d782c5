import type { SectionSource } from "#game/sources/section"
import { numberedSections } from "../addresses"
import { sectionProgress } from "../progress.server"
import { toDrawOptions, type SourceServer } from "./source-server"

export const sectionOnServer: SourceServer<SectionSource> = {
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
