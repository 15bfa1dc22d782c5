import type { RoundKey } from "#game/rounds/round-key"
import type { Source, SourceKind, SourceOf } from "#game/sources/source"
import type { AppContext } from "#app/server/context.server"
import { numberedSections, otherSourcePath, workPath } from "#app/play/addresses"

type T = AppContext["i18n"]["t"]

interface SourcePage<Own extends Source> {
  values?(source: Own, t: T): Readonly<Record<string, string>>
  others?(source: Own): {
    readonly to: string
    readonly label: "play.backToRecord" | "play.backToWork" | "live.back"
  }
}

const sourcePages: { readonly [K in SourceKind]?: SourcePage<SourceOf<K>> } = {
  practice: {
    others: ({ room }) =>
      room
        ? { to: `/live/${room}/play`, label: "live.back" }
        : { to: "/answered-questions", label: "play.backToRecord" },
  },
  work: {
    values: ({ title }, t) => ({ title: title ?? t("play.work") }),
    others: ({ work }) => ({ to: workPath(work), label: "play.backToWork" }),
  },
  entertainment: {
    values({ section }, t) {
      const name = numberedSections.find(({ number }) => number === section)?.name
      return { section: name ? t(`section.${name}`) : "" }
    },
  },
}

const getSourcePage = (source: Source): SourcePage<Source> => sourcePages[source.category] ?? {}

export const labelSource = (source: Source, t: T): string =>
  t(`play.source.${source.category}`, { ...source, ...getSourcePage(source).values?.(source, t) })

export const linkToOthers = (key: RoundKey) =>
  getSourcePage(key.source).others?.(key.source) ??
  ({ to: otherSourcePath(key), label: "play.other" } as const)
