import { wireGames } from "#contract/words"
import type { Source } from "#game/rounds/round-key"
import { numberedSections } from "./addresses"
import { Curriculum } from "./curriculum.server"
import type { Play } from "./play.server"

export type DrawSource = Exclude<Source, { category: "practice" }>

/** A chapter or section, without a choice of language or practice. */
export interface NamedSource {
  readonly source: DrawSource
  readonly number: string
  readonly name: string
}

/** The chapters of a subject that have the game (all if the API does not list their games), or all sections. */
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

/** All but this source. If the source is not listed, its chapter may be a name. */
export const othersThan = (listed: readonly NamedSource[], source: DrawSource): NamedSource[] =>
  listed.filter(({ number, name }) => {
    const here = numberOf(source)
    return here !== number && here !== name
  })

export const numberOf = (source: DrawSource): string =>
  source.category === "education" ? source.chapter : source.section

/** The same chapter or section without a choice of language or practice. */
export const withoutChoice = (source: DrawSource): DrawSource =>
  source.category === "education"
    ? { category: "education", subject: source.subject, chapter: source.chapter }
    : { category: "entertainment", section: source.section }
