import type { AppContext } from "#app/server/context.server"

const counted = ["grades", "subjects", "links", "chapters", "questions", "changed"] as const

type Counts = Readonly<Partial<Record<(typeof counted)[number], number>>>

export const toCounts = (made: Counts, { t }: AppContext["i18n"]): string =>
  counted
    .flatMap((of) => (made[of] ? [t(`structure.counts.${of}`, { number: String(made[of]) })] : []))
    .join(" ")
