import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare"
import type { Game, Language } from "#contract/words"
import type { DrawChoice, Source } from "#game/rounds/round-key"
import type { Person } from "#app/session/person.server"
import { loadPlayPage } from "./load-play-page.server"
import { playAction } from "./play-action.server"
import { enter, withListedSource, type PlayServer } from "./play.server"

/** The loader and the action of a game's play page. */
export const createPlayRoute = <G extends Game>(part: PlayServer<G>) => ({
  async loader(args: LoaderFunctionArgs) {
    const view = await loadPlayPage(await withListedSource(enter(args, part.game)), part)
    return data(view, { status: view.round || view.end?.isPlayable ? 200 : 404 })
  },
  action: (args: ActionFunctionArgs) => playAction(args, part),
})

/** What the API is asked to draw from. */
interface Selection extends DrawOptions {
  readonly grade: string
  readonly subject: string
  readonly chapter: string
  readonly userID: string
}

interface SectionSelection {
  readonly params: { readonly section: string }
  readonly query: DrawOptions
}

/** Only those that were chosen: an upstream may not know them. */
type DrawOptions = Readonly<
  Partial<Record<"language", Language> & Record<"again" | "mistakes", "true">>
>

/** Asks the API for a question of a chapter or of a section. */
export function drawFrom<OfChapter, OfSection>(
  source: Exclude<Source, { category: "practice" }>,
  { id, grade }: Person,
  ofChapter: (selection: Selection) => Promise<OfChapter>,
  ofSection: (selection: SectionSelection) => Promise<OfSection>,
): Promise<OfChapter | OfSection> {
  const options = optionsOf(source)
  if (source.category === "entertainment")
    return ofSection({ params: { section: source.section }, query: options })
  const { subject, chapter } = source
  return ofChapter({ grade, subject, chapter, userID: id, ...options })
}

const optionsOf = ({ language, practice }: DrawChoice): DrawOptions => ({
  ...(language ? { language } : {}),
  ...(practice === "again" ? { again: "true" } : {}),
  ...(practice === "mistakes" ? { mistakes: "true" } : {}),
})
