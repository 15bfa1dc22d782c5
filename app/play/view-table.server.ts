import { wireGames } from "#contract/words"
import type { TypedFields } from "#game/kept-forms"
import type { RoundView } from "#game/referee"
import type { Game } from "#game/rounds/place"
import { openRound } from "./open-round.server"
import type { Play } from "./play.server"
import type { Elsewhere } from "./table-view"

/** What the page of a game shows: the round, or where else there is something to play. */
export async function viewTable<G extends Game>(
  play: Play,
  game: G,
  begin: (play: Play) => Promise<RoundView | null>,
) {
  const round = play.isUnlisted ? null : await openRound(play, game, begin)
  const { i18n, session } = play.context
  return {
    title: i18n.t(`game.${game}.title`),
    place: play.table.place,
    round,
    total: session.person?.points ?? 0,
    elsewhere: round ? [] : await elsewhere(play, game),
    typed: oneEach((await play.context.savedSubmissions.take()) ?? {}),
  }
}

/** No field of a round is sent several times. */
const oneEach = (typed: TypedFields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, [value].flat().at(-1) ?? ""]),
  )

/** Other chapters of the subject: those that the API says have something, or all where it does not say. */
async function elsewhere({ context, person, table }: Play, game: Game): Promise<Elsewhere[]> {
  const { place } = table
  if (place.category !== "education") return []
  const { subject, chapter } = place
  const answer = await context.upstream.catalogue.chapters({ grade: person.grade, subject })
  if (answer.status !== 200) return []
  return answer.body.chapters
    .map(({ name, number, games }) => ({ name, number: String(number), games }))
    .filter(({ name, number }) => chapter !== name && chapter !== number)
    .filter(({ games }) => !games || games.includes(wireGames[game]))
    .map(({ name, number }) => ({ name, number }))
}
