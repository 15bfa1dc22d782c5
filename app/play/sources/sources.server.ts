import type { Game } from "#contract/words"
import type { MaterialOf } from "#game/games"
import type { Source, SourceKind, SourceOf } from "#game/sources/source"
import type { Play, PlayServer } from "#app/play/play.server"
import { redirectToCanonical } from "./resolve-source.server"
import { chapterOnServer } from "./chapter.server"
import type { Drawn } from "./draws"
import { recordOnServer } from "./record.server"
import { sectionOnServer } from "./section.server"
import type { SourceServer } from "./source-server"
import { workOnServer } from "./work.server"

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
): Promise<Drawn<MaterialOf<G>>> => {
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
