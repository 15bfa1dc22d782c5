import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/cloudflare"
import type { Game, Language } from "#contract/words"
import type { DrawChoice, Source } from "#game/rounds/round-key"
import { loadPlayPage } from "./load-play-page.server"
import { playAction } from "./play-action.server"
import { enter, withListedSource, type Player, type PlayServer } from "./play.server"

/** The loader and the action of a game's play page. */
export const createPlayRoute = <G extends Game>(part: PlayServer<G>) => ({
  async loader(args: LoaderFunctionArgs) {
    const view = await loadPlayPage(await withListedSource(enter(args, part.game)), part)
    return data(view, { status: view.round || view.end?.isPlayable ? 200 : 404 })
  },
  action: (args: ActionFunctionArgs) => playAction(args, part),
})

/** The body of a draw from a chapter. */
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

/** Options that were not chosen are not sent: an upstream may not know them. */
type DrawOptions = Readonly<
  Partial<Record<"language", Language> & Record<"again" | "mistakes", "true">>
>

/** The calls that draw a question of one game. */
interface Draws<OfChapter, OfSection, ForVisitor> {
  readonly ofChapter: (selection: Selection) => Promise<OfChapter>
  readonly ofSection: (selection: SectionSelection) => Promise<OfSection>
  readonly forVisitor: (selection: SectionSelection) => Promise<ForVisitor>
}

/** Draws a question of a chapter or section from the API. Throws a 503 if a visitor's network reached its limit. */
export async function drawFrom<
  OfChapter,
  OfSection,
  ForVisitor extends { readonly status: number },
>(
  source: Exclude<Source, { category: "practice" }>,
  { id, grade, isVisitor }: Player,
  { ofChapter, ofSection, forVisitor }: Draws<OfChapter, OfSection, ForVisitor>,
): Promise<OfChapter | OfSection | ForVisitor> {
  const options = optionsOf(source)
  if (source.category === "education") {
    const { subject, chapter } = source
    return ofChapter({ grade, subject, chapter, userID: id, ...options })
  }
  const selection = { params: { section: source.section }, query: options }
  if (!isVisitor) return ofSection(selection)
  const drawn = await forVisitor(selection)
  // The API limits the draws of visitors by network.
  if (drawn.status === 429) throw new Response(null, { status: 503 })
  return drawn
}

const optionsOf = ({ language, practice }: DrawChoice): DrawOptions => ({
  ...(language ? { language } : {}),
  ...(practice === "again" ? { again: "true" } : {}),
  ...(practice === "mistakes" ? { mistakes: "true" } : {}),
})
