import type { RoundKey } from "#game/rounds/round-key"
import type { Source, SourceKind, SourceOf } from "#game/sources/source"
import type { AppContext } from "#app/server/context.server"
import { numberedSections, otherSourcePath } from "#app/play/addresses"

type T = AppContext["i18n"]["t"]

interface SourcePage<Own extends Source> {
  label(source: Own, t: T): string
  /** Where the player finds other questions, if that is not the choice of a source. */
  readonly others?: { readonly to: string; readonly label: "play.backToRecord" }
}

const sourcePages: { readonly [K in SourceKind]: SourcePage<SourceOf<K>> } = {
  practice: {
    label: (_, t) => t("play.source.practice"),
    others: { to: "/answered-questions", label: "play.backToRecord" },
  },
  education: {
    label: ({ subject, chapter }, t) => t("play.source.chapter", { subject, chapter }),
  },
  entertainment: {
    label({ section }, t) {
      const name = numberedSections.find(({ number }) => number === section)?.name
      return t("play.source.section", { section: name ? t(`section.${name}`) : "" })
    },
  },
}

const getSourcePage = (source: Source): SourcePage<Source> => sourcePages[source.category]

export const labelSource = (source: Source, t: T): string => getSourcePage(source).label(source, t)

export const linkToOthers = (key: RoundKey) =>
  getSourcePage(key.source).others ?? ({ to: otherSourcePath(key), label: "play.other" } as const)
