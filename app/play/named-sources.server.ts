import { wireGames } from "#contract/words"
import type { Source } from "#game/rounds/round-key"
import { numberedSections } from "./addresses"
import { Curriculum } from "./curriculum.server"
import type { Play } from "./play.server"

export type DrawSource = Exclude<Source, { category: "practice" }>

/** A chapter or section, without what was chosen beside it. */
export interface NamedSource {
  readonly source: DrawSource
  readonly number: string
  readonly name: string
}

/** The chapters of a subject that have the game, or all where the API does not say; or the sections. */
export async function namedSources(
  { context, player, key }: Play,
  source: DrawSource,
): Promise<NamedSource[]> {
  if (source.category === "entertainment")
    return numberedSections.map(({ name, number }) => ({
      source: { category: "entertainment", section: number },
      number,
      name: context.i18n.t(`section.${name}`),
    }))
  const { subject } = source
  const chapters = await new Curriculum(context, player.grade).recentChapters(subject)
  return chapters
    .filter(({ games }) => !games || games.includes(wireGames[key.game]))
    .map(({ name, number }) => {
      const chapter = String(number)
      return { source: { category: "education", subject, chapter }, number: chapter, name }
    })
}

/** The others: the chapter of a source that is not listed may be typed by its name. */
export const othersThan = (listed: readonly NamedSource[], source: DrawSource): NamedSource[] =>
  listed.filter(({ number, name }) => {
    const here = numberOf(source)
    return here !== number && here !== name
  })

export const numberOf = (source: DrawSource): string =>
  source.category === "education" ? source.chapter : source.section

/** Its chapter or section alone. */
export const withoutChoice = (source: DrawSource): DrawSource =>
  source.category === "education"
    ? { category: "education", subject: source.subject, chapter: source.chapter }
    : { category: "entertainment", section: source.section }
